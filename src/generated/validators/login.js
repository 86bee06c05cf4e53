// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_login_default = validate10;
const formats0 = formats.email;
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "password" || key0 === "organization_id")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func2(data0) > 254) {
					const err3 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0(data0)) {
					const err4 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func2(data1) > 128) {
					const err6 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func2(data1) < 6) {
					const err7 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 6 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.organization_id !== void 0) {
			let data2 = data.organization_id;
			if (typeof data2 === "string") {
				if (func2(data2) > 64) {
					const err9 = {
						instancePath: instancePath + "/organization_id",
						schemaPath: "#/properties/organization_id/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (func2(data2) < 1) {
					const err10 = {
						instancePath: instancePath + "/organization_id",
						schemaPath: "#/properties/organization_id/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/organization_id",
					schemaPath: "#/properties/organization_id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_login_default as default, validate };

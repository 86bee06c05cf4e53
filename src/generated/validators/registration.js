// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_registration_default = validate10;
const func2 = require_ucs2length().default;
const formats0 = formats.email;
const pattern0 = /* @__PURE__ */ new RegExp("\\d", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.password === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.password_confirmation === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password_confirmation" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "email" || key0 === "password" || key0 === "password_confirmation" || key0 === "organization_id")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func2(data0) < 2) {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func2(data1) > 254) {
					const err8 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats0(data1)) {
					const err9 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data2 = data.password;
			if (typeof data2 === "string") {
				if (func2(data2) > 128) {
					const err11 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func2(data2) < 8) {
					const err12 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!pattern0.test(data2)) {
					const err13 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/pattern",
						keyword: "pattern",
						params: { pattern: "\\d" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.password_confirmation !== void 0) {
			let data3 = data.password_confirmation;
			if (typeof data3 === "string") {
				if (func2(data3) > 128) {
					const err15 = {
						instancePath: instancePath + "/password_confirmation",
						schemaPath: "#/properties/password_confirmation/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (func2(data3) < 1) {
					const err16 = {
						instancePath: instancePath + "/password_confirmation",
						schemaPath: "#/properties/password_confirmation/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/password_confirmation",
					schemaPath: "#/properties/password_confirmation/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.organization_id !== void 0) {
			let data4 = data.organization_id;
			if (typeof data4 === "string") {
				if (func2(data4) > 64) {
					const err18 = {
						instancePath: instancePath + "/organization_id",
						schemaPath: "#/properties/organization_id/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (func2(data4) < 1) {
					const err19 = {
						instancePath: instancePath + "/organization_id",
						schemaPath: "#/properties/organization_id/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/organization_id",
					schemaPath: "#/properties/organization_id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_registration_default as default, validate };

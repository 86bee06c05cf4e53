// Written by "npm run generate" from schemas/; edit those and run it again.
import { t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_passwordChange_default = validate10;
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("\\d", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.current_password === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "current_password" }
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
		if (data.password_confirmation === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password_confirmation" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "current_password" || key0 === "password" || key0 === "password_confirmation")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.current_password !== void 0) {
			let data0 = data.current_password;
			if (typeof data0 === "string") {
				if (func2(data0) > 128) {
					const err4 = {
						instancePath: instancePath + "/current_password",
						schemaPath: "#/properties/current_password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func2(data0) < 1) {
					const err5 = {
						instancePath: instancePath + "/current_password",
						schemaPath: "#/properties/current_password/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/current_password",
					schemaPath: "#/properties/current_password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func2(data1) > 128) {
					const err7 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func2(data1) < 8) {
					const err8 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern0.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/pattern",
						keyword: "pattern",
						params: { pattern: "\\d" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.password_confirmation !== void 0) {
			let data2 = data.password_confirmation;
			if (typeof data2 === "string") {
				if (func2(data2) > 128) {
					const err11 = {
						instancePath: instancePath + "/password_confirmation",
						schemaPath: "#/properties/password_confirmation/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func2(data2) < 1) {
					const err12 = {
						instancePath: instancePath + "/password_confirmation",
						schemaPath: "#/properties/password_confirmation/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/password_confirmation",
					schemaPath: "#/properties/password_confirmation/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_passwordChange_default as default, validate };

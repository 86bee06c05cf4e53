// Written by "npm run generate" from schemas/; edit those and run it again.
import { t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_productCategory_default = validate10;
const func2 = require_ucs2length().default;
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
		for (const key0 in data) if (!(key0 === "name" || key0 === "displayOrder" || key0 === "description")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 80) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func2(data0) < 2) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.displayOrder !== void 0) {
			let data1 = data.displayOrder;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err5 = {
					instancePath: instancePath + "/displayOrder",
					schemaPath: "#/properties/displayOrder/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9999 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/displayOrder",
						schemaPath: "#/properties/displayOrder/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9999
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/displayOrder",
						schemaPath: "#/properties/displayOrder/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (func2(data2) > 500) {
					const err8 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_productCategory_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats } from "./shared.js";
const validate = validate10;
var _validator_orderExtend_default = validate10;
const formats0 = formats["date-time"];
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.expiresAt === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "expiresAt")) {
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
		if (data.expiresAt !== void 0) {
			let data0 = data.expiresAt;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err2 = {
						instancePath: instancePath + "/expiresAt",
						schemaPath: "#/properties/expiresAt/format",
						keyword: "format",
						params: { format: "date-time" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/expiresAt",
					schemaPath: "#/properties/expiresAt/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_orderExtend_default as default, validate };

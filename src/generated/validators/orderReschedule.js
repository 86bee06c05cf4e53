// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats } from "./shared.js";
const validate = validate10;
var _validator_orderReschedule_default = validate10;
const formats0 = formats.date;
const formats2 = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.visitDate === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visitDate" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "visitDate" || key0 === "visitTime" || key0 === "notify")) {
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
		if (data.visitDate !== void 0) {
			let data0 = data.visitDate;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err2 = {
						instancePath: instancePath + "/visitDate",
						schemaPath: "#/properties/visitDate/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/visitDate",
					schemaPath: "#/properties/visitDate/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.visitTime !== void 0) {
			let data1 = data.visitTime;
			if (typeof data1 === "string") {
				if (!formats2.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/visitTime",
						schemaPath: "#/properties/visitTime/format",
						keyword: "format",
						params: { format: "time-hm" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/visitTime",
					schemaPath: "#/properties/visitTime/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.notify !== void 0) {
			if (typeof data.notify !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/notify",
					schemaPath: "#/properties/notify/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_orderReschedule_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_occurrence_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "occurrence",
	"type": "object",
	"required": ["orderId", "type"],
	"properties": {
		"orderId": {
			"type": "string",
			"format": "uuid"
		},
		"type": {
			"type": "string",
			"enum": [
				"created",
				"paymentConfirmed",
				"voucherResent",
				"rescheduled",
				"used",
				"usageReverted",
				"cancelled",
				"refundRequested",
				"refunded",
				"refundFailed",
				"expired",
				"extended",
				"reactivated",
				"note",
				"complaint",
				"exported"
			],
			"default": "note"
		},
		"description": {
			"type": "string",
			"minLength": 1,
			"maxLength": 2e3
		}
	},
	"additionalProperties": false
};
const formats0 = formats.uuid;
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.orderId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "orderId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.type === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "orderId" || key0 === "type" || key0 === "description")) {
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
		if (data.orderId !== void 0) {
			let data0 = data.orderId;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err3 = {
						instancePath: instancePath + "/orderId",
						schemaPath: "#/properties/orderId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/orderId",
					schemaPath: "#/properties/orderId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data1 = data.type;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (!(data1 === "created" || data1 === "paymentConfirmed" || data1 === "voucherResent" || data1 === "rescheduled" || data1 === "used" || data1 === "usageReverted" || data1 === "cancelled" || data1 === "refundRequested" || data1 === "refunded" || data1 === "refundFailed" || data1 === "expired" || data1 === "extended" || data1 === "reactivated" || data1 === "note" || data1 === "complaint" || data1 === "exported")) {
				const err6 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (func2(data2) > 2e3) {
					const err7 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func2(data2) < 1) {
					const err8 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/minLength",
						keyword: "minLength",
						params: { limit: 1 }
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
export { _validator_occurrence_default as default, validate };

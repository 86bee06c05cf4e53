// Written by "npm run generate" from schemas/; edit those and run it again.
import "./shared.js";
const validate = validate10;
var _validator_orderCancel_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "orderCancel",
	"type": "object",
	"required": ["cancellationReasonCode"],
	"properties": {
		"cancellationReasonCode": {
			"type": "string",
			"enum": [
				"customerRequest",
				"withdrawal7Days",
				"providerClosed",
				"weather",
				"paymentFailed",
				"fraud",
				"duplicate",
				"testOrder",
				"other"
			]
		},
		"refund": {
			"description": "Absent: what is proposed for the cancellation type; for a request of the customer or another reason, where money is due, nothing is proposed and it is required.",
			"type": "string",
			"enum": [
				"none",
				"full",
				"partial"
			]
		},
		"refundAmount": {
			"type": "integer",
			"minimum": 1,
			"maximum": 99999999999
		},
		"notify": {
			"type": "boolean",
			"default": true
		}
	},
	"additionalProperties": false
};
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cancellationReasonCode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cancellationReasonCode" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "cancellationReasonCode" || key0 === "refund" || key0 === "refundAmount" || key0 === "notify")) {
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
		if (data.cancellationReasonCode !== void 0) {
			let data0 = data.cancellationReasonCode;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/cancellationReasonCode",
					schemaPath: "#/properties/cancellationReasonCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "customerRequest" || data0 === "withdrawal7Days" || data0 === "providerClosed" || data0 === "weather" || data0 === "paymentFailed" || data0 === "fraud" || data0 === "duplicate" || data0 === "testOrder" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/cancellationReasonCode",
					schemaPath: "#/properties/cancellationReasonCode/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.cancellationReasonCode.enum }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.refund !== void 0) {
			let data1 = data.refund;
			if (typeof data1 !== "string") {
				const err4 = {
					instancePath: instancePath + "/refund",
					schemaPath: "#/properties/refund/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data1 === "none" || data1 === "full" || data1 === "partial")) {
				const err5 = {
					instancePath: instancePath + "/refund",
					schemaPath: "#/properties/refund/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.refund.enum }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.refundAmount !== void 0) {
			let data2 = data.refundAmount;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err6 = {
					instancePath: instancePath + "/refundAmount",
					schemaPath: "#/properties/refundAmount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 99999999999 || isNaN(data2)) {
					const err7 = {
						instancePath: instancePath + "/refundAmount",
						schemaPath: "#/properties/refundAmount/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 99999999999
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/refundAmount",
						schemaPath: "#/properties/refundAmount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.notify !== void 0) {
			if (typeof data.notify !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/notify",
					schemaPath: "#/properties/notify/type",
					keyword: "type",
					params: { type: "boolean" }
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
export { _validator_orderCancel_default as default, validate };

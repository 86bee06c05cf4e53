// Written by "npm run generate" from schemas/; edit those and run it again.
import { t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_salesChannel_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "salesChannel",
	"type": "object",
	"required": [
		"name",
		"stockPool",
		"status"
	],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 80
		},
		"stockPool": {
			"type": "string",
			"enum": [
				"internet",
				"distributor",
				"ticketOffice"
			]
		},
		"status": {
			"type": "string",
			"enum": ["active", "inactive"],
			"default": "active"
		},
		"confirmsAtSale": {
			"description": "Paid when it is sold (ticket office, distributor on account): its orders are confirmed at once, those of others wait for the payment.",
			"type": "boolean",
			"default": false
		},
		"description": {
			"type": "string",
			"maxLength": 500
		}
	},
	"additionalProperties": false
};
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
		if (data.stockPool === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stockPool" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "stockPool" || key0 === "status" || key0 === "confirmsAtSale" || key0 === "description")) {
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
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 80) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func2(data0) < 2) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.stockPool !== void 0) {
			let data1 = data.stockPool;
			if (typeof data1 !== "string") {
				const err7 = {
					instancePath: instancePath + "/stockPool",
					schemaPath: "#/properties/stockPool/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data1 === "internet" || data1 === "distributor" || data1 === "ticketOffice")) {
				const err8 = {
					instancePath: instancePath + "/stockPool",
					schemaPath: "#/properties/stockPool/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.stockPool.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data2 === "active" || data2 === "inactive")) {
				const err10 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.status.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.confirmsAtSale !== void 0) {
			if (typeof data.confirmsAtSale !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/confirmsAtSale",
					schemaPath: "#/properties/confirmsAtSale/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data4 = data.description;
			if (typeof data4 === "string") {
				if (func2(data4) > 500) {
					const err12 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
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
export { _validator_salesChannel_default as default, validate };

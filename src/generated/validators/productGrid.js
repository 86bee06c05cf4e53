// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_productGrid_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "productGrid",
	"type": "object",
	"required": [
		"productId",
		"name",
		"unitType",
		"peoplePerUnit",
		"halfPrice",
		"requiresDocument",
		"displayOrder",
		"status"
	],
	"properties": {
		"productId": {
			"type": "string",
			"format": "uuid"
		},
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 60
		},
		"unitType": {
			"type": "string",
			"enum": [
				"adult",
				"youth",
				"child",
				"infant",
				"senior",
				"student",
				"disabled",
				"family",
				"group",
				"other"
			]
		},
		"minimumAge": {
			"type": "integer",
			"minimum": 0,
			"maximum": 120
		},
		"maximumAge": {
			"type": "integer",
			"minimum": 0,
			"maximum": 120
		},
		"peoplePerUnit": {
			"type": "integer",
			"default": 1,
			"minimum": 1,
			"maximum": 100
		},
		"halfPrice": {
			"type": "boolean",
			"default": false
		},
		"requiresDocument": {
			"type": "boolean",
			"default": false
		},
		"displayOrder": {
			"type": "integer",
			"default": 0,
			"minimum": 0,
			"maximum": 9999
		},
		"status": {
			"type": "string",
			"enum": ["active", "inactive"],
			"default": "active"
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.uuid;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.productId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "productId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unitType === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unitType" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.peoplePerUnit === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "peoplePerUnit" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.halfPrice === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "halfPrice" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.requiresDocument === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "requiresDocument" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.displayOrder === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "displayOrder" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.status === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.productId !== void 0) {
			let data0 = data.productId;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err9 = {
						instancePath: instancePath + "/productId",
						schemaPath: "#/properties/productId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/productId",
					schemaPath: "#/properties/productId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 60) {
					const err11 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func3(data1) < 2) {
					const err12 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.unitType !== void 0) {
			let data2 = data.unitType;
			if (typeof data2 !== "string") {
				const err14 = {
					instancePath: instancePath + "/unitType",
					schemaPath: "#/properties/unitType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data2 === "adult" || data2 === "youth" || data2 === "child" || data2 === "infant" || data2 === "senior" || data2 === "student" || data2 === "disabled" || data2 === "family" || data2 === "group" || data2 === "other")) {
				const err15 = {
					instancePath: instancePath + "/unitType",
					schemaPath: "#/properties/unitType/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.unitType.enum }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.minimumAge !== void 0) {
			let data3 = data.minimumAge;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err16 = {
					instancePath: instancePath + "/minimumAge",
					schemaPath: "#/properties/minimumAge/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 120 || isNaN(data3)) {
					const err17 = {
						instancePath: instancePath + "/minimumAge",
						schemaPath: "#/properties/minimumAge/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 120
						}
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data3 < 0 || isNaN(data3)) {
					const err18 = {
						instancePath: instancePath + "/minimumAge",
						schemaPath: "#/properties/minimumAge/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.maximumAge !== void 0) {
			let data4 = data.maximumAge;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err19 = {
					instancePath: instancePath + "/maximumAge",
					schemaPath: "#/properties/maximumAge/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 > 120 || isNaN(data4)) {
					const err20 = {
						instancePath: instancePath + "/maximumAge",
						schemaPath: "#/properties/maximumAge/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 120
						}
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data4 < 0 || isNaN(data4)) {
					const err21 = {
						instancePath: instancePath + "/maximumAge",
						schemaPath: "#/properties/maximumAge/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.peoplePerUnit !== void 0) {
			let data5 = data.peoplePerUnit;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err22 = {
					instancePath: instancePath + "/peoplePerUnit",
					schemaPath: "#/properties/peoplePerUnit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 > 100 || isNaN(data5)) {
					const err23 = {
						instancePath: instancePath + "/peoplePerUnit",
						schemaPath: "#/properties/peoplePerUnit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						}
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data5 < 1 || isNaN(data5)) {
					const err24 = {
						instancePath: instancePath + "/peoplePerUnit",
						schemaPath: "#/properties/peoplePerUnit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.halfPrice !== void 0) {
			if (typeof data.halfPrice !== "boolean") {
				const err25 = {
					instancePath: instancePath + "/halfPrice",
					schemaPath: "#/properties/halfPrice/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.requiresDocument !== void 0) {
			if (typeof data.requiresDocument !== "boolean") {
				const err26 = {
					instancePath: instancePath + "/requiresDocument",
					schemaPath: "#/properties/requiresDocument/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.displayOrder !== void 0) {
			let data8 = data.displayOrder;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err27 = {
					instancePath: instancePath + "/displayOrder",
					schemaPath: "#/properties/displayOrder/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 9999 || isNaN(data8)) {
					const err28 = {
						instancePath: instancePath + "/displayOrder",
						schemaPath: "#/properties/displayOrder/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9999
						}
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/displayOrder",
						schemaPath: "#/properties/displayOrder/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.status !== void 0) {
			let data9 = data.status;
			if (typeof data9 !== "string") {
				const err30 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (!(data9 === "active" || data9 === "inactive")) {
				const err31 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.status.enum }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
	} else {
		const err32 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err32];
		else vErrors.push(err32);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_productGrid_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats } from "./shared.js";
const validate = validate10;
var _validator_productPrice_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "productPrice",
	"type": "object",
	"required": [
		"productId",
		"productGridId",
		"season",
		"currency",
		"fullPrice",
		"salesPrice",
		"transferValue",
		"serviceFeePercentage"
	],
	"properties": {
		"productId": {
			"type": "string",
			"format": "uuid"
		},
		"productGridId": {
			"type": "string",
			"format": "uuid"
		},
		"validityId": {
			"type": "string",
			"format": "uuid"
		},
		"season": {
			"type": "string",
			"enum": [
				"any",
				"high",
				"low"
			],
			"default": "any"
		},
		"salesChannelId": {
			"type": "string",
			"format": "uuid"
		},
		"currency": {
			"description": "ISO 4217.",
			"type": "string",
			"pattern": "^[A-Z]{3}$",
			"default": "BRL"
		},
		"fullPrice": {
			"type": "integer",
			"minimum": 0,
			"maximum": 99999999
		},
		"salesPrice": {
			"type": "integer",
			"minimum": 0,
			"maximum": 99999999
		},
		"transferValue": {
			"description": "What the provider is paid.",
			"type": "integer",
			"minimum": 0,
			"maximum": 99999999
		},
		"serviceFeePercentage": {
			"description": "Basis points: 1000 is 10.00 %.",
			"type": "integer",
			"default": 0,
			"minimum": 0,
			"maximum": 1e4
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const formats0 = formats.uuid;
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");
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
		if (data.productGridId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "productGridId" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.season === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "season" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.currency === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currency" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.fullPrice === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fullPrice" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.salesPrice === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "salesPrice" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.transferValue === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferValue" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.serviceFeePercentage === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "serviceFeePercentage" }
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
		if (data.productGridId !== void 0) {
			let data1 = data.productGridId;
			if (typeof data1 === "string") {
				if (!formats0(data1)) {
					const err11 = {
						instancePath: instancePath + "/productGridId",
						schemaPath: "#/properties/productGridId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/productGridId",
					schemaPath: "#/properties/productGridId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.validityId !== void 0) {
			let data2 = data.validityId;
			if (typeof data2 === "string") {
				if (!formats0(data2)) {
					const err13 = {
						instancePath: instancePath + "/validityId",
						schemaPath: "#/properties/validityId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/validityId",
					schemaPath: "#/properties/validityId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.season !== void 0) {
			let data3 = data.season;
			if (typeof data3 !== "string") {
				const err15 = {
					instancePath: instancePath + "/season",
					schemaPath: "#/properties/season/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data3 === "any" || data3 === "high" || data3 === "low")) {
				const err16 = {
					instancePath: instancePath + "/season",
					schemaPath: "#/properties/season/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.season.enum }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.salesChannelId !== void 0) {
			let data4 = data.salesChannelId;
			if (typeof data4 === "string") {
				if (!formats0(data4)) {
					const err17 = {
						instancePath: instancePath + "/salesChannelId",
						schemaPath: "#/properties/salesChannelId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/salesChannelId",
					schemaPath: "#/properties/salesChannelId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.currency !== void 0) {
			let data5 = data.currency;
			if (typeof data5 === "string") {
				if (!pattern0.test(data5)) {
					const err19 = {
						instancePath: instancePath + "/currency",
						schemaPath: "#/properties/currency/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{3}$" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/currency",
					schemaPath: "#/properties/currency/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.fullPrice !== void 0) {
			let data6 = data.fullPrice;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err21 = {
					instancePath: instancePath + "/fullPrice",
					schemaPath: "#/properties/fullPrice/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 99999999 || isNaN(data6)) {
					const err22 = {
						instancePath: instancePath + "/fullPrice",
						schemaPath: "#/properties/fullPrice/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 99999999
						}
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data6 < 0 || isNaN(data6)) {
					const err23 = {
						instancePath: instancePath + "/fullPrice",
						schemaPath: "#/properties/fullPrice/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
		if (data.salesPrice !== void 0) {
			let data7 = data.salesPrice;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err24 = {
					instancePath: instancePath + "/salesPrice",
					schemaPath: "#/properties/salesPrice/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 99999999 || isNaN(data7)) {
					const err25 = {
						instancePath: instancePath + "/salesPrice",
						schemaPath: "#/properties/salesPrice/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 99999999
						}
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data7 < 0 || isNaN(data7)) {
					const err26 = {
						instancePath: instancePath + "/salesPrice",
						schemaPath: "#/properties/salesPrice/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		}
		if (data.transferValue !== void 0) {
			let data8 = data.transferValue;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err27 = {
					instancePath: instancePath + "/transferValue",
					schemaPath: "#/properties/transferValue/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 99999999 || isNaN(data8)) {
					const err28 = {
						instancePath: instancePath + "/transferValue",
						schemaPath: "#/properties/transferValue/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 99999999
						}
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/transferValue",
						schemaPath: "#/properties/transferValue/minimum",
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
		if (data.serviceFeePercentage !== void 0) {
			let data9 = data.serviceFeePercentage;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err30 = {
					instancePath: instancePath + "/serviceFeePercentage",
					schemaPath: "#/properties/serviceFeePercentage/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 1e4 || isNaN(data9)) {
					const err31 = {
						instancePath: instancePath + "/serviceFeePercentage",
						schemaPath: "#/properties/serviceFeePercentage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e4
						}
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (data9 < 0 || isNaN(data9)) {
					const err32 = {
						instancePath: instancePath + "/serviceFeePercentage",
						schemaPath: "#/properties/serviceFeePercentage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_productPrice_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_promotion_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "promotion",
	"type": "object",
	"required": [
		"providerId",
		"name",
		"couponCode",
		"active",
		"discountType",
		"discountValue",
		"minimumPurchaseValue",
		"couponQuantity",
		"validFrom",
		"validTo"
	],
	"properties": {
		"providerId": {
			"type": "string",
			"format": "uuid"
		},
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 100
		},
		"couponCode": {
			"type": "string",
			"pattern": "^[A-Z0-9-]{5,32}$"
		},
		"active": {
			"type": "boolean",
			"default": true
		},
		"rideIds": {
			"type": "array",
			"maxItems": 200,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"format": "uuid"
			}
		},
		"discountType": {
			"type": "string",
			"enum": ["fixed", "percent"],
			"default": "fixed"
		},
		"discountValue": {
			"description": "Centavos when fixed, basis points when a percentage.",
			"type": "integer",
			"minimum": 1,
			"maximum": 99999999
		},
		"minimumPurchaseValue": {
			"type": "integer",
			"default": 0,
			"minimum": 0,
			"maximum": 99999999
		},
		"couponQuantity": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e6
		},
		"validFrom": {
			"type": "string",
			"format": "date-time"
		},
		"validTo": {
			"type": "string",
			"format": "date-time"
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.uuid;
const formats4 = formats["date-time"];
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Z0-9-]{5,32}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.providerId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "providerId" }
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
		if (data.couponCode === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "couponCode" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.active === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "active" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.discountType === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discountType" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.discountValue === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discountValue" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.minimumPurchaseValue === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minimumPurchaseValue" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.couponQuantity === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "couponQuantity" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.validFrom === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validFrom" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.validTo === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validTo" }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.providerId !== void 0) {
			let data0 = data.providerId;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err11 = {
						instancePath: instancePath + "/providerId",
						schemaPath: "#/properties/providerId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/providerId",
					schemaPath: "#/properties/providerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 100) {
					const err13 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (func3(data1) < 2) {
					const err14 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.couponCode !== void 0) {
			let data2 = data.couponCode;
			if (typeof data2 === "string") {
				if (!pattern0.test(data2)) {
					const err16 = {
						instancePath: instancePath + "/couponCode",
						schemaPath: "#/properties/couponCode/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z0-9-]{5,32}$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/couponCode",
					schemaPath: "#/properties/couponCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.active !== void 0) {
			if (typeof data.active !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/active",
					schemaPath: "#/properties/active/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.rideIds !== void 0) {
			let data4 = data.rideIds;
			if (Array.isArray(data4)) {
				if (data4.length > 200) {
					const err19 = {
						instancePath: instancePath + "/rideIds",
						schemaPath: "#/properties/rideIds/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 === "string") {
						if (!formats0(data5)) {
							const err20 = {
								instancePath: instancePath + "/rideIds/" + i0,
								schemaPath: "#/properties/rideIds/items/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/rideIds/" + i0,
							schemaPath: "#/properties/rideIds/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data4[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err22 = {
								instancePath: instancePath + "/rideIds",
								schemaPath: "#/properties/rideIds/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/rideIds",
					schemaPath: "#/properties/rideIds/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.discountType !== void 0) {
			let data6 = data.discountType;
			if (typeof data6 !== "string") {
				const err24 = {
					instancePath: instancePath + "/discountType",
					schemaPath: "#/properties/discountType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data6 === "fixed" || data6 === "percent")) {
				const err25 = {
					instancePath: instancePath + "/discountType",
					schemaPath: "#/properties/discountType/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.discountType.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.discountValue !== void 0) {
			let data7 = data.discountValue;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err26 = {
					instancePath: instancePath + "/discountValue",
					schemaPath: "#/properties/discountValue/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 99999999 || isNaN(data7)) {
					const err27 = {
						instancePath: instancePath + "/discountValue",
						schemaPath: "#/properties/discountValue/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 99999999
						}
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (data7 < 1 || isNaN(data7)) {
					const err28 = {
						instancePath: instancePath + "/discountValue",
						schemaPath: "#/properties/discountValue/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		}
		if (data.minimumPurchaseValue !== void 0) {
			let data8 = data.minimumPurchaseValue;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err29 = {
					instancePath: instancePath + "/minimumPurchaseValue",
					schemaPath: "#/properties/minimumPurchaseValue/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 99999999 || isNaN(data8)) {
					const err30 = {
						instancePath: instancePath + "/minimumPurchaseValue",
						schemaPath: "#/properties/minimumPurchaseValue/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 99999999
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err31 = {
						instancePath: instancePath + "/minimumPurchaseValue",
						schemaPath: "#/properties/minimumPurchaseValue/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		}
		if (data.couponQuantity !== void 0) {
			let data9 = data.couponQuantity;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err32 = {
					instancePath: instancePath + "/couponQuantity",
					schemaPath: "#/properties/couponQuantity/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 1e6 || isNaN(data9)) {
					const err33 = {
						instancePath: instancePath + "/couponQuantity",
						schemaPath: "#/properties/couponQuantity/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						}
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data9 < 1 || isNaN(data9)) {
					const err34 = {
						instancePath: instancePath + "/couponQuantity",
						schemaPath: "#/properties/couponQuantity/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		}
		if (data.validFrom !== void 0) {
			let data10 = data.validFrom;
			if (typeof data10 === "string") {
				if (!formats4(data10)) {
					const err35 = {
						instancePath: instancePath + "/validFrom",
						schemaPath: "#/properties/validFrom/format",
						keyword: "format",
						params: { format: "date-time" }
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/validFrom",
					schemaPath: "#/properties/validFrom/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.validTo !== void 0) {
			let data11 = data.validTo;
			if (typeof data11 === "string") {
				if (!formats4(data11)) {
					const err37 = {
						instancePath: instancePath + "/validTo",
						schemaPath: "#/properties/validTo/format",
						keyword: "format",
						params: { format: "date-time" }
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/validTo",
					schemaPath: "#/properties/validTo/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
	} else {
		const err39 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err39];
		else vErrors.push(err39);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_promotion_default as default, validate };

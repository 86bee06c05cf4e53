// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_distributionUnit_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "distributionUnit",
	"type": "object",
	"required": [
		"businessName",
		"tradeName",
		"businessId",
		"status"
	],
	"properties": {
		"businessName": {
			"type": "string",
			"minLength": 2,
			"maxLength": 150
		},
		"tradeName": {
			"type": "string",
			"minLength": 2,
			"maxLength": 100
		},
		"businessId": {
			"description": "14 characters without mask; letters are allowed since July 2026.",
			"type": "string",
			"format": "cnpj"
		},
		"status": {
			"type": "string",
			"enum": ["active", "inactive"],
			"default": "active"
		},
		"website": {
			"type": "string",
			"format": "uri",
			"pattern": "^https?://",
			"maxLength": 255
		},
		"address": {
			"description": "A postal address. A country or a state alone is allowed: that is what erased customers keep; street and postal code ask for the city, the city for its state.",
			"type": "object",
			"required": ["country"],
			"properties": {
				"street": {
					"type": "string",
					"minLength": 1,
					"maxLength": 120
				},
				"number": {
					"type": "string",
					"minLength": 1,
					"maxLength": 10
				},
				"complement": {
					"type": "string",
					"maxLength": 60
				},
				"neighborhood": {
					"type": "string",
					"maxLength": 80
				},
				"zipCode": {
					"description": "Without mask in Brazil: eight digits.",
					"type": "string",
					"pattern": "^[A-Z0-9 -]{3,12}$"
				},
				"city": {
					"type": "string",
					"minLength": 1,
					"maxLength": 80
				},
				"state": {
					"description": "Two letters in Brazil, free text elsewhere.",
					"type": "string",
					"maxLength": 60
				},
				"country": {
					"description": "ISO 3166-1 alpha-2.",
					"type": "string",
					"pattern": "^[A-Z]{2}$",
					"default": "BR"
				}
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const func2 = require_ucs2length().default;
const formats0 = formats.cnpj;
const formats2 = formats.uri;
const pattern0 = /* @__PURE__ */ new RegExp("^https?://", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^[A-Z0-9 -]{3,12}$", "u");
const pattern2 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.businessName === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "businessName" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tradeName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tradeName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.businessId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "businessId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "businessName" || key0 === "tradeName" || key0 === "businessId" || key0 === "status" || key0 === "website" || key0 === "address")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.businessName !== void 0) {
			let data0 = data.businessName;
			if (typeof data0 === "string") {
				if (func2(data0) > 150) {
					const err5 = {
						instancePath: instancePath + "/businessName",
						schemaPath: "#/properties/businessName/maxLength",
						keyword: "maxLength",
						params: { limit: 150 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func2(data0) < 2) {
					const err6 = {
						instancePath: instancePath + "/businessName",
						schemaPath: "#/properties/businessName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/businessName",
					schemaPath: "#/properties/businessName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.tradeName !== void 0) {
			let data1 = data.tradeName;
			if (typeof data1 === "string") {
				if (func2(data1) > 100) {
					const err8 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func2(data1) < 2) {
					const err9 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/tradeName",
					schemaPath: "#/properties/tradeName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.businessId !== void 0) {
			let data2 = data.businessId;
			if (typeof data2 === "string") {
				if (!formats0(data2)) {
					const err11 = {
						instancePath: instancePath + "/businessId",
						schemaPath: "#/properties/businessId/format",
						keyword: "format",
						params: { format: "cnpj" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/businessId",
					schemaPath: "#/properties/businessId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data3 = data.status;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "active" || data3 === "inactive")) {
				const err14 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.status.enum }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.website !== void 0) {
			let data4 = data.website;
			if (typeof data4 === "string") {
				if (func2(data4) > 255) {
					const err15 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/maxLength",
						keyword: "maxLength",
						params: { limit: 255 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern0.test(data4)) {
					const err16 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/pattern",
						keyword: "pattern",
						params: { pattern: "^https?://" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!formats2(data4)) {
					const err17 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/website",
					schemaPath: "#/properties/website/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.address !== void 0) {
			let data5 = data.address;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.country === void 0) {
					const err19 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/required",
						keyword: "required",
						params: { missingProperty: "country" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				for (const key1 in data5) if (!(key1 === "street" || key1 === "number" || key1 === "complement" || key1 === "neighborhood" || key1 === "zipCode" || key1 === "city" || key1 === "state" || key1 === "country")) {
					const err20 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data5.street !== void 0) {
					let data6 = data5.street;
					if (typeof data6 === "string") {
						if (func2(data6) > 120) {
							const err21 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (func2(data6) < 1) {
							const err22 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/address/street",
							schemaPath: "#/properties/address/properties/street/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data5.number !== void 0) {
					let data7 = data5.number;
					if (typeof data7 === "string") {
						if (func2(data7) > 10) {
							const err24 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/maxLength",
								keyword: "maxLength",
								params: { limit: 10 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (func2(data7) < 1) {
							const err25 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/address/number",
							schemaPath: "#/properties/address/properties/number/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data5.complement !== void 0) {
					let data8 = data5.complement;
					if (typeof data8 === "string") {
						if (func2(data8) > 60) {
							const err27 = {
								instancePath: instancePath + "/address/complement",
								schemaPath: "#/properties/address/properties/complement/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					} else {
						const err28 = {
							instancePath: instancePath + "/address/complement",
							schemaPath: "#/properties/address/properties/complement/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data5.neighborhood !== void 0) {
					let data9 = data5.neighborhood;
					if (typeof data9 === "string") {
						if (func2(data9) > 80) {
							const err29 = {
								instancePath: instancePath + "/address/neighborhood",
								schemaPath: "#/properties/address/properties/neighborhood/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					} else {
						const err30 = {
							instancePath: instancePath + "/address/neighborhood",
							schemaPath: "#/properties/address/properties/neighborhood/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				if (data5.zipCode !== void 0) {
					let data10 = data5.zipCode;
					if (typeof data10 === "string") {
						if (!pattern1.test(data10)) {
							const err31 = {
								instancePath: instancePath + "/address/zipCode",
								schemaPath: "#/properties/address/properties/zipCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z0-9 -]{3,12}$" }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					} else {
						const err32 = {
							instancePath: instancePath + "/address/zipCode",
							schemaPath: "#/properties/address/properties/zipCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
				if (data5.city !== void 0) {
					let data11 = data5.city;
					if (typeof data11 === "string") {
						if (func2(data11) > 80) {
							const err33 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (func2(data11) < 1) {
							const err34 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					} else {
						const err35 = {
							instancePath: instancePath + "/address/city",
							schemaPath: "#/properties/address/properties/city/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				}
				if (data5.state !== void 0) {
					let data12 = data5.state;
					if (typeof data12 === "string") {
						if (func2(data12) > 60) {
							const err36 = {
								instancePath: instancePath + "/address/state",
								schemaPath: "#/properties/address/properties/state/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					} else {
						const err37 = {
							instancePath: instancePath + "/address/state",
							schemaPath: "#/properties/address/properties/state/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
				}
				if (data5.country !== void 0) {
					let data13 = data5.country;
					if (typeof data13 === "string") {
						if (!pattern2.test(data13)) {
							const err38 = {
								instancePath: instancePath + "/address/country",
								schemaPath: "#/properties/address/properties/country/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					} else {
						const err39 = {
							instancePath: instancePath + "/address/country",
							schemaPath: "#/properties/address/properties/country/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
	} else {
		const err41 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err41];
		else vErrors.push(err41);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_distributionUnit_default as default, validate };

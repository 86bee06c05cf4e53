// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_provider_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "provider",
	"type": "object",
	"required": [
		"businessName",
		"tradeName",
		"businessId",
		"activitySector",
		"timeZone"
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
		"activitySector": {
			"type": "string",
			"enum": [
				"themePark",
				"touristAttraction",
				"theater",
				"show",
				"schoolBooking"
			]
		},
		"website": {
			"type": "string",
			"format": "uri",
			"maxLength": 255
		},
		"privacyUrl": {
			"type": "string",
			"format": "uri",
			"maxLength": 255
		},
		"timeZone": {
			"type": "string",
			"format": "time-zone",
			"default": "America/Sao_Paulo"
		},
		"softDescriptor": {
			"type": "string",
			"pattern": "^(?=.*[A-Z])[A-Z0-9 ]{1,13}$"
		},
		"voucherText": {
			"type": "string",
			"maxLength": 2e3
		},
		"contract": {
			"type": "string",
			"format": "stored-file"
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
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.cnpj;
const formats2 = formats.uri;
const formats6 = formats["time-zone"];
const formats8 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/\\\p{C}]{1,150}$/u;
const pattern0 = /* @__PURE__ */ new RegExp("^(?=.*[A-Z])[A-Z0-9 ]{1,13}$", "u");
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
		if (data.activitySector === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "activitySector" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.businessName !== void 0) {
			let data0 = data.businessName;
			if (typeof data0 === "string") {
				if (func3(data0) > 150) {
					const err6 = {
						instancePath: instancePath + "/businessName",
						schemaPath: "#/properties/businessName/maxLength",
						keyword: "maxLength",
						params: { limit: 150 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func3(data0) < 2) {
					const err7 = {
						instancePath: instancePath + "/businessName",
						schemaPath: "#/properties/businessName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/businessName",
					schemaPath: "#/properties/businessName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.tradeName !== void 0) {
			let data1 = data.tradeName;
			if (typeof data1 === "string") {
				if (func3(data1) > 100) {
					const err9 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (func3(data1) < 2) {
					const err10 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/tradeName",
					schemaPath: "#/properties/tradeName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.businessId !== void 0) {
			let data2 = data.businessId;
			if (typeof data2 === "string") {
				if (!formats0(data2)) {
					const err12 = {
						instancePath: instancePath + "/businessId",
						schemaPath: "#/properties/businessId/format",
						keyword: "format",
						params: { format: "cnpj" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/businessId",
					schemaPath: "#/properties/businessId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.activitySector !== void 0) {
			let data3 = data.activitySector;
			if (typeof data3 !== "string") {
				const err14 = {
					instancePath: instancePath + "/activitySector",
					schemaPath: "#/properties/activitySector/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data3 === "themePark" || data3 === "touristAttraction" || data3 === "theater" || data3 === "show" || data3 === "schoolBooking")) {
				const err15 = {
					instancePath: instancePath + "/activitySector",
					schemaPath: "#/properties/activitySector/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.activitySector.enum }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.website !== void 0) {
			let data4 = data.website;
			if (typeof data4 === "string") {
				if (func3(data4) > 255) {
					const err16 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/maxLength",
						keyword: "maxLength",
						params: { limit: 255 }
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
		if (data.privacyUrl !== void 0) {
			let data5 = data.privacyUrl;
			if (typeof data5 === "string") {
				if (func3(data5) > 255) {
					const err19 = {
						instancePath: instancePath + "/privacyUrl",
						schemaPath: "#/properties/privacyUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 255 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!formats2(data5)) {
					const err20 = {
						instancePath: instancePath + "/privacyUrl",
						schemaPath: "#/properties/privacyUrl/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/privacyUrl",
					schemaPath: "#/properties/privacyUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			let data6 = data.timeZone;
			if (typeof data6 === "string") {
				if (!formats6(data6)) {
					const err22 = {
						instancePath: instancePath + "/timeZone",
						schemaPath: "#/properties/timeZone/format",
						keyword: "format",
						params: { format: "time-zone" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/timeZone",
					schemaPath: "#/properties/timeZone/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.softDescriptor !== void 0) {
			let data7 = data.softDescriptor;
			if (typeof data7 === "string") {
				if (!pattern0.test(data7)) {
					const err24 = {
						instancePath: instancePath + "/softDescriptor",
						schemaPath: "#/properties/softDescriptor/pattern",
						keyword: "pattern",
						params: { pattern: "^(?=.*[A-Z])[A-Z0-9 ]{1,13}$" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/softDescriptor",
					schemaPath: "#/properties/softDescriptor/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.voucherText !== void 0) {
			let data8 = data.voucherText;
			if (typeof data8 === "string") {
				if (func3(data8) > 2e3) {
					const err26 = {
						instancePath: instancePath + "/voucherText",
						schemaPath: "#/properties/voucherText/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/voucherText",
					schemaPath: "#/properties/voucherText/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.contract !== void 0) {
			let data9 = data.contract;
			if (typeof data9 === "string") {
				if (!formats8.test(data9)) {
					const err28 = {
						instancePath: instancePath + "/contract",
						schemaPath: "#/properties/contract/format",
						keyword: "format",
						params: { format: "stored-file" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/contract",
					schemaPath: "#/properties/contract/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.address !== void 0) {
			let data10 = data.address;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.country === void 0) {
					const err30 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/required",
						keyword: "required",
						params: { missingProperty: "country" }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				for (const key1 in data10) if (!(key1 === "street" || key1 === "number" || key1 === "complement" || key1 === "neighborhood" || key1 === "zipCode" || key1 === "city" || key1 === "state" || key1 === "country")) {
					const err31 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (data10.street !== void 0) {
					let data11 = data10.street;
					if (typeof data11 === "string") {
						if (func3(data11) > 120) {
							const err32 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (func3(data11) < 1) {
							const err33 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					} else {
						const err34 = {
							instancePath: instancePath + "/address/street",
							schemaPath: "#/properties/address/properties/street/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
				if (data10.number !== void 0) {
					let data12 = data10.number;
					if (typeof data12 === "string") {
						if (func3(data12) > 10) {
							const err35 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/maxLength",
								keyword: "maxLength",
								params: { limit: 10 }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (func3(data12) < 1) {
							const err36 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					} else {
						const err37 = {
							instancePath: instancePath + "/address/number",
							schemaPath: "#/properties/address/properties/number/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
				}
				if (data10.complement !== void 0) {
					let data13 = data10.complement;
					if (typeof data13 === "string") {
						if (func3(data13) > 60) {
							const err38 = {
								instancePath: instancePath + "/address/complement",
								schemaPath: "#/properties/address/properties/complement/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					} else {
						const err39 = {
							instancePath: instancePath + "/address/complement",
							schemaPath: "#/properties/address/properties/complement/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
				if (data10.neighborhood !== void 0) {
					let data14 = data10.neighborhood;
					if (typeof data14 === "string") {
						if (func3(data14) > 80) {
							const err40 = {
								instancePath: instancePath + "/address/neighborhood",
								schemaPath: "#/properties/address/properties/neighborhood/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/address/neighborhood",
							schemaPath: "#/properties/address/properties/neighborhood/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
				if (data10.zipCode !== void 0) {
					let data15 = data10.zipCode;
					if (typeof data15 === "string") {
						if (!pattern1.test(data15)) {
							const err42 = {
								instancePath: instancePath + "/address/zipCode",
								schemaPath: "#/properties/address/properties/zipCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z0-9 -]{3,12}$" }
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/address/zipCode",
							schemaPath: "#/properties/address/properties/zipCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
				if (data10.city !== void 0) {
					let data16 = data10.city;
					if (typeof data16 === "string") {
						if (func3(data16) > 80) {
							const err44 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
						if (func3(data16) < 1) {
							const err45 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/address/city",
							schemaPath: "#/properties/address/properties/city/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				if (data10.state !== void 0) {
					let data17 = data10.state;
					if (typeof data17 === "string") {
						if (func3(data17) > 60) {
							const err47 = {
								instancePath: instancePath + "/address/state",
								schemaPath: "#/properties/address/properties/state/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					} else {
						const err48 = {
							instancePath: instancePath + "/address/state",
							schemaPath: "#/properties/address/properties/state/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
				if (data10.country !== void 0) {
					let data18 = data10.country;
					if (typeof data18 === "string") {
						if (!pattern2.test(data18)) {
							const err49 = {
								instancePath: instancePath + "/address/country",
								schemaPath: "#/properties/address/properties/country/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					} else {
						const err50 = {
							instancePath: instancePath + "/address/country",
							schemaPath: "#/properties/address/properties/country/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
	} else {
		const err52 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err52];
		else vErrors.push(err52);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_provider_default as default, validate };

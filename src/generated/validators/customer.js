// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_customer_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "customer",
	"type": "object",
	"required": [
		"name",
		"documentType",
		"country"
	],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 120
		},
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"documentType": {
			"type": "string",
			"enum": [
				"CPF",
				"CNPJ",
				"RG",
				"passport",
				"RNM"
			],
			"default": "CPF"
		},
		"documentNumber": {
			"description": "Without mask.",
			"type": "string",
			"maxLength": 20
		},
		"phone": {
			"description": "E.164, e.g. +5511900001234.",
			"type": "string",
			"format": "phone"
		},
		"country": {
			"description": "Nationality or residence, ISO 3166-1 alpha-2.",
			"type": "string",
			"pattern": "^[A-Z]{2}$",
			"default": "BR"
		},
		"birthDate": {
			"type": "string",
			"format": "date",
			"pattern": "^(19|20)\\d{2}-",
			"examples": ["1990-12-31"]
		},
		"gender": {
			"type": "string",
			"enum": [
				"female",
				"male",
				"nonBinary",
				"other",
				"notInformed"
			],
			"default": "notInformed"
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
const formats0 = formats.email;
const formats2 = /^\+[1-9]\d{7,14}$/;
const formats4 = formats.date;
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^(19|20)\\d{2}-", "u");
const pattern2 = /* @__PURE__ */ new RegExp("^[A-Z0-9 -]{3,12}$", "u");
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
		if (data.documentType === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.country === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "country" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
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
				if (func3(data0) > 120) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func3(data0) < 2) {
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
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func3(data1) > 254) {
					const err7 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats0(data1)) {
					const err8 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.documentType !== void 0) {
			let data2 = data.documentType;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/documentType",
					schemaPath: "#/properties/documentType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data2 === "CPF" || data2 === "CNPJ" || data2 === "RG" || data2 === "passport" || data2 === "RNM")) {
				const err11 = {
					instancePath: instancePath + "/documentType",
					schemaPath: "#/properties/documentType/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.documentType.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.documentNumber !== void 0) {
			let data3 = data.documentNumber;
			if (typeof data3 === "string") {
				if (func3(data3) > 20) {
					const err12 = {
						instancePath: instancePath + "/documentNumber",
						schemaPath: "#/properties/documentNumber/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/documentNumber",
					schemaPath: "#/properties/documentNumber/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.phone !== void 0) {
			let data4 = data.phone;
			if (typeof data4 === "string") {
				if (!formats2.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/format",
						keyword: "format",
						params: { format: "phone" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.country !== void 0) {
			let data5 = data.country;
			if (typeof data5 === "string") {
				if (!pattern0.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/country",
						schemaPath: "#/properties/country/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{2}$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/country",
					schemaPath: "#/properties/country/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.birthDate !== void 0) {
			let data6 = data.birthDate;
			if (typeof data6 === "string") {
				if (!pattern1.test(data6)) {
					const err18 = {
						instancePath: instancePath + "/birthDate",
						schemaPath: "#/properties/birthDate/pattern",
						keyword: "pattern",
						params: { pattern: "^(19|20)\\d{2}-" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!formats4(data6)) {
					const err19 = {
						instancePath: instancePath + "/birthDate",
						schemaPath: "#/properties/birthDate/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/birthDate",
					schemaPath: "#/properties/birthDate/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.gender !== void 0) {
			let data7 = data.gender;
			if (typeof data7 !== "string") {
				const err21 = {
					instancePath: instancePath + "/gender",
					schemaPath: "#/properties/gender/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (!(data7 === "female" || data7 === "male" || data7 === "nonBinary" || data7 === "other" || data7 === "notInformed")) {
				const err22 = {
					instancePath: instancePath + "/gender",
					schemaPath: "#/properties/gender/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.gender.enum }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.address !== void 0) {
			let data8 = data.address;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8.country === void 0) {
					const err23 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/required",
						keyword: "required",
						params: { missingProperty: "country" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				for (const key1 in data8) if (!(key1 === "street" || key1 === "number" || key1 === "complement" || key1 === "neighborhood" || key1 === "zipCode" || key1 === "city" || key1 === "state" || key1 === "country")) {
					const err24 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data8.street !== void 0) {
					let data9 = data8.street;
					if (typeof data9 === "string") {
						if (func3(data9) > 120) {
							const err25 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (func3(data9) < 1) {
							const err26 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/address/street",
							schemaPath: "#/properties/address/properties/street/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data8.number !== void 0) {
					let data10 = data8.number;
					if (typeof data10 === "string") {
						if (func3(data10) > 10) {
							const err28 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/maxLength",
								keyword: "maxLength",
								params: { limit: 10 }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
						if (func3(data10) < 1) {
							const err29 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					} else {
						const err30 = {
							instancePath: instancePath + "/address/number",
							schemaPath: "#/properties/address/properties/number/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				if (data8.complement !== void 0) {
					let data11 = data8.complement;
					if (typeof data11 === "string") {
						if (func3(data11) > 60) {
							const err31 = {
								instancePath: instancePath + "/address/complement",
								schemaPath: "#/properties/address/properties/complement/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					} else {
						const err32 = {
							instancePath: instancePath + "/address/complement",
							schemaPath: "#/properties/address/properties/complement/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
				if (data8.neighborhood !== void 0) {
					let data12 = data8.neighborhood;
					if (typeof data12 === "string") {
						if (func3(data12) > 80) {
							const err33 = {
								instancePath: instancePath + "/address/neighborhood",
								schemaPath: "#/properties/address/properties/neighborhood/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					} else {
						const err34 = {
							instancePath: instancePath + "/address/neighborhood",
							schemaPath: "#/properties/address/properties/neighborhood/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
				if (data8.zipCode !== void 0) {
					let data13 = data8.zipCode;
					if (typeof data13 === "string") {
						if (!pattern2.test(data13)) {
							const err35 = {
								instancePath: instancePath + "/address/zipCode",
								schemaPath: "#/properties/address/properties/zipCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z0-9 -]{3,12}$" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/address/zipCode",
							schemaPath: "#/properties/address/properties/zipCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data8.city !== void 0) {
					let data14 = data8.city;
					if (typeof data14 === "string") {
						if (func3(data14) > 80) {
							const err37 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (func3(data14) < 1) {
							const err38 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					} else {
						const err39 = {
							instancePath: instancePath + "/address/city",
							schemaPath: "#/properties/address/properties/city/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
				if (data8.state !== void 0) {
					let data15 = data8.state;
					if (typeof data15 === "string") {
						if (func3(data15) > 60) {
							const err40 = {
								instancePath: instancePath + "/address/state",
								schemaPath: "#/properties/address/properties/state/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/address/state",
							schemaPath: "#/properties/address/properties/state/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
				if (data8.country !== void 0) {
					let data16 = data8.country;
					if (typeof data16 === "string") {
						if (!pattern0.test(data16)) {
							const err42 = {
								instancePath: instancePath + "/address/country",
								schemaPath: "#/properties/address/properties/country/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/address/country",
							schemaPath: "#/properties/address/properties/country/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
	} else {
		const err45 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err45];
		else vErrors.push(err45);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_customer_default as default, validate };

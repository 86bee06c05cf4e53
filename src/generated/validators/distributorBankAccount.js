// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_distributorBankAccount_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "distributorBankAccount",
	"type": "object",
	"required": [
		"accountType",
		"holderName",
		"holderDocument",
		"preferred",
		"distributorId"
	],
	"properties": {
		"accountType": {
			"type": "string",
			"enum": ["current", "savings"]
		},
		"sortCode": {
			"description": "COMPE number of the bank, with leading zeros.",
			"type": "string",
			"pattern": "^\\d{3}$"
		},
		"branchCode": {
			"description": "Without check digit, with leading zeros.",
			"type": "string",
			"pattern": "^\\d{1,4}$"
		},
		"branchCheckDigit": {
			"type": "string",
			"pattern": "^[0-9X]$"
		},
		"accountNumber": {
			"description": "Without check digit.",
			"type": "string",
			"pattern": "^\\d{1,13}$"
		},
		"accountCheckDigit": {
			"type": "string",
			"pattern": "^[0-9A-Z]{1,2}$"
		},
		"pixKeyType": {
			"type": "string",
			"enum": [
				"CPF",
				"CNPJ",
				"PHONE",
				"EMAIL",
				"EVP"
			]
		},
		"pixKey": {
			"type": "string",
			"maxLength": 77
		},
		"holderName": {
			"type": "string",
			"minLength": 2,
			"maxLength": 100
		},
		"holderDocument": {
			"type": "string",
			"format": "cpf-or-cnpj"
		},
		"preferred": {
			"type": "boolean",
			"default": false
		},
		"distributorId": {
			"type": "string",
			"format": "uuid"
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^\\d{3}$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^\\d{1,4}$", "u");
const pattern2 = /* @__PURE__ */ new RegExp("^[0-9X]$", "u");
const pattern3 = /* @__PURE__ */ new RegExp("^\\d{1,13}$", "u");
const pattern4 = /* @__PURE__ */ new RegExp("^[0-9A-Z]{1,2}$", "u");
const formats0 = formats["cpf-or-cnpj"];
const formats2 = formats.uuid;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.accountType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accountType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.holderName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "holderName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.holderDocument === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "holderDocument" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.preferred === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "preferred" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.distributorId === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "distributorId" }
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
		if (data.accountType !== void 0) {
			let data0 = data.accountType;
			if (typeof data0 !== "string") {
				const err6 = {
					instancePath: instancePath + "/accountType",
					schemaPath: "#/properties/accountType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data0 === "current" || data0 === "savings")) {
				const err7 = {
					instancePath: instancePath + "/accountType",
					schemaPath: "#/properties/accountType/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.accountType.enum }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.sortCode !== void 0) {
			let data1 = data.sortCode;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/sortCode",
						schemaPath: "#/properties/sortCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{3}$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/sortCode",
					schemaPath: "#/properties/sortCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.branchCode !== void 0) {
			let data2 = data.branchCode;
			if (typeof data2 === "string") {
				if (!pattern1.test(data2)) {
					const err10 = {
						instancePath: instancePath + "/branchCode",
						schemaPath: "#/properties/branchCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{1,4}$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/branchCode",
					schemaPath: "#/properties/branchCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.branchCheckDigit !== void 0) {
			let data3 = data.branchCheckDigit;
			if (typeof data3 === "string") {
				if (!pattern2.test(data3)) {
					const err12 = {
						instancePath: instancePath + "/branchCheckDigit",
						schemaPath: "#/properties/branchCheckDigit/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9X]$" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/branchCheckDigit",
					schemaPath: "#/properties/branchCheckDigit/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.accountNumber !== void 0) {
			let data4 = data.accountNumber;
			if (typeof data4 === "string") {
				if (!pattern3.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/accountNumber",
						schemaPath: "#/properties/accountNumber/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{1,13}$" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/accountNumber",
					schemaPath: "#/properties/accountNumber/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.accountCheckDigit !== void 0) {
			let data5 = data.accountCheckDigit;
			if (typeof data5 === "string") {
				if (!pattern4.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/accountCheckDigit",
						schemaPath: "#/properties/accountCheckDigit/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9A-Z]{1,2}$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/accountCheckDigit",
					schemaPath: "#/properties/accountCheckDigit/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.pixKeyType !== void 0) {
			let data6 = data.pixKeyType;
			if (typeof data6 !== "string") {
				const err18 = {
					instancePath: instancePath + "/pixKeyType",
					schemaPath: "#/properties/pixKeyType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (!(data6 === "CPF" || data6 === "CNPJ" || data6 === "PHONE" || data6 === "EMAIL" || data6 === "EVP")) {
				const err19 = {
					instancePath: instancePath + "/pixKeyType",
					schemaPath: "#/properties/pixKeyType/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.pixKeyType.enum }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.pixKey !== void 0) {
			let data7 = data.pixKey;
			if (typeof data7 === "string") {
				if (func3(data7) > 77) {
					const err20 = {
						instancePath: instancePath + "/pixKey",
						schemaPath: "#/properties/pixKey/maxLength",
						keyword: "maxLength",
						params: { limit: 77 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/pixKey",
					schemaPath: "#/properties/pixKey/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.holderName !== void 0) {
			let data8 = data.holderName;
			if (typeof data8 === "string") {
				if (func3(data8) > 100) {
					const err22 = {
						instancePath: instancePath + "/holderName",
						schemaPath: "#/properties/holderName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (func3(data8) < 2) {
					const err23 = {
						instancePath: instancePath + "/holderName",
						schemaPath: "#/properties/holderName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/holderName",
					schemaPath: "#/properties/holderName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.holderDocument !== void 0) {
			let data9 = data.holderDocument;
			if (typeof data9 === "string") {
				if (!formats0(data9)) {
					const err25 = {
						instancePath: instancePath + "/holderDocument",
						schemaPath: "#/properties/holderDocument/format",
						keyword: "format",
						params: { format: "cpf-or-cnpj" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/holderDocument",
					schemaPath: "#/properties/holderDocument/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.preferred !== void 0) {
			if (typeof data.preferred !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/preferred",
					schemaPath: "#/properties/preferred/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.distributorId !== void 0) {
			let data11 = data.distributorId;
			if (typeof data11 === "string") {
				if (!formats2(data11)) {
					const err28 = {
						instancePath: instancePath + "/distributorId",
						schemaPath: "#/properties/distributorId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/distributorId",
					schemaPath: "#/properties/distributorId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_distributorBankAccount_default as default, validate };

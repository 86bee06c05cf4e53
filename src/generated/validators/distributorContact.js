// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_distributorContact_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "distributorContact",
	"type": "object",
	"required": [
		"department",
		"name",
		"distributorId"
	],
	"properties": {
		"department": {
			"type": "string",
			"enum": [
				"finances",
				"marketing",
				"afterSale"
			]
		},
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 100
		},
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"phone": {
			"description": "E.164, e.g. +5511900001234.",
			"type": "string",
			"format": "phone"
		},
		"notes": {
			"type": "string",
			"maxLength": 500
		},
		"distributorId": {
			"type": "string",
			"format": "uuid"
		}
	},
	"additionalProperties": false
};
const func2 = require_ucs2length().default;
const formats0 = formats.email;
const formats2 = /^\+[1-9]\d{7,14}$/;
const formats4 = formats.uuid;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.department === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "department" }
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
		if (data.distributorId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "distributorId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "department" || key0 === "name" || key0 === "email" || key0 === "phone" || key0 === "notes" || key0 === "distributorId")) {
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
		if (data.department !== void 0) {
			let data0 = data.department;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/department",
					schemaPath: "#/properties/department/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data0 === "finances" || data0 === "marketing" || data0 === "afterSale")) {
				const err5 = {
					instancePath: instancePath + "/department",
					schemaPath: "#/properties/department/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.department.enum }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func2(data1) > 100) {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func2(data1) < 2) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data2 = data.email;
			if (typeof data2 === "string") {
				if (func2(data2) > 254) {
					const err9 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats0(data2)) {
					const err10 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.phone !== void 0) {
			let data3 = data.phone;
			if (typeof data3 === "string") {
				if (!formats2.test(data3)) {
					const err12 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/format",
						keyword: "format",
						params: { format: "phone" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data4 = data.notes;
			if (typeof data4 === "string") {
				if (func2(data4) > 500) {
					const err14 = {
						instancePath: instancePath + "/notes",
						schemaPath: "#/properties/notes/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/properties/notes/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.distributorId !== void 0) {
			let data5 = data.distributorId;
			if (typeof data5 === "string") {
				if (!formats4(data5)) {
					const err16 = {
						instancePath: instancePath + "/distributorId",
						schemaPath: "#/properties/distributorId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/distributorId",
					schemaPath: "#/properties/distributorId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_distributorContact_default as default, validate };

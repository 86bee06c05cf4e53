// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_accessRequest_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "accessRequest",
	"type": "object",
	"required": [
		"project",
		"environment",
		"requestType",
		"developer",
		"expiresAt",
		"reason"
	],
	"properties": {
		"project": {
			"type": "string",
			"minLength": 2,
			"maxLength": 80
		},
		"environment": {
			"type": "string",
			"enum": [
				"development",
				"staging",
				"production"
			]
		},
		"requestType": {
			"type": "string",
			"enum": [
				"database",
				"server",
				"repository",
				"deploy",
				"storage",
				"logs",
				"other"
			]
		},
		"branchName": {
			"type": "string",
			"pattern": "^(?!/)(?!.*(\\.\\.|//|@\\{|\\\\))[^\\s~^:?*\\[]{1,100}$",
			"examples": ["feature/new-menu"],
			"maxLength": 100
		},
		"ipAddress": {
			"type": "string",
			"format": "ip"
		},
		"developer": {
			"type": "object",
			"required": ["userId"],
			"properties": { "userId": {
				"type": "string",
				"format": "uuid"
			} },
			"additionalProperties": false
		},
		"expiresAt": {
			"type": "string",
			"format": "date-time"
		},
		"reason": {
			"type": "string",
			"minLength": 10,
			"maxLength": 1e3
		}
	},
	"additionalProperties": false
};
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!/)(?!.*(\\.\\.|//|@\\{|\\\\))[^\\s~^:?*\\[]{1,100}$", "u");
const formats0 = formats.ip;
const formats2 = formats.uuid;
const formats4 = formats["date-time"];
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.project === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "project" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.environment === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "environment" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.requestType === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "requestType" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.developer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "developer" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.expiresAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.reason === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "project" || key0 === "environment" || key0 === "requestType" || key0 === "branchName" || key0 === "ipAddress" || key0 === "developer" || key0 === "expiresAt" || key0 === "reason")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.project !== void 0) {
			let data0 = data.project;
			if (typeof data0 === "string") {
				if (func2(data0) > 80) {
					const err7 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func2(data0) < 2) {
					const err8 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/project",
					schemaPath: "#/properties/project/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.environment !== void 0) {
			let data1 = data.environment;
			if (typeof data1 !== "string") {
				const err10 = {
					instancePath: instancePath + "/environment",
					schemaPath: "#/properties/environment/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data1 === "development" || data1 === "staging" || data1 === "production")) {
				const err11 = {
					instancePath: instancePath + "/environment",
					schemaPath: "#/properties/environment/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.environment.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.requestType !== void 0) {
			let data2 = data.requestType;
			if (typeof data2 !== "string") {
				const err12 = {
					instancePath: instancePath + "/requestType",
					schemaPath: "#/properties/requestType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data2 === "database" || data2 === "server" || data2 === "repository" || data2 === "deploy" || data2 === "storage" || data2 === "logs" || data2 === "other")) {
				const err13 = {
					instancePath: instancePath + "/requestType",
					schemaPath: "#/properties/requestType/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.requestType.enum }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.branchName !== void 0) {
			let data3 = data.branchName;
			if (typeof data3 === "string") {
				if (func2(data3) > 100) {
					const err14 = {
						instancePath: instancePath + "/branchName",
						schemaPath: "#/properties/branchName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (!pattern0.test(data3)) {
					const err15 = {
						instancePath: instancePath + "/branchName",
						schemaPath: "#/properties/branchName/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!/)(?!.*(\\.\\.|//|@\\{|\\\\))[^\\s~^:?*\\[]{1,100}$" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/branchName",
					schemaPath: "#/properties/branchName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.ipAddress !== void 0) {
			let data4 = data.ipAddress;
			if (typeof data4 === "string") {
				if (!formats0(data4)) {
					const err17 = {
						instancePath: instancePath + "/ipAddress",
						schemaPath: "#/properties/ipAddress/format",
						keyword: "format",
						params: { format: "ip" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/ipAddress",
					schemaPath: "#/properties/ipAddress/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.developer !== void 0) {
			let data5 = data.developer;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.userId === void 0) {
					const err19 = {
						instancePath: instancePath + "/developer",
						schemaPath: "#/properties/developer/required",
						keyword: "required",
						params: { missingProperty: "userId" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				for (const key1 in data5) if (!(key1 === "userId")) {
					const err20 = {
						instancePath: instancePath + "/developer",
						schemaPath: "#/properties/developer/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data5.userId !== void 0) {
					let data6 = data5.userId;
					if (typeof data6 === "string") {
						if (!formats2(data6)) {
							const err21 = {
								instancePath: instancePath + "/developer/userId",
								schemaPath: "#/properties/developer/properties/userId/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/developer/userId",
							schemaPath: "#/properties/developer/properties/userId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/developer",
					schemaPath: "#/properties/developer/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.expiresAt !== void 0) {
			let data7 = data.expiresAt;
			if (typeof data7 === "string") {
				if (!formats4(data7)) {
					const err24 = {
						instancePath: instancePath + "/expiresAt",
						schemaPath: "#/properties/expiresAt/format",
						keyword: "format",
						params: { format: "date-time" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/expiresAt",
					schemaPath: "#/properties/expiresAt/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data8 = data.reason;
			if (typeof data8 === "string") {
				if (func2(data8) > 1e3) {
					const err26 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (func2(data8) < 10) {
					const err27 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/minLength",
						keyword: "minLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_accessRequest_default as default, validate };

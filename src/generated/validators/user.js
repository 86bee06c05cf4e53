// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_user_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "user",
	"type": "object",
	"required": [
		"name",
		"email",
		"role"
	],
	"properties": {
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
		"role": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"enum": [
					"admin",
					"supervisor",
					"financial",
					"techSupport",
					"inventory",
					"backOffice",
					"sales",
					"operator",
					"issuer",
					"director",
					"quality",
					"librarian",
					"coordinator",
					"accounting",
					"secretary",
					"multimedia",
					"teacher",
					"alumni",
					"student",
					"user"
				]
			}
		},
		"providerIds": {
			"type": "array",
			"maxItems": 200,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"format": "uuid"
			}
		},
		"distributorIds": {
			"type": "array",
			"maxItems": 200,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"format": "uuid"
			}
		},
		"language": {
			"type": "string",
			"enum": [
				"pt",
				"en",
				"fr"
			]
		},
		"organization_name": {
			"type": "string",
			"maxLength": 100
		},
		"avatar_url": {
			"type": "string",
			"format": "uri",
			"maxLength": 500
		},
		"mini_avatar_url": {
			"type": "string",
			"format": "uri",
			"maxLength": 500
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.email;
const formats2 = formats.uuid;
const formats6 = formats.uri;
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
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" }
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
				if (func3(data0) > 100) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
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
		if (data.role !== void 0) {
			let data2 = data.role;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err10 = {
							instancePath: instancePath + "/role/" + i0,
							schemaPath: "#/properties/role/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (!(data3 === "admin" || data3 === "supervisor" || data3 === "financial" || data3 === "techSupport" || data3 === "inventory" || data3 === "backOffice" || data3 === "sales" || data3 === "operator" || data3 === "issuer" || data3 === "director" || data3 === "quality" || data3 === "librarian" || data3 === "coordinator" || data3 === "accounting" || data3 === "secretary" || data3 === "multimedia" || data3 === "teacher" || data3 === "alumni" || data3 === "student" || data3 === "user")) {
						const err11 = {
							instancePath: instancePath + "/role/" + i0,
							schemaPath: "#/properties/role/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.role.items.enum }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err12 = {
								instancePath: instancePath + "/role",
								schemaPath: "#/properties/role/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.providerIds !== void 0) {
			let data4 = data.providerIds;
			if (Array.isArray(data4)) {
				if (data4.length > 200) {
					const err14 = {
						instancePath: instancePath + "/providerIds",
						schemaPath: "#/properties/providerIds/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data5 = data4[i2];
					if (typeof data5 === "string") {
						if (!formats2(data5)) {
							const err15 = {
								instancePath: instancePath + "/providerIds/" + i2,
								schemaPath: "#/properties/providerIds/items/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/providerIds/" + i2,
							schemaPath: "#/properties/providerIds/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				let i3 = data4.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data4[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err17 = {
								instancePath: instancePath + "/providerIds",
								schemaPath: "#/properties/providerIds/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								}
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/providerIds",
					schemaPath: "#/properties/providerIds/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.distributorIds !== void 0) {
			let data6 = data.distributorIds;
			if (Array.isArray(data6)) {
				if (data6.length > 200) {
					const err19 = {
						instancePath: instancePath + "/distributorIds",
						schemaPath: "#/properties/distributorIds/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				const len2 = data6.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data7 = data6[i4];
					if (typeof data7 === "string") {
						if (!formats2(data7)) {
							const err20 = {
								instancePath: instancePath + "/distributorIds/" + i4,
								schemaPath: "#/properties/distributorIds/items/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/distributorIds/" + i4,
							schemaPath: "#/properties/distributorIds/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				let i5 = data6.length;
				let j2;
				if (i5 > 1) {
					const indices2 = {};
					for (; i5--;) {
						let item2 = data6[i5];
						if (typeof item2 !== "string") continue;
						if (typeof indices2[item2] == "number") {
							j2 = indices2[item2];
							const err22 = {
								instancePath: instancePath + "/distributorIds",
								schemaPath: "#/properties/distributorIds/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								}
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
							break;
						}
						indices2[item2] = i5;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/distributorIds",
					schemaPath: "#/properties/distributorIds/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data8 = data.language;
			if (typeof data8 !== "string") {
				const err24 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (!(data8 === "pt" || data8 === "en" || data8 === "fr")) {
				const err25 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.language.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.organization_name !== void 0) {
			let data9 = data.organization_name;
			if (typeof data9 === "string") {
				if (func3(data9) > 100) {
					const err26 = {
						instancePath: instancePath + "/organization_name",
						schemaPath: "#/properties/organization_name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/organization_name",
					schemaPath: "#/properties/organization_name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.avatar_url !== void 0) {
			let data10 = data.avatar_url;
			if (typeof data10 === "string") {
				if (func3(data10) > 500) {
					const err28 = {
						instancePath: instancePath + "/avatar_url",
						schemaPath: "#/properties/avatar_url/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (!formats6(data10)) {
					const err29 = {
						instancePath: instancePath + "/avatar_url",
						schemaPath: "#/properties/avatar_url/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/avatar_url",
					schemaPath: "#/properties/avatar_url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.mini_avatar_url !== void 0) {
			let data11 = data.mini_avatar_url;
			if (typeof data11 === "string") {
				if (func3(data11) > 500) {
					const err31 = {
						instancePath: instancePath + "/mini_avatar_url",
						schemaPath: "#/properties/mini_avatar_url/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (!formats6(data11)) {
					const err32 = {
						instancePath: instancePath + "/mini_avatar_url",
						schemaPath: "#/properties/mini_avatar_url/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/mini_avatar_url",
					schemaPath: "#/properties/mini_avatar_url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
	} else {
		const err34 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err34];
		else vErrors.push(err34);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_user_default as default, validate };

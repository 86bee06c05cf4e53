// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_product_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "product",
	"type": "object",
	"required": [
		"title",
		"sku",
		"providerId",
		"productCategoryId",
		"titles",
		"minimumQuantity",
		"maximumQuantity",
		"multiple",
		"displayOrder"
	],
	"properties": {
		"title": {
			"type": "string",
			"minLength": 2,
			"maxLength": 120
		},
		"sku": {
			"type": "string",
			"pattern": "^[A-Z0-9][A-Z0-9._-]{1,31}$"
		},
		"providerId": {
			"type": "string",
			"format": "uuid"
		},
		"rideId": {
			"type": "string",
			"format": "uuid"
		},
		"productCategoryId": {
			"type": "string",
			"format": "uuid"
		},
		"description": {
			"type": "string",
			"maxLength": 4e3
		},
		"highlightTag": {
			"type": "string",
			"maxLength": 24
		},
		"highlightColor": {
			"type": "string",
			"format": "color"
		},
		"photo": {
			"type": "string",
			"format": "stored-file"
		},
		"titles": {
			"description": "A title in the content languages; Portuguese stands in where another is missing.",
			"type": "object",
			"required": ["pt"],
			"properties": {
				"pt": {
					"type": "string",
					"minLength": 2,
					"maxLength": 120
				},
				"en": {
					"type": "string",
					"minLength": 2,
					"maxLength": 120
				},
				"es": {
					"type": "string",
					"minLength": 2,
					"maxLength": 120
				},
				"fr": {
					"type": "string",
					"minLength": 2,
					"maxLength": 120
				}
			},
			"additionalProperties": false
		},
		"descriptions": {
			"description": "A longer text in the content languages; Portuguese stands in where another is missing.",
			"type": "object",
			"properties": {
				"pt": {
					"type": "string",
					"maxLength": 4e3
				},
				"en": {
					"type": "string",
					"maxLength": 4e3
				},
				"es": {
					"type": "string",
					"maxLength": 4e3
				},
				"fr": {
					"type": "string",
					"maxLength": 4e3
				}
			},
			"additionalProperties": false
		},
		"salesChannelIds": {
			"type": "array",
			"maxItems": 50,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"format": "uuid"
			}
		},
		"minimumQuantity": {
			"type": "integer",
			"default": 1,
			"minimum": 1,
			"maximum": 999
		},
		"maximumQuantity": {
			"type": "integer",
			"default": 10,
			"minimum": 1,
			"maximum": 999
		},
		"multiple": {
			"type": "integer",
			"default": 1,
			"minimum": 1,
			"maximum": 999
		},
		"displayOrder": {
			"type": "integer",
			"default": 0,
			"minimum": 0,
			"maximum": 9999
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Z0-9][A-Z0-9._-]{1,31}$", "u");
const formats0 = formats.uuid;
const formats6 = /^#[0-9a-fA-F]{6}$/;
const formats8 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/\\\p{C}]{1,150}$/u;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sku === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sku" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.providerId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "providerId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.productCategoryId === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "productCategoryId" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.titles === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "titles" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.minimumQuantity === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minimumQuantity" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.maximumQuantity === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "maximumQuantity" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.multiple === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "multiple" }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.displayOrder === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "displayOrder" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func3(data0) > 120) {
					const err10 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (func3(data0) < 2) {
					const err11 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.sku !== void 0) {
			let data1 = data.sku;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err13 = {
						instancePath: instancePath + "/sku",
						schemaPath: "#/properties/sku/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z0-9][A-Z0-9._-]{1,31}$" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/sku",
					schemaPath: "#/properties/sku/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.providerId !== void 0) {
			let data2 = data.providerId;
			if (typeof data2 === "string") {
				if (!formats0(data2)) {
					const err15 = {
						instancePath: instancePath + "/providerId",
						schemaPath: "#/properties/providerId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/providerId",
					schemaPath: "#/properties/providerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.rideId !== void 0) {
			let data3 = data.rideId;
			if (typeof data3 === "string") {
				if (!formats0(data3)) {
					const err17 = {
						instancePath: instancePath + "/rideId",
						schemaPath: "#/properties/rideId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/rideId",
					schemaPath: "#/properties/rideId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.productCategoryId !== void 0) {
			let data4 = data.productCategoryId;
			if (typeof data4 === "string") {
				if (!formats0(data4)) {
					const err19 = {
						instancePath: instancePath + "/productCategoryId",
						schemaPath: "#/properties/productCategoryId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/productCategoryId",
					schemaPath: "#/properties/productCategoryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data5 = data.description;
			if (typeof data5 === "string") {
				if (func3(data5) > 4e3) {
					const err21 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 4e3 }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.highlightTag !== void 0) {
			let data6 = data.highlightTag;
			if (typeof data6 === "string") {
				if (func3(data6) > 24) {
					const err23 = {
						instancePath: instancePath + "/highlightTag",
						schemaPath: "#/properties/highlightTag/maxLength",
						keyword: "maxLength",
						params: { limit: 24 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/highlightTag",
					schemaPath: "#/properties/highlightTag/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.highlightColor !== void 0) {
			let data7 = data.highlightColor;
			if (typeof data7 === "string") {
				if (!formats6.test(data7)) {
					const err25 = {
						instancePath: instancePath + "/highlightColor",
						schemaPath: "#/properties/highlightColor/format",
						keyword: "format",
						params: { format: "color" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/highlightColor",
					schemaPath: "#/properties/highlightColor/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.photo !== void 0) {
			let data8 = data.photo;
			if (typeof data8 === "string") {
				if (!formats8.test(data8)) {
					const err27 = {
						instancePath: instancePath + "/photo",
						schemaPath: "#/properties/photo/format",
						keyword: "format",
						params: { format: "stored-file" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/photo",
					schemaPath: "#/properties/photo/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.titles !== void 0) {
			let data9 = data.titles;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.pt === void 0) {
					const err29 = {
						instancePath: instancePath + "/titles",
						schemaPath: "#/properties/titles/required",
						keyword: "required",
						params: { missingProperty: "pt" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "pt" || key1 === "en" || key1 === "es" || key1 === "fr")) {
					const err30 = {
						instancePath: instancePath + "/titles",
						schemaPath: "#/properties/titles/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data9.pt !== void 0) {
					let data10 = data9.pt;
					if (typeof data10 === "string") {
						if (func3(data10) > 120) {
							const err31 = {
								instancePath: instancePath + "/titles/pt",
								schemaPath: "#/properties/titles/properties/pt/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
						if (func3(data10) < 2) {
							const err32 = {
								instancePath: instancePath + "/titles/pt",
								schemaPath: "#/properties/titles/properties/pt/minLength",
								keyword: "minLength",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/titles/pt",
							schemaPath: "#/properties/titles/properties/pt/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data9.en !== void 0) {
					let data11 = data9.en;
					if (typeof data11 === "string") {
						if (func3(data11) > 120) {
							const err34 = {
								instancePath: instancePath + "/titles/en",
								schemaPath: "#/properties/titles/properties/en/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (func3(data11) < 2) {
							const err35 = {
								instancePath: instancePath + "/titles/en",
								schemaPath: "#/properties/titles/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/titles/en",
							schemaPath: "#/properties/titles/properties/en/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data9.es !== void 0) {
					let data12 = data9.es;
					if (typeof data12 === "string") {
						if (func3(data12) > 120) {
							const err37 = {
								instancePath: instancePath + "/titles/es",
								schemaPath: "#/properties/titles/properties/es/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (func3(data12) < 2) {
							const err38 = {
								instancePath: instancePath + "/titles/es",
								schemaPath: "#/properties/titles/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					} else {
						const err39 = {
							instancePath: instancePath + "/titles/es",
							schemaPath: "#/properties/titles/properties/es/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
				if (data9.fr !== void 0) {
					let data13 = data9.fr;
					if (typeof data13 === "string") {
						if (func3(data13) > 120) {
							const err40 = {
								instancePath: instancePath + "/titles/fr",
								schemaPath: "#/properties/titles/properties/fr/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
						if (func3(data13) < 2) {
							const err41 = {
								instancePath: instancePath + "/titles/fr",
								schemaPath: "#/properties/titles/properties/fr/minLength",
								keyword: "minLength",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					} else {
						const err42 = {
							instancePath: instancePath + "/titles/fr",
							schemaPath: "#/properties/titles/properties/fr/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/titles",
					schemaPath: "#/properties/titles/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.descriptions !== void 0) {
			let data14 = data.descriptions;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				for (const key2 in data14) if (!(key2 === "pt" || key2 === "en" || key2 === "es" || key2 === "fr")) {
					const err44 = {
						instancePath: instancePath + "/descriptions",
						schemaPath: "#/properties/descriptions/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (data14.pt !== void 0) {
					let data15 = data14.pt;
					if (typeof data15 === "string") {
						if (func3(data15) > 4e3) {
							const err45 = {
								instancePath: instancePath + "/descriptions/pt",
								schemaPath: "#/properties/descriptions/properties/pt/maxLength",
								keyword: "maxLength",
								params: { limit: 4e3 }
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/descriptions/pt",
							schemaPath: "#/properties/descriptions/properties/pt/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				if (data14.en !== void 0) {
					let data16 = data14.en;
					if (typeof data16 === "string") {
						if (func3(data16) > 4e3) {
							const err47 = {
								instancePath: instancePath + "/descriptions/en",
								schemaPath: "#/properties/descriptions/properties/en/maxLength",
								keyword: "maxLength",
								params: { limit: 4e3 }
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					} else {
						const err48 = {
							instancePath: instancePath + "/descriptions/en",
							schemaPath: "#/properties/descriptions/properties/en/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
				if (data14.es !== void 0) {
					let data17 = data14.es;
					if (typeof data17 === "string") {
						if (func3(data17) > 4e3) {
							const err49 = {
								instancePath: instancePath + "/descriptions/es",
								schemaPath: "#/properties/descriptions/properties/es/maxLength",
								keyword: "maxLength",
								params: { limit: 4e3 }
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					} else {
						const err50 = {
							instancePath: instancePath + "/descriptions/es",
							schemaPath: "#/properties/descriptions/properties/es/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
				if (data14.fr !== void 0) {
					let data18 = data14.fr;
					if (typeof data18 === "string") {
						if (func3(data18) > 4e3) {
							const err51 = {
								instancePath: instancePath + "/descriptions/fr",
								schemaPath: "#/properties/descriptions/properties/fr/maxLength",
								keyword: "maxLength",
								params: { limit: 4e3 }
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					} else {
						const err52 = {
							instancePath: instancePath + "/descriptions/fr",
							schemaPath: "#/properties/descriptions/properties/fr/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/descriptions",
					schemaPath: "#/properties/descriptions/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
		if (data.salesChannelIds !== void 0) {
			let data19 = data.salesChannelIds;
			if (Array.isArray(data19)) {
				if (data19.length > 50) {
					const err54 = {
						instancePath: instancePath + "/salesChannelIds",
						schemaPath: "#/properties/salesChannelIds/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				const len0 = data19.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data20 = data19[i0];
					if (typeof data20 === "string") {
						if (!formats0(data20)) {
							const err55 = {
								instancePath: instancePath + "/salesChannelIds/" + i0,
								schemaPath: "#/properties/salesChannelIds/items/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					} else {
						const err56 = {
							instancePath: instancePath + "/salesChannelIds/" + i0,
							schemaPath: "#/properties/salesChannelIds/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				let i1 = data19.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data19[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err57 = {
								instancePath: instancePath + "/salesChannelIds",
								schemaPath: "#/properties/salesChannelIds/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err58 = {
					instancePath: instancePath + "/salesChannelIds",
					schemaPath: "#/properties/salesChannelIds/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err58];
				else vErrors.push(err58);
				errors++;
			}
		}
		if (data.minimumQuantity !== void 0) {
			let data21 = data.minimumQuantity;
			if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
				const err59 = {
					instancePath: instancePath + "/minimumQuantity",
					schemaPath: "#/properties/minimumQuantity/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
			if (typeof data21 == "number" && isFinite(data21)) {
				if (data21 > 999 || isNaN(data21)) {
					const err60 = {
						instancePath: instancePath + "/minimumQuantity",
						schemaPath: "#/properties/minimumQuantity/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 999
						}
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
				if (data21 < 1 || isNaN(data21)) {
					const err61 = {
						instancePath: instancePath + "/minimumQuantity",
						schemaPath: "#/properties/minimumQuantity/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
			}
		}
		if (data.maximumQuantity !== void 0) {
			let data22 = data.maximumQuantity;
			if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
				const err62 = {
					instancePath: instancePath + "/maximumQuantity",
					schemaPath: "#/properties/maximumQuantity/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
			if (typeof data22 == "number" && isFinite(data22)) {
				if (data22 > 999 || isNaN(data22)) {
					const err63 = {
						instancePath: instancePath + "/maximumQuantity",
						schemaPath: "#/properties/maximumQuantity/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 999
						}
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
				if (data22 < 1 || isNaN(data22)) {
					const err64 = {
						instancePath: instancePath + "/maximumQuantity",
						schemaPath: "#/properties/maximumQuantity/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
			}
		}
		if (data.multiple !== void 0) {
			let data23 = data.multiple;
			if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
				const err65 = {
					instancePath: instancePath + "/multiple",
					schemaPath: "#/properties/multiple/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			}
			if (typeof data23 == "number" && isFinite(data23)) {
				if (data23 > 999 || isNaN(data23)) {
					const err66 = {
						instancePath: instancePath + "/multiple",
						schemaPath: "#/properties/multiple/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 999
						}
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
				if (data23 < 1 || isNaN(data23)) {
					const err67 = {
						instancePath: instancePath + "/multiple",
						schemaPath: "#/properties/multiple/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
			}
		}
		if (data.displayOrder !== void 0) {
			let data24 = data.displayOrder;
			if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
				const err68 = {
					instancePath: instancePath + "/displayOrder",
					schemaPath: "#/properties/displayOrder/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			}
			if (typeof data24 == "number" && isFinite(data24)) {
				if (data24 > 9999 || isNaN(data24)) {
					const err69 = {
						instancePath: instancePath + "/displayOrder",
						schemaPath: "#/properties/displayOrder/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9999
						}
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
				if (data24 < 0 || isNaN(data24)) {
					const err70 = {
						instancePath: instancePath + "/displayOrder",
						schemaPath: "#/properties/displayOrder/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
			}
		}
	} else {
		const err71 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err71];
		else vErrors.push(err71);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_product_default as default, validate };

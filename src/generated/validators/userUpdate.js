// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_userUpdate_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "userUpdate",
	"type": "object",
	"required": ["name"],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 2,
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
		},
		"language": {
			"type": "string",
			"enum": [
				"pt",
				"en",
				"fr"
			]
		},
		"metadata": {
			"description": "Favourites and settings of the shell; the user writes them through the settings.",
			"type": "object",
			"properties": {
				"shortcuts": {
					"type": "array",
					"maxItems": 100,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"maxLength": 60
					}
				},
				"settings": {
					"description": "How the shell looks, saved with the user; a guest keeps it in the browser.",
					"type": "object",
					"required": [
						"layout",
						"theme",
						"direction",
						"customScrollbars",
						"animations"
					],
					"properties": {
						"layout": {
							"type": "object",
							"required": ["style", "config"],
							"properties": {
								"style": {
									"type": "string",
									"enum": [
										"layout1",
										"layout2",
										"layout3"
									],
									"default": "layout1"
								},
								"config": {
									"description": "Differences from the layout's own defaults; emptied when the style changes.",
									"type": "object",
									"default": {},
									"additionalProperties": true
								}
							},
							"additionalProperties": false
						},
						"theme": {
							"description": "A palette name for each part of the shell.",
							"type": "object",
							"required": [
								"main",
								"navbar",
								"toolbar",
								"footer"
							],
							"properties": {
								"main": {
									"type": "string",
									"pattern": "^[A-Za-z][A-Za-z0-9]*$",
									"examples": ["default"],
									"default": "light9",
									"maxLength": 40
								},
								"navbar": {
									"type": "string",
									"pattern": "^[A-Za-z][A-Za-z0-9]*$",
									"examples": ["default"],
									"default": "dark11",
									"maxLength": 40
								},
								"toolbar": {
									"type": "string",
									"pattern": "^[A-Za-z][A-Za-z0-9]*$",
									"examples": ["default"],
									"default": "light11",
									"maxLength": 40
								},
								"footer": {
									"type": "string",
									"pattern": "^[A-Za-z][A-Za-z0-9]*$",
									"examples": ["default"],
									"default": "dark",
									"maxLength": 40
								}
							},
							"additionalProperties": false
						},
						"direction": {
							"type": "string",
							"enum": ["ltr", "rtl"],
							"default": "ltr"
						},
						"customScrollbars": {
							"type": "boolean",
							"default": true
						},
						"animations": {
							"type": "boolean",
							"default": true
						},
						"colorScheme": {
							"description": "Whether the interface is light, dark or as the reader's system says.",
							"type": "string",
							"enum": [
								"system",
								"light",
								"dark"
							],
							"default": "system"
						},
						"lists": {
							"description": "By entity: the columns of its list in their order, and widths that were drawn.",
							"type": "object",
							"additionalProperties": true
						},
						"density": {
							"description": "How much room controls and rows take.",
							"type": "string",
							"enum": ["comfortable", "compact"],
							"default": "comfortable"
						}
					},
					"additionalProperties": false
				}
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const func2 = require_ucs2length().default;
const formats0 = formats.uri;
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
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
		for (const key0 in data) if (!(key0 === "name" || key0 === "avatar_url" || key0 === "mini_avatar_url" || key0 === "language" || key0 === "metadata")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func2(data0) < 2) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.avatar_url !== void 0) {
			let data1 = data.avatar_url;
			if (typeof data1 === "string") {
				if (func2(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/avatar_url",
						schemaPath: "#/properties/avatar_url/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats0(data1)) {
					const err6 = {
						instancePath: instancePath + "/avatar_url",
						schemaPath: "#/properties/avatar_url/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/avatar_url",
					schemaPath: "#/properties/avatar_url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.mini_avatar_url !== void 0) {
			let data2 = data.mini_avatar_url;
			if (typeof data2 === "string") {
				if (func2(data2) > 500) {
					const err8 = {
						instancePath: instancePath + "/mini_avatar_url",
						schemaPath: "#/properties/mini_avatar_url/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats0(data2)) {
					const err9 = {
						instancePath: instancePath + "/mini_avatar_url",
						schemaPath: "#/properties/mini_avatar_url/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/mini_avatar_url",
					schemaPath: "#/properties/mini_avatar_url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data3 = data.language;
			if (typeof data3 !== "string") {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (!(data3 === "pt" || data3 === "en" || data3 === "fr")) {
				const err12 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.language.enum }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.metadata !== void 0) {
			let data4 = data.metadata;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key1 in data4) if (!(key1 === "shortcuts" || key1 === "settings")) {
					const err13 = {
						instancePath: instancePath + "/metadata",
						schemaPath: "#/properties/metadata/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data4.shortcuts !== void 0) {
					let data5 = data4.shortcuts;
					if (Array.isArray(data5)) {
						if (data5.length > 100) {
							const err14 = {
								instancePath: instancePath + "/metadata/shortcuts",
								schemaPath: "#/properties/metadata/properties/shortcuts/maxItems",
								keyword: "maxItems",
								params: { limit: 100 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						const len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data6 = data5[i0];
							if (typeof data6 === "string") {
								if (func2(data6) > 60) {
									const err15 = {
										instancePath: instancePath + "/metadata/shortcuts/" + i0,
										schemaPath: "#/properties/metadata/properties/shortcuts/items/maxLength",
										keyword: "maxLength",
										params: { limit: 60 }
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							} else {
								const err16 = {
									instancePath: instancePath + "/metadata/shortcuts/" + i0,
									schemaPath: "#/properties/metadata/properties/shortcuts/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						let i1 = data5.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data5[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err17 = {
										instancePath: instancePath + "/metadata/shortcuts",
										schemaPath: "#/properties/metadata/properties/shortcuts/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/metadata/shortcuts",
							schemaPath: "#/properties/metadata/properties/shortcuts/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data4.settings !== void 0) {
					let data7 = data4.settings;
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.layout === void 0) {
							const err19 = {
								instancePath: instancePath + "/metadata/settings",
								schemaPath: "#/properties/metadata/properties/settings/required",
								keyword: "required",
								params: { missingProperty: "layout" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (data7.theme === void 0) {
							const err20 = {
								instancePath: instancePath + "/metadata/settings",
								schemaPath: "#/properties/metadata/properties/settings/required",
								keyword: "required",
								params: { missingProperty: "theme" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data7.direction === void 0) {
							const err21 = {
								instancePath: instancePath + "/metadata/settings",
								schemaPath: "#/properties/metadata/properties/settings/required",
								keyword: "required",
								params: { missingProperty: "direction" }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data7.customScrollbars === void 0) {
							const err22 = {
								instancePath: instancePath + "/metadata/settings",
								schemaPath: "#/properties/metadata/properties/settings/required",
								keyword: "required",
								params: { missingProperty: "customScrollbars" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data7.animations === void 0) {
							const err23 = {
								instancePath: instancePath + "/metadata/settings",
								schemaPath: "#/properties/metadata/properties/settings/required",
								keyword: "required",
								params: { missingProperty: "animations" }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						for (const key2 in data7) if (!(key2 === "layout" || key2 === "theme" || key2 === "direction" || key2 === "customScrollbars" || key2 === "animations" || key2 === "colorScheme" || key2 === "lists" || key2 === "density")) {
							const err24 = {
								instancePath: instancePath + "/metadata/settings",
								schemaPath: "#/properties/metadata/properties/settings/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data7.layout !== void 0) {
							let data8 = data7.layout;
							if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
								if (data8.style === void 0) {
									const err25 = {
										instancePath: instancePath + "/metadata/settings/layout",
										schemaPath: "#/properties/metadata/properties/settings/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "style" }
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
								if (data8.config === void 0) {
									const err26 = {
										instancePath: instancePath + "/metadata/settings/layout",
										schemaPath: "#/properties/metadata/properties/settings/properties/layout/required",
										keyword: "required",
										params: { missingProperty: "config" }
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
								for (const key3 in data8) if (!(key3 === "style" || key3 === "config")) {
									const err27 = {
										instancePath: instancePath + "/metadata/settings/layout",
										schemaPath: "#/properties/metadata/properties/settings/properties/layout/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key3 }
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
								if (data8.style !== void 0) {
									let data9 = data8.style;
									if (typeof data9 !== "string") {
										const err28 = {
											instancePath: instancePath + "/metadata/settings/layout/style",
											schemaPath: "#/properties/metadata/properties/settings/properties/layout/properties/style/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err28];
										else vErrors.push(err28);
										errors++;
									}
									if (!(data9 === "layout1" || data9 === "layout2" || data9 === "layout3")) {
										const err29 = {
											instancePath: instancePath + "/metadata/settings/layout/style",
											schemaPath: "#/properties/metadata/properties/settings/properties/layout/properties/style/enum",
											keyword: "enum",
											params: { allowedValues: schema11.properties.metadata.properties.settings.properties.layout.properties.style.enum }
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
								}
								if (data8.config !== void 0) {
									let data10 = data8.config;
									if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {} else {
										const err30 = {
											instancePath: instancePath + "/metadata/settings/layout/config",
											schemaPath: "#/properties/metadata/properties/settings/properties/layout/properties/config/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								}
							} else {
								const err31 = {
									instancePath: instancePath + "/metadata/settings/layout",
									schemaPath: "#/properties/metadata/properties/settings/properties/layout/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
						if (data7.theme !== void 0) {
							let data11 = data7.theme;
							if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
								if (data11.main === void 0) {
									const err32 = {
										instancePath: instancePath + "/metadata/settings/theme",
										schemaPath: "#/properties/metadata/properties/settings/properties/theme/required",
										keyword: "required",
										params: { missingProperty: "main" }
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
								if (data11.navbar === void 0) {
									const err33 = {
										instancePath: instancePath + "/metadata/settings/theme",
										schemaPath: "#/properties/metadata/properties/settings/properties/theme/required",
										keyword: "required",
										params: { missingProperty: "navbar" }
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
								if (data11.toolbar === void 0) {
									const err34 = {
										instancePath: instancePath + "/metadata/settings/theme",
										schemaPath: "#/properties/metadata/properties/settings/properties/theme/required",
										keyword: "required",
										params: { missingProperty: "toolbar" }
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
								if (data11.footer === void 0) {
									const err35 = {
										instancePath: instancePath + "/metadata/settings/theme",
										schemaPath: "#/properties/metadata/properties/settings/properties/theme/required",
										keyword: "required",
										params: { missingProperty: "footer" }
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
								for (const key4 in data11) if (!(key4 === "main" || key4 === "navbar" || key4 === "toolbar" || key4 === "footer")) {
									const err36 = {
										instancePath: instancePath + "/metadata/settings/theme",
										schemaPath: "#/properties/metadata/properties/settings/properties/theme/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key4 }
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								if (data11.main !== void 0) {
									let data12 = data11.main;
									if (typeof data12 === "string") {
										if (func2(data12) > 40) {
											const err37 = {
												instancePath: instancePath + "/metadata/settings/theme/main",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/main/maxLength",
												keyword: "maxLength",
												params: { limit: 40 }
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
										if (!pattern0.test(data12)) {
											const err38 = {
												instancePath: instancePath + "/metadata/settings/theme/main",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/main/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
											};
											if (vErrors === null) vErrors = [err38];
											else vErrors.push(err38);
											errors++;
										}
									} else {
										const err39 = {
											instancePath: instancePath + "/metadata/settings/theme/main",
											schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/main/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								}
								if (data11.navbar !== void 0) {
									let data13 = data11.navbar;
									if (typeof data13 === "string") {
										if (func2(data13) > 40) {
											const err40 = {
												instancePath: instancePath + "/metadata/settings/theme/navbar",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/navbar/maxLength",
												keyword: "maxLength",
												params: { limit: 40 }
											};
											if (vErrors === null) vErrors = [err40];
											else vErrors.push(err40);
											errors++;
										}
										if (!pattern0.test(data13)) {
											const err41 = {
												instancePath: instancePath + "/metadata/settings/theme/navbar",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/navbar/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
									} else {
										const err42 = {
											instancePath: instancePath + "/metadata/settings/theme/navbar",
											schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/navbar/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err42];
										else vErrors.push(err42);
										errors++;
									}
								}
								if (data11.toolbar !== void 0) {
									let data14 = data11.toolbar;
									if (typeof data14 === "string") {
										if (func2(data14) > 40) {
											const err43 = {
												instancePath: instancePath + "/metadata/settings/theme/toolbar",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/toolbar/maxLength",
												keyword: "maxLength",
												params: { limit: 40 }
											};
											if (vErrors === null) vErrors = [err43];
											else vErrors.push(err43);
											errors++;
										}
										if (!pattern0.test(data14)) {
											const err44 = {
												instancePath: instancePath + "/metadata/settings/theme/toolbar",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/toolbar/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
											};
											if (vErrors === null) vErrors = [err44];
											else vErrors.push(err44);
											errors++;
										}
									} else {
										const err45 = {
											instancePath: instancePath + "/metadata/settings/theme/toolbar",
											schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/toolbar/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
								}
								if (data11.footer !== void 0) {
									let data15 = data11.footer;
									if (typeof data15 === "string") {
										if (func2(data15) > 40) {
											const err46 = {
												instancePath: instancePath + "/metadata/settings/theme/footer",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/footer/maxLength",
												keyword: "maxLength",
												params: { limit: 40 }
											};
											if (vErrors === null) vErrors = [err46];
											else vErrors.push(err46);
											errors++;
										}
										if (!pattern0.test(data15)) {
											const err47 = {
												instancePath: instancePath + "/metadata/settings/theme/footer",
												schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/footer/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
											};
											if (vErrors === null) vErrors = [err47];
											else vErrors.push(err47);
											errors++;
										}
									} else {
										const err48 = {
											instancePath: instancePath + "/metadata/settings/theme/footer",
											schemaPath: "#/properties/metadata/properties/settings/properties/theme/properties/footer/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								}
							} else {
								const err49 = {
									instancePath: instancePath + "/metadata/settings/theme",
									schemaPath: "#/properties/metadata/properties/settings/properties/theme/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err49];
								else vErrors.push(err49);
								errors++;
							}
						}
						if (data7.direction !== void 0) {
							let data16 = data7.direction;
							if (typeof data16 !== "string") {
								const err50 = {
									instancePath: instancePath + "/metadata/settings/direction",
									schemaPath: "#/properties/metadata/properties/settings/properties/direction/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
							if (!(data16 === "ltr" || data16 === "rtl")) {
								const err51 = {
									instancePath: instancePath + "/metadata/settings/direction",
									schemaPath: "#/properties/metadata/properties/settings/properties/direction/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.metadata.properties.settings.properties.direction.enum }
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
						if (data7.customScrollbars !== void 0) {
							if (typeof data7.customScrollbars !== "boolean") {
								const err52 = {
									instancePath: instancePath + "/metadata/settings/customScrollbars",
									schemaPath: "#/properties/metadata/properties/settings/properties/customScrollbars/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
						}
						if (data7.animations !== void 0) {
							if (typeof data7.animations !== "boolean") {
								const err53 = {
									instancePath: instancePath + "/metadata/settings/animations",
									schemaPath: "#/properties/metadata/properties/settings/properties/animations/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						}
						if (data7.colorScheme !== void 0) {
							let data19 = data7.colorScheme;
							if (typeof data19 !== "string") {
								const err54 = {
									instancePath: instancePath + "/metadata/settings/colorScheme",
									schemaPath: "#/properties/metadata/properties/settings/properties/colorScheme/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
							if (!(data19 === "system" || data19 === "light" || data19 === "dark")) {
								const err55 = {
									instancePath: instancePath + "/metadata/settings/colorScheme",
									schemaPath: "#/properties/metadata/properties/settings/properties/colorScheme/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.metadata.properties.settings.properties.colorScheme.enum }
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
						}
						if (data7.lists !== void 0) {
							let data20 = data7.lists;
							if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {} else {
								const err56 = {
									instancePath: instancePath + "/metadata/settings/lists",
									schemaPath: "#/properties/metadata/properties/settings/properties/lists/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
						}
						if (data7.density !== void 0) {
							let data21 = data7.density;
							if (typeof data21 !== "string") {
								const err57 = {
									instancePath: instancePath + "/metadata/settings/density",
									schemaPath: "#/properties/metadata/properties/settings/properties/density/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
							if (!(data21 === "comfortable" || data21 === "compact")) {
								const err58 = {
									instancePath: instancePath + "/metadata/settings/density",
									schemaPath: "#/properties/metadata/properties/settings/properties/density/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.metadata.properties.settings.properties.density.enum }
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
						}
					} else {
						const err59 = {
							instancePath: instancePath + "/metadata/settings",
							schemaPath: "#/properties/metadata/properties/settings/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
			} else {
				const err60 = {
					instancePath: instancePath + "/metadata",
					schemaPath: "#/properties/metadata/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
		}
	} else {
		const err61 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err61];
		else vErrors.push(err61);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_userUpdate_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_settings_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "settings",
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
};
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.layout === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "layout" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.theme === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.direction === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "direction" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.customScrollbars === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "customScrollbars" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.animations === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "animations" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "layout" || key0 === "theme" || key0 === "direction" || key0 === "customScrollbars" || key0 === "animations" || key0 === "colorScheme" || key0 === "lists" || key0 === "density")) {
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
		if (data.layout !== void 0) {
			let data0 = data.layout;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.style === void 0) {
					const err6 = {
						instancePath: instancePath + "/layout",
						schemaPath: "#/properties/layout/required",
						keyword: "required",
						params: { missingProperty: "style" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data0.config === void 0) {
					const err7 = {
						instancePath: instancePath + "/layout",
						schemaPath: "#/properties/layout/required",
						keyword: "required",
						params: { missingProperty: "config" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "style" || key1 === "config")) {
					const err8 = {
						instancePath: instancePath + "/layout",
						schemaPath: "#/properties/layout/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data0.style !== void 0) {
					let data1 = data0.style;
					if (typeof data1 !== "string") {
						const err9 = {
							instancePath: instancePath + "/layout/style",
							schemaPath: "#/properties/layout/properties/style/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (!(data1 === "layout1" || data1 === "layout2" || data1 === "layout3")) {
						const err10 = {
							instancePath: instancePath + "/layout/style",
							schemaPath: "#/properties/layout/properties/style/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.layout.properties.style.enum }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data0.config !== void 0) {
					let data2 = data0.config;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
						const err11 = {
							instancePath: instancePath + "/layout/config",
							schemaPath: "#/properties/layout/properties/config/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.theme !== void 0) {
			let data3 = data.theme;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.main === void 0) {
					const err13 = {
						instancePath: instancePath + "/theme",
						schemaPath: "#/properties/theme/required",
						keyword: "required",
						params: { missingProperty: "main" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data3.navbar === void 0) {
					const err14 = {
						instancePath: instancePath + "/theme",
						schemaPath: "#/properties/theme/required",
						keyword: "required",
						params: { missingProperty: "navbar" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data3.toolbar === void 0) {
					const err15 = {
						instancePath: instancePath + "/theme",
						schemaPath: "#/properties/theme/required",
						keyword: "required",
						params: { missingProperty: "toolbar" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data3.footer === void 0) {
					const err16 = {
						instancePath: instancePath + "/theme",
						schemaPath: "#/properties/theme/required",
						keyword: "required",
						params: { missingProperty: "footer" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				for (const key2 in data3) if (!(key2 === "main" || key2 === "navbar" || key2 === "toolbar" || key2 === "footer")) {
					const err17 = {
						instancePath: instancePath + "/theme",
						schemaPath: "#/properties/theme/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data3.main !== void 0) {
					let data4 = data3.main;
					if (typeof data4 === "string") {
						if (func2(data4) > 40) {
							const err18 = {
								instancePath: instancePath + "/theme/main",
								schemaPath: "#/properties/theme/properties/main/maxLength",
								keyword: "maxLength",
								params: { limit: 40 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (!pattern0.test(data4)) {
							const err19 = {
								instancePath: instancePath + "/theme/main",
								schemaPath: "#/properties/theme/properties/main/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/theme/main",
							schemaPath: "#/properties/theme/properties/main/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data3.navbar !== void 0) {
					let data5 = data3.navbar;
					if (typeof data5 === "string") {
						if (func2(data5) > 40) {
							const err21 = {
								instancePath: instancePath + "/theme/navbar",
								schemaPath: "#/properties/theme/properties/navbar/maxLength",
								keyword: "maxLength",
								params: { limit: 40 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (!pattern0.test(data5)) {
							const err22 = {
								instancePath: instancePath + "/theme/navbar",
								schemaPath: "#/properties/theme/properties/navbar/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/theme/navbar",
							schemaPath: "#/properties/theme/properties/navbar/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data3.toolbar !== void 0) {
					let data6 = data3.toolbar;
					if (typeof data6 === "string") {
						if (func2(data6) > 40) {
							const err24 = {
								instancePath: instancePath + "/theme/toolbar",
								schemaPath: "#/properties/theme/properties/toolbar/maxLength",
								keyword: "maxLength",
								params: { limit: 40 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (!pattern0.test(data6)) {
							const err25 = {
								instancePath: instancePath + "/theme/toolbar",
								schemaPath: "#/properties/theme/properties/toolbar/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/theme/toolbar",
							schemaPath: "#/properties/theme/properties/toolbar/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data3.footer !== void 0) {
					let data7 = data3.footer;
					if (typeof data7 === "string") {
						if (func2(data7) > 40) {
							const err27 = {
								instancePath: instancePath + "/theme/footer",
								schemaPath: "#/properties/theme/properties/footer/maxLength",
								keyword: "maxLength",
								params: { limit: 40 }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (!pattern0.test(data7)) {
							const err28 = {
								instancePath: instancePath + "/theme/footer",
								schemaPath: "#/properties/theme/properties/footer/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/theme/footer",
							schemaPath: "#/properties/theme/properties/footer/type",
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
					instancePath: instancePath + "/theme",
					schemaPath: "#/properties/theme/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.direction !== void 0) {
			let data8 = data.direction;
			if (typeof data8 !== "string") {
				const err31 = {
					instancePath: instancePath + "/direction",
					schemaPath: "#/properties/direction/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			if (!(data8 === "ltr" || data8 === "rtl")) {
				const err32 = {
					instancePath: instancePath + "/direction",
					schemaPath: "#/properties/direction/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.direction.enum }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.customScrollbars !== void 0) {
			if (typeof data.customScrollbars !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/customScrollbars",
					schemaPath: "#/properties/customScrollbars/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.animations !== void 0) {
			if (typeof data.animations !== "boolean") {
				const err34 = {
					instancePath: instancePath + "/animations",
					schemaPath: "#/properties/animations/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.colorScheme !== void 0) {
			let data11 = data.colorScheme;
			if (typeof data11 !== "string") {
				const err35 = {
					instancePath: instancePath + "/colorScheme",
					schemaPath: "#/properties/colorScheme/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			if (!(data11 === "system" || data11 === "light" || data11 === "dark")) {
				const err36 = {
					instancePath: instancePath + "/colorScheme",
					schemaPath: "#/properties/colorScheme/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.colorScheme.enum }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.lists !== void 0) {
			let data12 = data.lists;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {} else {
				const err37 = {
					instancePath: instancePath + "/lists",
					schemaPath: "#/properties/lists/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.density !== void 0) {
			let data13 = data.density;
			if (typeof data13 !== "string") {
				const err38 = {
					instancePath: instancePath + "/density",
					schemaPath: "#/properties/density/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
			if (!(data13 === "comfortable" || data13 === "compact")) {
				const err39 = {
					instancePath: instancePath + "/density",
					schemaPath: "#/properties/density/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.density.enum }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_settings_default as default, validate };

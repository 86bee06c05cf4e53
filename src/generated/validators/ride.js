// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_ride_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "ride",
	"type": "object",
	"required": [
		"providerId",
		"name",
		"visitMode",
		"stock"
	],
	"properties": {
		"providerId": {
			"type": "string",
			"format": "uuid"
		},
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 120
		},
		"visitMode": {
			"type": "string",
			"enum": ["startTime", "openingHours"],
			"default": "startTime"
		},
		"description": {
			"type": "string",
			"maxLength": 2e3
		},
		"stock": {
			"description": "Places for sale, split by where they are sold.",
			"type": "object",
			"required": [
				"total",
				"internet",
				"distributor",
				"ticketOffice"
			],
			"properties": {
				"total": {
					"type": "integer",
					"minimum": 0,
					"maximum": 1e5
				},
				"internet": {
					"type": "integer",
					"minimum": 0,
					"maximum": 1e5
				},
				"distributor": {
					"type": "integer",
					"minimum": 0,
					"maximum": 1e5
				},
				"ticketOffice": {
					"type": "integer",
					"minimum": 0,
					"maximum": 1e5
				}
			},
			"additionalProperties": false
		},
		"timetables": {
			"type": "array",
			"maxItems": 50,
			"items": {
				"description": "A row of the weekly pattern: visits begin every interval from start to finish, local to the provider.",
				"type": "object",
				"required": [
					"weekday",
					"startTime",
					"finishTime",
					"timeInterval"
				],
				"properties": {
					"weekday": {
						"type": "string",
						"enum": [
							"monday",
							"tuesday",
							"wednesday",
							"thursday",
							"friday",
							"saturday",
							"sunday"
						]
					},
					"startTime": {
						"type": "string",
						"format": "time-hm",
						"pattern": "^([01]\\d|2[0-3]):[0-5]\\d$",
						"examples": ["09:30"]
					},
					"finishTime": {
						"description": "Closing time; 24:00 is the end of the day.",
						"type": "string",
						"format": "time-hm"
					},
					"timeInterval": {
						"type": "integer",
						"minimum": 5,
						"maximum": 1440
					}
				},
				"additionalProperties": false
			}
		},
		"schedules": {
			"type": "array",
			"maxItems": 500,
			"items": {
				"description": "A dated exception to the weekly pattern.",
				"type": "object",
				"required": ["date", "kind"],
				"properties": {
					"date": {
						"type": "string",
						"format": "date"
					},
					"kind": {
						"type": "string",
						"enum": [
							"closed",
							"extra",
							"capacity"
						]
					},
					"startTime": {
						"type": "string",
						"format": "time-hm",
						"pattern": "^([01]\\d|2[0-3]):[0-5]\\d$",
						"examples": ["09:30"]
					},
					"finishTime": {
						"type": "string",
						"format": "time-hm"
					},
					"reason": {
						"type": "string",
						"maxLength": 200
					},
					"stock": {
						"description": "Places for sale, split by where they are sold.",
						"type": "object",
						"required": [
							"total",
							"internet",
							"distributor",
							"ticketOffice"
						],
						"properties": {
							"total": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							},
							"internet": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							},
							"distributor": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							},
							"ticketOffice": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							}
						},
						"additionalProperties": false
					}
				},
				"additionalProperties": false
			}
		},
		"availabilities": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"description": "A period of days on which the ride can be visited; both ends count.",
				"type": "object",
				"required": ["initialDate", "finalDate"],
				"properties": {
					"initialDate": {
						"type": "string",
						"format": "date"
					},
					"finalDate": {
						"type": "string",
						"format": "date"
					},
					"stock": {
						"description": "Places for sale, split by where they are sold.",
						"type": "object",
						"required": [
							"total",
							"internet",
							"distributor",
							"ticketOffice"
						],
						"properties": {
							"total": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							},
							"internet": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							},
							"distributor": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							},
							"ticketOffice": {
								"type": "integer",
								"minimum": 0,
								"maximum": 1e5
							}
						},
						"additionalProperties": false
					}
				},
				"additionalProperties": false
			}
		},
		"seasons": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"description": "A period of high or low season; a date in none is low.",
				"type": "object",
				"required": [
					"type",
					"initialDate",
					"finalDate"
				],
				"properties": {
					"type": {
						"type": "string",
						"enum": ["high", "low"]
					},
					"name": {
						"type": "string",
						"maxLength": 60
					},
					"initialDate": {
						"type": "string",
						"format": "date"
					},
					"finalDate": {
						"type": "string",
						"format": "date"
					}
				},
				"additionalProperties": false
			}
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.uuid;
const formats2 = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const formats6 = formats.date;
const pattern0 = /* @__PURE__ */ new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.providerId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "providerId" }
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
		if (data.visitMode === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visitMode" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.stock === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stock" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
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
		if (data.providerId !== void 0) {
			let data0 = data.providerId;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err5 = {
						instancePath: instancePath + "/providerId",
						schemaPath: "#/properties/providerId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/providerId",
					schemaPath: "#/properties/providerId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func3(data1) > 120) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func3(data1) < 2) {
					const err8 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.visitMode !== void 0) {
			let data2 = data.visitMode;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/visitMode",
					schemaPath: "#/properties/visitMode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data2 === "startTime" || data2 === "openingHours")) {
				const err11 = {
					instancePath: instancePath + "/visitMode",
					schemaPath: "#/properties/visitMode/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.visitMode.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 === "string") {
				if (func3(data3) > 2e3) {
					const err12 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.stock !== void 0) {
			let data4 = data.stock;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.total === void 0) {
					const err14 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "total" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data4.internet === void 0) {
					const err15 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "internet" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data4.distributor === void 0) {
					const err16 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "distributor" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data4.ticketOffice === void 0) {
					const err17 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "ticketOffice" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				for (const key1 in data4) if (!(key1 === "total" || key1 === "internet" || key1 === "distributor" || key1 === "ticketOffice")) {
					const err18 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data4.total !== void 0) {
					let data5 = data4.total;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						const err19 = {
							instancePath: instancePath + "/stock/total",
							schemaPath: "#/properties/stock/properties/total/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 > 1e5 || isNaN(data5)) {
							const err20 = {
								instancePath: instancePath + "/stock/total",
								schemaPath: "#/properties/stock/properties/total/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data5 < 0 || isNaN(data5)) {
							const err21 = {
								instancePath: instancePath + "/stock/total",
								schemaPath: "#/properties/stock/properties/total/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
				}
				if (data4.internet !== void 0) {
					let data6 = data4.internet;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						const err22 = {
							instancePath: instancePath + "/stock/internet",
							schemaPath: "#/properties/stock/properties/internet/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 > 1e5 || isNaN(data6)) {
							const err23 = {
								instancePath: instancePath + "/stock/internet",
								schemaPath: "#/properties/stock/properties/internet/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						if (data6 < 0 || isNaN(data6)) {
							const err24 = {
								instancePath: instancePath + "/stock/internet",
								schemaPath: "#/properties/stock/properties/internet/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				}
				if (data4.distributor !== void 0) {
					let data7 = data4.distributor;
					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
						const err25 = {
							instancePath: instancePath + "/stock/distributor",
							schemaPath: "#/properties/stock/properties/distributor/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (typeof data7 == "number" && isFinite(data7)) {
						if (data7 > 1e5 || isNaN(data7)) {
							const err26 = {
								instancePath: instancePath + "/stock/distributor",
								schemaPath: "#/properties/stock/properties/distributor/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
						if (data7 < 0 || isNaN(data7)) {
							const err27 = {
								instancePath: instancePath + "/stock/distributor",
								schemaPath: "#/properties/stock/properties/distributor/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				}
				if (data4.ticketOffice !== void 0) {
					let data8 = data4.ticketOffice;
					if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
						const err28 = {
							instancePath: instancePath + "/stock/ticketOffice",
							schemaPath: "#/properties/stock/properties/ticketOffice/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (typeof data8 == "number" && isFinite(data8)) {
						if (data8 > 1e5 || isNaN(data8)) {
							const err29 = {
								instancePath: instancePath + "/stock/ticketOffice",
								schemaPath: "#/properties/stock/properties/ticketOffice/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						if (data8 < 0 || isNaN(data8)) {
							const err30 = {
								instancePath: instancePath + "/stock/ticketOffice",
								schemaPath: "#/properties/stock/properties/ticketOffice/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/stock",
					schemaPath: "#/properties/stock/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.timetables !== void 0) {
			let data9 = data.timetables;
			if (Array.isArray(data9)) {
				if (data9.length > 50) {
					const err32 = {
						instancePath: instancePath + "/timetables",
						schemaPath: "#/properties/timetables/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data10 = data9[i0];
					if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
						if (data10.weekday === void 0) {
							const err33 = {
								instancePath: instancePath + "/timetables/" + i0,
								schemaPath: "#/properties/timetables/items/required",
								keyword: "required",
								params: { missingProperty: "weekday" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (data10.startTime === void 0) {
							const err34 = {
								instancePath: instancePath + "/timetables/" + i0,
								schemaPath: "#/properties/timetables/items/required",
								keyword: "required",
								params: { missingProperty: "startTime" }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (data10.finishTime === void 0) {
							const err35 = {
								instancePath: instancePath + "/timetables/" + i0,
								schemaPath: "#/properties/timetables/items/required",
								keyword: "required",
								params: { missingProperty: "finishTime" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data10.timeInterval === void 0) {
							const err36 = {
								instancePath: instancePath + "/timetables/" + i0,
								schemaPath: "#/properties/timetables/items/required",
								keyword: "required",
								params: { missingProperty: "timeInterval" }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						for (const key2 in data10) if (!(key2 === "weekday" || key2 === "startTime" || key2 === "finishTime" || key2 === "timeInterval")) {
							const err37 = {
								instancePath: instancePath + "/timetables/" + i0,
								schemaPath: "#/properties/timetables/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (data10.weekday !== void 0) {
							let data11 = data10.weekday;
							if (typeof data11 !== "string") {
								const err38 = {
									instancePath: instancePath + "/timetables/" + i0 + "/weekday",
									schemaPath: "#/properties/timetables/items/properties/weekday/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
							if (!(data11 === "monday" || data11 === "tuesday" || data11 === "wednesday" || data11 === "thursday" || data11 === "friday" || data11 === "saturday" || data11 === "sunday")) {
								const err39 = {
									instancePath: instancePath + "/timetables/" + i0 + "/weekday",
									schemaPath: "#/properties/timetables/items/properties/weekday/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.timetables.items.properties.weekday.enum }
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						}
						if (data10.startTime !== void 0) {
							let data12 = data10.startTime;
							if (typeof data12 === "string") {
								if (!pattern0.test(data12)) {
									const err40 = {
										instancePath: instancePath + "/timetables/" + i0 + "/startTime",
										schemaPath: "#/properties/timetables/items/properties/startTime/pattern",
										keyword: "pattern",
										params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
								if (!formats2.test(data12)) {
									const err41 = {
										instancePath: instancePath + "/timetables/" + i0 + "/startTime",
										schemaPath: "#/properties/timetables/items/properties/startTime/format",
										keyword: "format",
										params: { format: "time-hm" }
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
							} else {
								const err42 = {
									instancePath: instancePath + "/timetables/" + i0 + "/startTime",
									schemaPath: "#/properties/timetables/items/properties/startTime/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
						if (data10.finishTime !== void 0) {
							let data13 = data10.finishTime;
							if (typeof data13 === "string") {
								if (!formats2.test(data13)) {
									const err43 = {
										instancePath: instancePath + "/timetables/" + i0 + "/finishTime",
										schemaPath: "#/properties/timetables/items/properties/finishTime/format",
										keyword: "format",
										params: { format: "time-hm" }
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
							} else {
								const err44 = {
									instancePath: instancePath + "/timetables/" + i0 + "/finishTime",
									schemaPath: "#/properties/timetables/items/properties/finishTime/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						}
						if (data10.timeInterval !== void 0) {
							let data14 = data10.timeInterval;
							if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
								const err45 = {
									instancePath: instancePath + "/timetables/" + i0 + "/timeInterval",
									schemaPath: "#/properties/timetables/items/properties/timeInterval/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
							if (typeof data14 == "number" && isFinite(data14)) {
								if (data14 > 1440 || isNaN(data14)) {
									const err46 = {
										instancePath: instancePath + "/timetables/" + i0 + "/timeInterval",
										schemaPath: "#/properties/timetables/items/properties/timeInterval/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 1440
										}
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
								if (data14 < 5 || isNaN(data14)) {
									const err47 = {
										instancePath: instancePath + "/timetables/" + i0 + "/timeInterval",
										schemaPath: "#/properties/timetables/items/properties/timeInterval/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 5
										}
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
						}
					} else {
						const err48 = {
							instancePath: instancePath + "/timetables/" + i0,
							schemaPath: "#/properties/timetables/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/timetables",
					schemaPath: "#/properties/timetables/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.schedules !== void 0) {
			let data15 = data.schedules;
			if (Array.isArray(data15)) {
				if (data15.length > 500) {
					const err50 = {
						instancePath: instancePath + "/schedules",
						schemaPath: "#/properties/schedules/maxItems",
						keyword: "maxItems",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				const len1 = data15.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data16 = data15[i1];
					if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
						if (data16.date === void 0) {
							const err51 = {
								instancePath: instancePath + "/schedules/" + i1,
								schemaPath: "#/properties/schedules/items/required",
								keyword: "required",
								params: { missingProperty: "date" }
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
						if (data16.kind === void 0) {
							const err52 = {
								instancePath: instancePath + "/schedules/" + i1,
								schemaPath: "#/properties/schedules/items/required",
								keyword: "required",
								params: { missingProperty: "kind" }
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
						for (const key3 in data16) if (!(key3 === "date" || key3 === "kind" || key3 === "startTime" || key3 === "finishTime" || key3 === "reason" || key3 === "stock")) {
							const err53 = {
								instancePath: instancePath + "/schedules/" + i1,
								schemaPath: "#/properties/schedules/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
						if (data16.date !== void 0) {
							let data17 = data16.date;
							if (typeof data17 === "string") {
								if (!formats6(data17)) {
									const err54 = {
										instancePath: instancePath + "/schedules/" + i1 + "/date",
										schemaPath: "#/properties/schedules/items/properties/date/format",
										keyword: "format",
										params: { format: "date" }
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							} else {
								const err55 = {
									instancePath: instancePath + "/schedules/" + i1 + "/date",
									schemaPath: "#/properties/schedules/items/properties/date/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
						}
						if (data16.kind !== void 0) {
							let data18 = data16.kind;
							if (typeof data18 !== "string") {
								const err56 = {
									instancePath: instancePath + "/schedules/" + i1 + "/kind",
									schemaPath: "#/properties/schedules/items/properties/kind/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
							if (!(data18 === "closed" || data18 === "extra" || data18 === "capacity")) {
								const err57 = {
									instancePath: instancePath + "/schedules/" + i1 + "/kind",
									schemaPath: "#/properties/schedules/items/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.schedules.items.properties.kind.enum }
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
						if (data16.startTime !== void 0) {
							let data19 = data16.startTime;
							if (typeof data19 === "string") {
								if (!pattern0.test(data19)) {
									const err58 = {
										instancePath: instancePath + "/schedules/" + i1 + "/startTime",
										schemaPath: "#/properties/schedules/items/properties/startTime/pattern",
										keyword: "pattern",
										params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
								if (!formats2.test(data19)) {
									const err59 = {
										instancePath: instancePath + "/schedules/" + i1 + "/startTime",
										schemaPath: "#/properties/schedules/items/properties/startTime/format",
										keyword: "format",
										params: { format: "time-hm" }
									};
									if (vErrors === null) vErrors = [err59];
									else vErrors.push(err59);
									errors++;
								}
							} else {
								const err60 = {
									instancePath: instancePath + "/schedules/" + i1 + "/startTime",
									schemaPath: "#/properties/schedules/items/properties/startTime/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err60];
								else vErrors.push(err60);
								errors++;
							}
						}
						if (data16.finishTime !== void 0) {
							let data20 = data16.finishTime;
							if (typeof data20 === "string") {
								if (!formats2.test(data20)) {
									const err61 = {
										instancePath: instancePath + "/schedules/" + i1 + "/finishTime",
										schemaPath: "#/properties/schedules/items/properties/finishTime/format",
										keyword: "format",
										params: { format: "time-hm" }
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
							} else {
								const err62 = {
									instancePath: instancePath + "/schedules/" + i1 + "/finishTime",
									schemaPath: "#/properties/schedules/items/properties/finishTime/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
						}
						if (data16.reason !== void 0) {
							let data21 = data16.reason;
							if (typeof data21 === "string") {
								if (func3(data21) > 200) {
									const err63 = {
										instancePath: instancePath + "/schedules/" + i1 + "/reason",
										schemaPath: "#/properties/schedules/items/properties/reason/maxLength",
										keyword: "maxLength",
										params: { limit: 200 }
									};
									if (vErrors === null) vErrors = [err63];
									else vErrors.push(err63);
									errors++;
								}
							} else {
								const err64 = {
									instancePath: instancePath + "/schedules/" + i1 + "/reason",
									schemaPath: "#/properties/schedules/items/properties/reason/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err64];
								else vErrors.push(err64);
								errors++;
							}
						}
						if (data16.stock !== void 0) {
							let data22 = data16.stock;
							if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
								if (data22.total === void 0) {
									const err65 = {
										instancePath: instancePath + "/schedules/" + i1 + "/stock",
										schemaPath: "#/properties/schedules/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "total" }
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
								if (data22.internet === void 0) {
									const err66 = {
										instancePath: instancePath + "/schedules/" + i1 + "/stock",
										schemaPath: "#/properties/schedules/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "internet" }
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
								if (data22.distributor === void 0) {
									const err67 = {
										instancePath: instancePath + "/schedules/" + i1 + "/stock",
										schemaPath: "#/properties/schedules/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "distributor" }
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
								if (data22.ticketOffice === void 0) {
									const err68 = {
										instancePath: instancePath + "/schedules/" + i1 + "/stock",
										schemaPath: "#/properties/schedules/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "ticketOffice" }
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
								for (const key4 in data22) if (!(key4 === "total" || key4 === "internet" || key4 === "distributor" || key4 === "ticketOffice")) {
									const err69 = {
										instancePath: instancePath + "/schedules/" + i1 + "/stock",
										schemaPath: "#/properties/schedules/items/properties/stock/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key4 }
									};
									if (vErrors === null) vErrors = [err69];
									else vErrors.push(err69);
									errors++;
								}
								if (data22.total !== void 0) {
									let data23 = data22.total;
									if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
										const err70 = {
											instancePath: instancePath + "/schedules/" + i1 + "/stock/total",
											schemaPath: "#/properties/schedules/items/properties/stock/properties/total/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err70];
										else vErrors.push(err70);
										errors++;
									}
									if (typeof data23 == "number" && isFinite(data23)) {
										if (data23 > 1e5 || isNaN(data23)) {
											const err71 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/total",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/total/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err71];
											else vErrors.push(err71);
											errors++;
										}
										if (data23 < 0 || isNaN(data23)) {
											const err72 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/total",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/total/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err72];
											else vErrors.push(err72);
											errors++;
										}
									}
								}
								if (data22.internet !== void 0) {
									let data24 = data22.internet;
									if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
										const err73 = {
											instancePath: instancePath + "/schedules/" + i1 + "/stock/internet",
											schemaPath: "#/properties/schedules/items/properties/stock/properties/internet/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err73];
										else vErrors.push(err73);
										errors++;
									}
									if (typeof data24 == "number" && isFinite(data24)) {
										if (data24 > 1e5 || isNaN(data24)) {
											const err74 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/internet",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/internet/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err74];
											else vErrors.push(err74);
											errors++;
										}
										if (data24 < 0 || isNaN(data24)) {
											const err75 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/internet",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/internet/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err75];
											else vErrors.push(err75);
											errors++;
										}
									}
								}
								if (data22.distributor !== void 0) {
									let data25 = data22.distributor;
									if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
										const err76 = {
											instancePath: instancePath + "/schedules/" + i1 + "/stock/distributor",
											schemaPath: "#/properties/schedules/items/properties/stock/properties/distributor/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
									if (typeof data25 == "number" && isFinite(data25)) {
										if (data25 > 1e5 || isNaN(data25)) {
											const err77 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/distributor",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/distributor/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err77];
											else vErrors.push(err77);
											errors++;
										}
										if (data25 < 0 || isNaN(data25)) {
											const err78 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/distributor",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/distributor/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err78];
											else vErrors.push(err78);
											errors++;
										}
									}
								}
								if (data22.ticketOffice !== void 0) {
									let data26 = data22.ticketOffice;
									if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
										const err79 = {
											instancePath: instancePath + "/schedules/" + i1 + "/stock/ticketOffice",
											schemaPath: "#/properties/schedules/items/properties/stock/properties/ticketOffice/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err79];
										else vErrors.push(err79);
										errors++;
									}
									if (typeof data26 == "number" && isFinite(data26)) {
										if (data26 > 1e5 || isNaN(data26)) {
											const err80 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/ticketOffice",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/ticketOffice/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err80];
											else vErrors.push(err80);
											errors++;
										}
										if (data26 < 0 || isNaN(data26)) {
											const err81 = {
												instancePath: instancePath + "/schedules/" + i1 + "/stock/ticketOffice",
												schemaPath: "#/properties/schedules/items/properties/stock/properties/ticketOffice/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err81];
											else vErrors.push(err81);
											errors++;
										}
									}
								}
							} else {
								const err82 = {
									instancePath: instancePath + "/schedules/" + i1 + "/stock",
									schemaPath: "#/properties/schedules/items/properties/stock/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
					} else {
						const err83 = {
							instancePath: instancePath + "/schedules/" + i1,
							schemaPath: "#/properties/schedules/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
				}
			} else {
				const err84 = {
					instancePath: instancePath + "/schedules",
					schemaPath: "#/properties/schedules/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err84];
				else vErrors.push(err84);
				errors++;
			}
		}
		if (data.availabilities !== void 0) {
			let data27 = data.availabilities;
			if (Array.isArray(data27)) {
				if (data27.length > 100) {
					const err85 = {
						instancePath: instancePath + "/availabilities",
						schemaPath: "#/properties/availabilities/maxItems",
						keyword: "maxItems",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err85];
					else vErrors.push(err85);
					errors++;
				}
				const len2 = data27.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data28 = data27[i2];
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
						if (data28.initialDate === void 0) {
							const err86 = {
								instancePath: instancePath + "/availabilities/" + i2,
								schemaPath: "#/properties/availabilities/items/required",
								keyword: "required",
								params: { missingProperty: "initialDate" }
							};
							if (vErrors === null) vErrors = [err86];
							else vErrors.push(err86);
							errors++;
						}
						if (data28.finalDate === void 0) {
							const err87 = {
								instancePath: instancePath + "/availabilities/" + i2,
								schemaPath: "#/properties/availabilities/items/required",
								keyword: "required",
								params: { missingProperty: "finalDate" }
							};
							if (vErrors === null) vErrors = [err87];
							else vErrors.push(err87);
							errors++;
						}
						for (const key5 in data28) if (!(key5 === "initialDate" || key5 === "finalDate" || key5 === "stock")) {
							const err88 = {
								instancePath: instancePath + "/availabilities/" + i2,
								schemaPath: "#/properties/availabilities/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 }
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
						if (data28.initialDate !== void 0) {
							let data29 = data28.initialDate;
							if (typeof data29 === "string") {
								if (!formats6(data29)) {
									const err89 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/initialDate",
										schemaPath: "#/properties/availabilities/items/properties/initialDate/format",
										keyword: "format",
										params: { format: "date" }
									};
									if (vErrors === null) vErrors = [err89];
									else vErrors.push(err89);
									errors++;
								}
							} else {
								const err90 = {
									instancePath: instancePath + "/availabilities/" + i2 + "/initialDate",
									schemaPath: "#/properties/availabilities/items/properties/initialDate/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err90];
								else vErrors.push(err90);
								errors++;
							}
						}
						if (data28.finalDate !== void 0) {
							let data30 = data28.finalDate;
							if (typeof data30 === "string") {
								if (!formats6(data30)) {
									const err91 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/finalDate",
										schemaPath: "#/properties/availabilities/items/properties/finalDate/format",
										keyword: "format",
										params: { format: "date" }
									};
									if (vErrors === null) vErrors = [err91];
									else vErrors.push(err91);
									errors++;
								}
							} else {
								const err92 = {
									instancePath: instancePath + "/availabilities/" + i2 + "/finalDate",
									schemaPath: "#/properties/availabilities/items/properties/finalDate/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
						}
						if (data28.stock !== void 0) {
							let data31 = data28.stock;
							if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
								if (data31.total === void 0) {
									const err93 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/stock",
										schemaPath: "#/properties/availabilities/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "total" }
									};
									if (vErrors === null) vErrors = [err93];
									else vErrors.push(err93);
									errors++;
								}
								if (data31.internet === void 0) {
									const err94 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/stock",
										schemaPath: "#/properties/availabilities/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "internet" }
									};
									if (vErrors === null) vErrors = [err94];
									else vErrors.push(err94);
									errors++;
								}
								if (data31.distributor === void 0) {
									const err95 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/stock",
										schemaPath: "#/properties/availabilities/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "distributor" }
									};
									if (vErrors === null) vErrors = [err95];
									else vErrors.push(err95);
									errors++;
								}
								if (data31.ticketOffice === void 0) {
									const err96 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/stock",
										schemaPath: "#/properties/availabilities/items/properties/stock/required",
										keyword: "required",
										params: { missingProperty: "ticketOffice" }
									};
									if (vErrors === null) vErrors = [err96];
									else vErrors.push(err96);
									errors++;
								}
								for (const key6 in data31) if (!(key6 === "total" || key6 === "internet" || key6 === "distributor" || key6 === "ticketOffice")) {
									const err97 = {
										instancePath: instancePath + "/availabilities/" + i2 + "/stock",
										schemaPath: "#/properties/availabilities/items/properties/stock/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key6 }
									};
									if (vErrors === null) vErrors = [err97];
									else vErrors.push(err97);
									errors++;
								}
								if (data31.total !== void 0) {
									let data32 = data31.total;
									if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32))) {
										const err98 = {
											instancePath: instancePath + "/availabilities/" + i2 + "/stock/total",
											schemaPath: "#/properties/availabilities/items/properties/stock/properties/total/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err98];
										else vErrors.push(err98);
										errors++;
									}
									if (typeof data32 == "number" && isFinite(data32)) {
										if (data32 > 1e5 || isNaN(data32)) {
											const err99 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/total",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/total/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err99];
											else vErrors.push(err99);
											errors++;
										}
										if (data32 < 0 || isNaN(data32)) {
											const err100 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/total",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/total/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err100];
											else vErrors.push(err100);
											errors++;
										}
									}
								}
								if (data31.internet !== void 0) {
									let data33 = data31.internet;
									if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
										const err101 = {
											instancePath: instancePath + "/availabilities/" + i2 + "/stock/internet",
											schemaPath: "#/properties/availabilities/items/properties/stock/properties/internet/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err101];
										else vErrors.push(err101);
										errors++;
									}
									if (typeof data33 == "number" && isFinite(data33)) {
										if (data33 > 1e5 || isNaN(data33)) {
											const err102 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/internet",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/internet/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err102];
											else vErrors.push(err102);
											errors++;
										}
										if (data33 < 0 || isNaN(data33)) {
											const err103 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/internet",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/internet/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err103];
											else vErrors.push(err103);
											errors++;
										}
									}
								}
								if (data31.distributor !== void 0) {
									let data34 = data31.distributor;
									if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
										const err104 = {
											instancePath: instancePath + "/availabilities/" + i2 + "/stock/distributor",
											schemaPath: "#/properties/availabilities/items/properties/stock/properties/distributor/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err104];
										else vErrors.push(err104);
										errors++;
									}
									if (typeof data34 == "number" && isFinite(data34)) {
										if (data34 > 1e5 || isNaN(data34)) {
											const err105 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/distributor",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/distributor/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err105];
											else vErrors.push(err105);
											errors++;
										}
										if (data34 < 0 || isNaN(data34)) {
											const err106 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/distributor",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/distributor/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err106];
											else vErrors.push(err106);
											errors++;
										}
									}
								}
								if (data31.ticketOffice !== void 0) {
									let data35 = data31.ticketOffice;
									if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
										const err107 = {
											instancePath: instancePath + "/availabilities/" + i2 + "/stock/ticketOffice",
											schemaPath: "#/properties/availabilities/items/properties/stock/properties/ticketOffice/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err107];
										else vErrors.push(err107);
										errors++;
									}
									if (typeof data35 == "number" && isFinite(data35)) {
										if (data35 > 1e5 || isNaN(data35)) {
											const err108 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/ticketOffice",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/ticketOffice/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												}
											};
											if (vErrors === null) vErrors = [err108];
											else vErrors.push(err108);
											errors++;
										}
										if (data35 < 0 || isNaN(data35)) {
											const err109 = {
												instancePath: instancePath + "/availabilities/" + i2 + "/stock/ticketOffice",
												schemaPath: "#/properties/availabilities/items/properties/stock/properties/ticketOffice/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err109];
											else vErrors.push(err109);
											errors++;
										}
									}
								}
							} else {
								const err110 = {
									instancePath: instancePath + "/availabilities/" + i2 + "/stock",
									schemaPath: "#/properties/availabilities/items/properties/stock/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err110];
								else vErrors.push(err110);
								errors++;
							}
						}
					} else {
						const err111 = {
							instancePath: instancePath + "/availabilities/" + i2,
							schemaPath: "#/properties/availabilities/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err111];
						else vErrors.push(err111);
						errors++;
					}
				}
			} else {
				const err112 = {
					instancePath: instancePath + "/availabilities",
					schemaPath: "#/properties/availabilities/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err112];
				else vErrors.push(err112);
				errors++;
			}
		}
		if (data.seasons !== void 0) {
			let data36 = data.seasons;
			if (Array.isArray(data36)) {
				if (data36.length > 100) {
					const err113 = {
						instancePath: instancePath + "/seasons",
						schemaPath: "#/properties/seasons/maxItems",
						keyword: "maxItems",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err113];
					else vErrors.push(err113);
					errors++;
				}
				const len3 = data36.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data37 = data36[i3];
					if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
						if (data37.type === void 0) {
							const err114 = {
								instancePath: instancePath + "/seasons/" + i3,
								schemaPath: "#/properties/seasons/items/required",
								keyword: "required",
								params: { missingProperty: "type" }
							};
							if (vErrors === null) vErrors = [err114];
							else vErrors.push(err114);
							errors++;
						}
						if (data37.initialDate === void 0) {
							const err115 = {
								instancePath: instancePath + "/seasons/" + i3,
								schemaPath: "#/properties/seasons/items/required",
								keyword: "required",
								params: { missingProperty: "initialDate" }
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
						if (data37.finalDate === void 0) {
							const err116 = {
								instancePath: instancePath + "/seasons/" + i3,
								schemaPath: "#/properties/seasons/items/required",
								keyword: "required",
								params: { missingProperty: "finalDate" }
							};
							if (vErrors === null) vErrors = [err116];
							else vErrors.push(err116);
							errors++;
						}
						for (const key7 in data37) if (!(key7 === "type" || key7 === "name" || key7 === "initialDate" || key7 === "finalDate")) {
							const err117 = {
								instancePath: instancePath + "/seasons/" + i3,
								schemaPath: "#/properties/seasons/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 }
							};
							if (vErrors === null) vErrors = [err117];
							else vErrors.push(err117);
							errors++;
						}
						if (data37.type !== void 0) {
							let data38 = data37.type;
							if (typeof data38 !== "string") {
								const err118 = {
									instancePath: instancePath + "/seasons/" + i3 + "/type",
									schemaPath: "#/properties/seasons/items/properties/type/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err118];
								else vErrors.push(err118);
								errors++;
							}
							if (!(data38 === "high" || data38 === "low")) {
								const err119 = {
									instancePath: instancePath + "/seasons/" + i3 + "/type",
									schemaPath: "#/properties/seasons/items/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema11.properties.seasons.items.properties.type.enum }
								};
								if (vErrors === null) vErrors = [err119];
								else vErrors.push(err119);
								errors++;
							}
						}
						if (data37.name !== void 0) {
							let data39 = data37.name;
							if (typeof data39 === "string") {
								if (func3(data39) > 60) {
									const err120 = {
										instancePath: instancePath + "/seasons/" + i3 + "/name",
										schemaPath: "#/properties/seasons/items/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 60 }
									};
									if (vErrors === null) vErrors = [err120];
									else vErrors.push(err120);
									errors++;
								}
							} else {
								const err121 = {
									instancePath: instancePath + "/seasons/" + i3 + "/name",
									schemaPath: "#/properties/seasons/items/properties/name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err121];
								else vErrors.push(err121);
								errors++;
							}
						}
						if (data37.initialDate !== void 0) {
							let data40 = data37.initialDate;
							if (typeof data40 === "string") {
								if (!formats6(data40)) {
									const err122 = {
										instancePath: instancePath + "/seasons/" + i3 + "/initialDate",
										schemaPath: "#/properties/seasons/items/properties/initialDate/format",
										keyword: "format",
										params: { format: "date" }
									};
									if (vErrors === null) vErrors = [err122];
									else vErrors.push(err122);
									errors++;
								}
							} else {
								const err123 = {
									instancePath: instancePath + "/seasons/" + i3 + "/initialDate",
									schemaPath: "#/properties/seasons/items/properties/initialDate/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
						}
						if (data37.finalDate !== void 0) {
							let data41 = data37.finalDate;
							if (typeof data41 === "string") {
								if (!formats6(data41)) {
									const err124 = {
										instancePath: instancePath + "/seasons/" + i3 + "/finalDate",
										schemaPath: "#/properties/seasons/items/properties/finalDate/format",
										keyword: "format",
										params: { format: "date" }
									};
									if (vErrors === null) vErrors = [err124];
									else vErrors.push(err124);
									errors++;
								}
							} else {
								const err125 = {
									instancePath: instancePath + "/seasons/" + i3 + "/finalDate",
									schemaPath: "#/properties/seasons/items/properties/finalDate/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
						}
					} else {
						const err126 = {
							instancePath: instancePath + "/seasons/" + i3,
							schemaPath: "#/properties/seasons/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
				}
			} else {
				const err127 = {
					instancePath: instancePath + "/seasons",
					schemaPath: "#/properties/seasons/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err127];
				else vErrors.push(err127);
				errors++;
			}
		}
	} else {
		const err128 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err128];
		else vErrors.push(err128);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_ride_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_rideBulkChange_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "rideBulkChange",
	"type": "object",
	"required": [
		"from",
		"to",
		"kind"
	],
	"properties": {
		"from": {
			"type": "string",
			"format": "date"
		},
		"to": {
			"type": "string",
			"format": "date"
		},
		"weekdays": {
			"type": "array",
			"maxItems": 7,
			"uniqueItems": true,
			"items": {
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
			}
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
		"reason": {
			"type": "string",
			"maxLength": 200
		},
		"preview": {
			"description": "Only says what would be done.",
			"type": "boolean",
			"default": false
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.date;
const formats4 = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const pattern0 = /* @__PURE__ */ new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" }
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
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats0(data0)) {
					const err4 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats0(data1)) {
					const err6 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/properties/to/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.weekdays !== void 0) {
			let data2 = data.weekdays;
			if (Array.isArray(data2)) {
				if (data2.length > 7) {
					const err8 = {
						instancePath: instancePath + "/weekdays",
						schemaPath: "#/properties/weekdays/maxItems",
						keyword: "maxItems",
						params: { limit: 7 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err9 = {
							instancePath: instancePath + "/weekdays/" + i0,
							schemaPath: "#/properties/weekdays/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (!(data3 === "monday" || data3 === "tuesday" || data3 === "wednesday" || data3 === "thursday" || data3 === "friday" || data3 === "saturday" || data3 === "sunday")) {
						const err10 = {
							instancePath: instancePath + "/weekdays/" + i0,
							schemaPath: "#/properties/weekdays/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.weekdays.items.enum }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
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
							const err11 = {
								instancePath: instancePath + "/weekdays",
								schemaPath: "#/properties/weekdays/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/weekdays",
					schemaPath: "#/properties/weekdays/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data4 = data.kind;
			if (typeof data4 !== "string") {
				const err13 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data4 === "closed" || data4 === "extra" || data4 === "capacity")) {
				const err14 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.kind.enum }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.startTime !== void 0) {
			let data5 = data.startTime;
			if (typeof data5 === "string") {
				if (!pattern0.test(data5)) {
					const err15 = {
						instancePath: instancePath + "/startTime",
						schemaPath: "#/properties/startTime/pattern",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!formats4.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/startTime",
						schemaPath: "#/properties/startTime/format",
						keyword: "format",
						params: { format: "time-hm" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/startTime",
					schemaPath: "#/properties/startTime/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.finishTime !== void 0) {
			let data6 = data.finishTime;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					const err18 = {
						instancePath: instancePath + "/finishTime",
						schemaPath: "#/properties/finishTime/format",
						keyword: "format",
						params: { format: "time-hm" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/finishTime",
					schemaPath: "#/properties/finishTime/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.stock !== void 0) {
			let data7 = data.stock;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.total === void 0) {
					const err20 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "total" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data7.internet === void 0) {
					const err21 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "internet" }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data7.distributor === void 0) {
					const err22 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "distributor" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data7.ticketOffice === void 0) {
					const err23 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/required",
						keyword: "required",
						params: { missingProperty: "ticketOffice" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				for (const key1 in data7) if (!(key1 === "total" || key1 === "internet" || key1 === "distributor" || key1 === "ticketOffice")) {
					const err24 = {
						instancePath: instancePath + "/stock",
						schemaPath: "#/properties/stock/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data7.total !== void 0) {
					let data8 = data7.total;
					if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
						const err25 = {
							instancePath: instancePath + "/stock/total",
							schemaPath: "#/properties/stock/properties/total/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (typeof data8 == "number" && isFinite(data8)) {
						if (data8 > 1e5 || isNaN(data8)) {
							const err26 = {
								instancePath: instancePath + "/stock/total",
								schemaPath: "#/properties/stock/properties/total/maximum",
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
						if (data8 < 0 || isNaN(data8)) {
							const err27 = {
								instancePath: instancePath + "/stock/total",
								schemaPath: "#/properties/stock/properties/total/minimum",
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
				if (data7.internet !== void 0) {
					let data9 = data7.internet;
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
						const err28 = {
							instancePath: instancePath + "/stock/internet",
							schemaPath: "#/properties/stock/properties/internet/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (typeof data9 == "number" && isFinite(data9)) {
						if (data9 > 1e5 || isNaN(data9)) {
							const err29 = {
								instancePath: instancePath + "/stock/internet",
								schemaPath: "#/properties/stock/properties/internet/maximum",
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
						if (data9 < 0 || isNaN(data9)) {
							const err30 = {
								instancePath: instancePath + "/stock/internet",
								schemaPath: "#/properties/stock/properties/internet/minimum",
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
				if (data7.distributor !== void 0) {
					let data10 = data7.distributor;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						const err31 = {
							instancePath: instancePath + "/stock/distributor",
							schemaPath: "#/properties/stock/properties/distributor/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 > 1e5 || isNaN(data10)) {
							const err32 = {
								instancePath: instancePath + "/stock/distributor",
								schemaPath: "#/properties/stock/properties/distributor/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (data10 < 0 || isNaN(data10)) {
							const err33 = {
								instancePath: instancePath + "/stock/distributor",
								schemaPath: "#/properties/stock/properties/distributor/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					}
				}
				if (data7.ticketOffice !== void 0) {
					let data11 = data7.ticketOffice;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						const err34 = {
							instancePath: instancePath + "/stock/ticketOffice",
							schemaPath: "#/properties/stock/properties/ticketOffice/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 > 1e5 || isNaN(data11)) {
							const err35 = {
								instancePath: instancePath + "/stock/ticketOffice",
								schemaPath: "#/properties/stock/properties/ticketOffice/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data11 < 0 || isNaN(data11)) {
							const err36 = {
								instancePath: instancePath + "/stock/ticketOffice",
								schemaPath: "#/properties/stock/properties/ticketOffice/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/stock",
					schemaPath: "#/properties/stock/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data12 = data.reason;
			if (typeof data12 === "string") {
				if (func3(data12) > 200) {
					const err38 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.preview !== void 0) {
			if (typeof data.preview !== "boolean") {
				const err40 = {
					instancePath: instancePath + "/preview",
					schemaPath: "#/properties/preview/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
	} else {
		const err41 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err41];
		else vErrors.push(err41);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_rideBulkChange_default as default, validate };

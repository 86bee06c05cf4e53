// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_order_default = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "order",
	"type": "object",
	"required": [
		"client",
		"provider",
		"salesChannelId",
		"products"
	],
	"properties": {
		"client": {
			"description": "The customer, with name and e-mail as at the time of the purchase.",
			"type": "object",
			"required": ["customerId"],
			"properties": { "customerId": {
				"type": "string",
				"format": "uuid"
			} },
			"additionalProperties": false
		},
		"provider": {
			"type": "object",
			"required": ["providerId"],
			"properties": { "providerId": {
				"type": "string",
				"format": "uuid"
			} },
			"additionalProperties": false
		},
		"ride": {
			"type": "object",
			"required": ["rideId"],
			"properties": { "rideId": {
				"type": "string",
				"format": "uuid"
			} },
			"additionalProperties": false
		},
		"visitDate": {
			"description": "Local to the provider.",
			"type": "string",
			"format": "date"
		},
		"visitTime": {
			"description": "Local to the provider; absent for rides with opening hours.",
			"type": "string",
			"format": "time-hm"
		},
		"salesChannelId": {
			"type": "string",
			"format": "uuid"
		},
		"distributorId": {
			"type": "string",
			"format": "uuid"
		},
		"products": {
			"type": "array",
			"minItems": 1,
			"maxItems": 50,
			"items": {
				"description": "A line of an order, copied when it is bought: later changes of the product do not reach it.",
				"type": "object",
				"required": [
					"productId",
					"productGridId",
					"quantity"
				],
				"properties": {
					"productId": {
						"type": "string",
						"format": "uuid"
					},
					"productGridId": {
						"type": "string",
						"format": "uuid"
					},
					"quantity": {
						"type": "integer",
						"minimum": 1,
						"maximum": 999
					}
				},
				"additionalProperties": false
			}
		},
		"promotionCoupon": {
			"type": "string",
			"maxLength": 32
		},
		"internalNote": {
			"type": "string",
			"maxLength": 2e3
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const formats0 = formats.uuid;
const formats6 = formats.date;
const formats8 = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.client === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "client" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.salesChannelId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "salesChannelId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.products === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" }
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
		if (data.client !== void 0) {
			let data0 = data.client;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.customerId === void 0) {
					const err5 = {
						instancePath: instancePath + "/client",
						schemaPath: "#/properties/client/required",
						keyword: "required",
						params: { missingProperty: "customerId" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "customerId")) {
					const err6 = {
						instancePath: instancePath + "/client",
						schemaPath: "#/properties/client/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data0.customerId !== void 0) {
					let data1 = data0.customerId;
					if (typeof data1 === "string") {
						if (!formats0(data1)) {
							const err7 = {
								instancePath: instancePath + "/client/customerId",
								schemaPath: "#/properties/client/properties/customerId/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/client/customerId",
							schemaPath: "#/properties/client/properties/customerId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/client",
					schemaPath: "#/properties/client/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.provider !== void 0) {
			let data2 = data.provider;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.providerId === void 0) {
					const err10 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/properties/provider/required",
						keyword: "required",
						params: { missingProperty: "providerId" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				for (const key2 in data2) if (!(key2 === "providerId")) {
					const err11 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/properties/provider/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data2.providerId !== void 0) {
					let data3 = data2.providerId;
					if (typeof data3 === "string") {
						if (!formats0(data3)) {
							const err12 = {
								instancePath: instancePath + "/provider/providerId",
								schemaPath: "#/properties/provider/properties/providerId/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/provider/providerId",
							schemaPath: "#/properties/provider/properties/providerId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/provider",
					schemaPath: "#/properties/provider/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.ride !== void 0) {
			let data4 = data.ride;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.rideId === void 0) {
					const err15 = {
						instancePath: instancePath + "/ride",
						schemaPath: "#/properties/ride/required",
						keyword: "required",
						params: { missingProperty: "rideId" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				for (const key3 in data4) if (!(key3 === "rideId")) {
					const err16 = {
						instancePath: instancePath + "/ride",
						schemaPath: "#/properties/ride/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data4.rideId !== void 0) {
					let data5 = data4.rideId;
					if (typeof data5 === "string") {
						if (!formats0(data5)) {
							const err17 = {
								instancePath: instancePath + "/ride/rideId",
								schemaPath: "#/properties/ride/properties/rideId/format",
								keyword: "format",
								params: { format: "uuid" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/ride/rideId",
							schemaPath: "#/properties/ride/properties/rideId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/ride",
					schemaPath: "#/properties/ride/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.visitDate !== void 0) {
			let data6 = data.visitDate;
			if (typeof data6 === "string") {
				if (!formats6(data6)) {
					const err20 = {
						instancePath: instancePath + "/visitDate",
						schemaPath: "#/properties/visitDate/format",
						keyword: "format",
						params: { format: "date" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/visitDate",
					schemaPath: "#/properties/visitDate/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.visitTime !== void 0) {
			let data7 = data.visitTime;
			if (typeof data7 === "string") {
				if (!formats8.test(data7)) {
					const err22 = {
						instancePath: instancePath + "/visitTime",
						schemaPath: "#/properties/visitTime/format",
						keyword: "format",
						params: { format: "time-hm" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/visitTime",
					schemaPath: "#/properties/visitTime/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.salesChannelId !== void 0) {
			let data8 = data.salesChannelId;
			if (typeof data8 === "string") {
				if (!formats0(data8)) {
					const err24 = {
						instancePath: instancePath + "/salesChannelId",
						schemaPath: "#/properties/salesChannelId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/salesChannelId",
					schemaPath: "#/properties/salesChannelId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.distributorId !== void 0) {
			let data9 = data.distributorId;
			if (typeof data9 === "string") {
				if (!formats0(data9)) {
					const err26 = {
						instancePath: instancePath + "/distributorId",
						schemaPath: "#/properties/distributorId/format",
						keyword: "format",
						params: { format: "uuid" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/distributorId",
					schemaPath: "#/properties/distributorId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.products !== void 0) {
			let data10 = data.products;
			if (Array.isArray(data10)) {
				if (data10.length > 50) {
					const err28 = {
						instancePath: instancePath + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data10.length < 1) {
					const err29 = {
						instancePath: instancePath + "/products",
						schemaPath: "#/properties/products/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				const len0 = data10.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data11 = data10[i0];
					if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
						if (data11.productId === void 0) {
							const err30 = {
								instancePath: instancePath + "/products/" + i0,
								schemaPath: "#/properties/products/items/required",
								keyword: "required",
								params: { missingProperty: "productId" }
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (data11.productGridId === void 0) {
							const err31 = {
								instancePath: instancePath + "/products/" + i0,
								schemaPath: "#/properties/products/items/required",
								keyword: "required",
								params: { missingProperty: "productGridId" }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
						if (data11.quantity === void 0) {
							const err32 = {
								instancePath: instancePath + "/products/" + i0,
								schemaPath: "#/properties/products/items/required",
								keyword: "required",
								params: { missingProperty: "quantity" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						for (const key4 in data11) if (!(key4 === "productId" || key4 === "productGridId" || key4 === "quantity")) {
							const err33 = {
								instancePath: instancePath + "/products/" + i0,
								schemaPath: "#/properties/products/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (data11.productId !== void 0) {
							let data12 = data11.productId;
							if (typeof data12 === "string") {
								if (!formats0(data12)) {
									const err34 = {
										instancePath: instancePath + "/products/" + i0 + "/productId",
										schemaPath: "#/properties/products/items/properties/productId/format",
										keyword: "format",
										params: { format: "uuid" }
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							} else {
								const err35 = {
									instancePath: instancePath + "/products/" + i0 + "/productId",
									schemaPath: "#/properties/products/items/properties/productId/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
						if (data11.productGridId !== void 0) {
							let data13 = data11.productGridId;
							if (typeof data13 === "string") {
								if (!formats0(data13)) {
									const err36 = {
										instancePath: instancePath + "/products/" + i0 + "/productGridId",
										schemaPath: "#/properties/products/items/properties/productGridId/format",
										keyword: "format",
										params: { format: "uuid" }
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							} else {
								const err37 = {
									instancePath: instancePath + "/products/" + i0 + "/productGridId",
									schemaPath: "#/properties/products/items/properties/productGridId/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						}
						if (data11.quantity !== void 0) {
							let data14 = data11.quantity;
							if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
								const err38 = {
									instancePath: instancePath + "/products/" + i0 + "/quantity",
									schemaPath: "#/properties/products/items/properties/quantity/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
							if (typeof data14 == "number" && isFinite(data14)) {
								if (data14 > 999 || isNaN(data14)) {
									const err39 = {
										instancePath: instancePath + "/products/" + i0 + "/quantity",
										schemaPath: "#/properties/products/items/properties/quantity/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 999
										}
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
								if (data14 < 1 || isNaN(data14)) {
									const err40 = {
										instancePath: instancePath + "/products/" + i0 + "/quantity",
										schemaPath: "#/properties/products/items/properties/quantity/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/products/" + i0,
							schemaPath: "#/properties/products/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/products",
					schemaPath: "#/properties/products/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data.promotionCoupon !== void 0) {
			let data15 = data.promotionCoupon;
			if (typeof data15 === "string") {
				if (func3(data15) > 32) {
					const err43 = {
						instancePath: instancePath + "/promotionCoupon",
						schemaPath: "#/properties/promotionCoupon/maxLength",
						keyword: "maxLength",
						params: { limit: 32 }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/promotionCoupon",
					schemaPath: "#/properties/promotionCoupon/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data.internalNote !== void 0) {
			let data16 = data.internalNote;
			if (typeof data16 === "string") {
				if (func3(data16) > 2e3) {
					const err45 = {
						instancePath: instancePath + "/internalNote",
						schemaPath: "#/properties/internalNote/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			} else {
				const err46 = {
					instancePath: instancePath + "/internalNote",
					schemaPath: "#/properties/internalNote/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
	} else {
		const err47 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err47];
		else vErrors.push(err47);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_order_default as default, validate };

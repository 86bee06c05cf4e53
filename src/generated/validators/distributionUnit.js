// Written by "npm run generate" from schemas/; edit those and run it again.
import { n as formats, t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_distributionUnit_default = validate10;
const func2 = require_ucs2length().default;
const formats0 = formats.cnpj;
const formats2 = formats.uri;
const pattern0 = /* @__PURE__ */ new RegExp("^[A-Z0-9 -]{3,12}$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.businessName === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "businessName" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tradeName === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tradeName" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.businessId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "businessId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "businessName" || key0 === "tradeName" || key0 === "businessId" || key0 === "website" || key0 === "address")) {
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
		if (data.businessName !== void 0) {
			let data0 = data.businessName;
			if (typeof data0 === "string") {
				if (func2(data0) > 150) {
					const err4 = {
						instancePath: instancePath + "/businessName",
						schemaPath: "#/properties/businessName/maxLength",
						keyword: "maxLength",
						params: { limit: 150 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func2(data0) < 2) {
					const err5 = {
						instancePath: instancePath + "/businessName",
						schemaPath: "#/properties/businessName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/businessName",
					schemaPath: "#/properties/businessName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.tradeName !== void 0) {
			let data1 = data.tradeName;
			if (typeof data1 === "string") {
				if (func2(data1) > 100) {
					const err7 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func2(data1) < 2) {
					const err8 = {
						instancePath: instancePath + "/tradeName",
						schemaPath: "#/properties/tradeName/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/tradeName",
					schemaPath: "#/properties/tradeName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.businessId !== void 0) {
			let data2 = data.businessId;
			if (typeof data2 === "string") {
				if (!formats0(data2)) {
					const err10 = {
						instancePath: instancePath + "/businessId",
						schemaPath: "#/properties/businessId/format",
						keyword: "format",
						params: { format: "cnpj" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/businessId",
					schemaPath: "#/properties/businessId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.website !== void 0) {
			let data3 = data.website;
			if (typeof data3 === "string") {
				if (func2(data3) > 255) {
					const err12 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/maxLength",
						keyword: "maxLength",
						params: { limit: 255 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats2(data3)) {
					const err13 = {
						instancePath: instancePath + "/website",
						schemaPath: "#/properties/website/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/website",
					schemaPath: "#/properties/website/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.address !== void 0) {
			let data4 = data.address;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.country === void 0) {
					const err15 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/required",
						keyword: "required",
						params: { missingProperty: "country" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				for (const key1 in data4) if (!(key1 === "street" || key1 === "number" || key1 === "complement" || key1 === "neighborhood" || key1 === "zipCode" || key1 === "city" || key1 === "state" || key1 === "country")) {
					const err16 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/properties/address/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data4.street !== void 0) {
					let data5 = data4.street;
					if (typeof data5 === "string") {
						if (func2(data5) > 120) {
							const err17 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (func2(data5) < 1) {
							const err18 = {
								instancePath: instancePath + "/address/street",
								schemaPath: "#/properties/address/properties/street/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/address/street",
							schemaPath: "#/properties/address/properties/street/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data4.number !== void 0) {
					let data6 = data4.number;
					if (typeof data6 === "string") {
						if (func2(data6) > 10) {
							const err20 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/maxLength",
								keyword: "maxLength",
								params: { limit: 10 }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (func2(data6) < 1) {
							const err21 = {
								instancePath: instancePath + "/address/number",
								schemaPath: "#/properties/address/properties/number/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/address/number",
							schemaPath: "#/properties/address/properties/number/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data4.complement !== void 0) {
					let data7 = data4.complement;
					if (typeof data7 === "string") {
						if (func2(data7) > 60) {
							const err23 = {
								instancePath: instancePath + "/address/complement",
								schemaPath: "#/properties/address/properties/complement/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/address/complement",
							schemaPath: "#/properties/address/properties/complement/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data4.neighborhood !== void 0) {
					let data8 = data4.neighborhood;
					if (typeof data8 === "string") {
						if (func2(data8) > 80) {
							const err25 = {
								instancePath: instancePath + "/address/neighborhood",
								schemaPath: "#/properties/address/properties/neighborhood/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/address/neighborhood",
							schemaPath: "#/properties/address/properties/neighborhood/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data4.zipCode !== void 0) {
					let data9 = data4.zipCode;
					if (typeof data9 === "string") {
						if (!pattern0.test(data9)) {
							const err27 = {
								instancePath: instancePath + "/address/zipCode",
								schemaPath: "#/properties/address/properties/zipCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z0-9 -]{3,12}$" }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					} else {
						const err28 = {
							instancePath: instancePath + "/address/zipCode",
							schemaPath: "#/properties/address/properties/zipCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data4.city !== void 0) {
					let data10 = data4.city;
					if (typeof data10 === "string") {
						if (func2(data10) > 80) {
							const err29 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/maxLength",
								keyword: "maxLength",
								params: { limit: 80 }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						if (func2(data10) < 1) {
							const err30 = {
								instancePath: instancePath + "/address/city",
								schemaPath: "#/properties/address/properties/city/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					} else {
						const err31 = {
							instancePath: instancePath + "/address/city",
							schemaPath: "#/properties/address/properties/city/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
				if (data4.state !== void 0) {
					let data11 = data4.state;
					if (typeof data11 === "string") {
						if (func2(data11) > 60) {
							const err32 = {
								instancePath: instancePath + "/address/state",
								schemaPath: "#/properties/address/properties/state/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/address/state",
							schemaPath: "#/properties/address/properties/state/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data4.country !== void 0) {
					let data12 = data4.country;
					if (typeof data12 === "string") {
						if (!pattern1.test(data12)) {
							const err34 = {
								instancePath: instancePath + "/address/country",
								schemaPath: "#/properties/address/properties/country/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					} else {
						const err35 = {
							instancePath: instancePath + "/address/country",
							schemaPath: "#/properties/address/properties/country/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
	} else {
		const err37 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err37];
		else vErrors.push(err37);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _validator_distributionUnit_default as default, validate };

// Written by "npm run generate" from schemas/; edit those and run it again.
import { t as require_ucs2length } from "./shared.js";
const validate = validate10;
var _validator_navigationItem_default = validate10;
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^/", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.url === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "url" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "title" || key0 === "icon" || key0 === "url" || key0 === "auth")) {
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
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func2(data0) > 60) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 60 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func2(data0) < 1) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (func2(data1) > 80) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func2(data1) < 1) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.icon !== void 0) {
			let data2 = data.icon;
			if (typeof data2 === "string") {
				if (func2(data2) > 40) {
					const err10 = {
						instancePath: instancePath + "/icon",
						schemaPath: "#/properties/icon/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.url !== void 0) {
			let data3 = data.url;
			if (typeof data3 === "string") {
				if (func2(data3) > 255) {
					const err12 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/maxLength",
						keyword: "maxLength",
						params: { limit: 255 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!pattern0.test(data3)) {
					const err13 = {
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/pattern",
						keyword: "pattern",
						params: { pattern: "^/" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/url",
					schemaPath: "#/properties/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.auth !== void 0) {
			let data4 = data.auth;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					const err15 = {
						instancePath: instancePath + "/auth/" + i0,
						schemaPath: "#/properties/auth/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data4[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err16 = {
								instancePath: instancePath + "/auth",
								schemaPath: "#/properties/auth/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/auth",
					schemaPath: "#/properties/auth/type",
					keyword: "type",
					params: { type: "array" }
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
export { _validator_navigationItem_default as default, validate };

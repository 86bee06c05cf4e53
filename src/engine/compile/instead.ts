// What to write in the dialect instead of standard JSON Schema that has no meaning here, ready to be pasted.

const rule = (text: string): string => `say it as a rule of the schema: "x-rules": [${text}]`;

const keywords: Readonly<Record<string, string>> = {
  allOf:
    'its schemas say of one keyword what no field can have twice, such as two patterns: write one schema with what is meant',
  writeOnly: 'who reads it is said by "x-access": { "read": ["admin"] }; passwords are kept by the session',
  oneOf:
    'one value of several is "enum": ["a", "b"] with "x-options"; one shape of several is all fields of them, each with "x-when": { "field": "kind", "equals": "a" }',
  anyOf: rule('{ "rule": "anyOf", "fields": [["phone"], ["email"]] }'),
  not: rule('{ "rule": "absent", "field": "b", "when": { "field": "a", "present": true } }'),
  if: rule('{ "rule": "required", "field": "b", "when": { "field": "a", "equals": "x" } }'),
  dependentSchemas: rule('{ "rule": "minimum", "field": "b", "limit": 1, "when": { "field": "a", "present": true } }'),
  dependentRequired: rule('{ "rule": "required", "field": "b", "when": { "field": "a", "present": true } }'),
  patternProperties:
    'keys that nobody knows are a list: { "type": "array", "items": { "type": "object", "properties": { "key": { "type": "string" }, "value": { "type": "string" } } } }',
  prefixItems: 'places with a meaning are fields: { "type": "object", "properties": { "first": …, "second": … } }',
  contains: rule('{ "rule": "minItems", "field": "list", "limit": 1 }'),
  minProperties: 'name the fields that are needed: "required": ["a"]',
  exclusiveMinimum: 'of a number write the least one: "minimum": 0.01; of an integer it is taken as it is',
  exclusiveMaximum: 'of a number write the greatest one: "maximum": 99.99; of an integer it is taken as it is',
  contentEncoding: 'there are no files in fields: keep its address, { "type": "string", "format": "uri" }',
};

/** Words that are answered alike. */
const alike: readonly (readonly [keyword: string, like: string])[] = [
  ['then', 'if'],
  ['else', 'if'],
  ['dependencies', 'dependentRequired'],
  ['propertyNames', 'patternProperties'],
  ['unevaluatedProperties', 'patternProperties'],
  ['discriminator', 'oneOf'],
  ['additionalProperties', 'patternProperties'],
  ['additionalItems', 'prefixItems'],
  ['unevaluatedItems', 'prefixItems'],
  ['minContains', 'contains'],
  ['maxContains', 'contains'],
  ['maxProperties', 'minProperties'],
  ['contentMediaType', 'contentEncoding'],
  ['contentSchema', 'contentEncoding'],
];
const same = new Map(alike);

/** Undefined for a word that JSON Schema does not have either. */
export function insteadOf(keyword: string): string | undefined {
  const known = same.get(keyword) ?? keyword;
  return Object.hasOwn(keywords, known) ? keywords[known] : undefined;
}

/** A schema within itself. */
export const insteadOfCircle =
  'a record below another of its kind is an entity that refers to itself: { "type": "string", "format": "uuid", "x-reference": { "entity": "category" } }';

const formats: Readonly<Record<string, string>> = {
  time: 'hours and minutes are "format": "time-hm"; an instant is "format": "date-time"',
  duration: 'count minutes: { "type": "integer", "x-unit": "minutes" }',
  hostname: '"pattern": "^[a-z0-9.-]+$"',
  ipv4: '"format": "ip" takes both forms of addresses',
  ipv6: '"format": "ip" takes both forms of addresses',
  password: 'passwords are kept by the session, not in records',
  regex: 'a text: "maxLength": 200',
  'uri-reference': 'whole addresses: "format": "uri"',
  float: '"type": "number" alone',
  double: '"type": "number" alone',
  int32: '"type": "integer" alone',
  int64: '"type": "integer" alone',
  binary: keywords['contentEncoding'] ?? '',
  byte: keywords['contentEncoding'] ?? '',
};

export function insteadOfFormat(format: string): string | undefined {
  return Object.hasOwn(formats, format) ? formats[format] : undefined;
}

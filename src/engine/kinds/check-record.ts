// Everything that can be said against one record without looking at others: JSON Schema, then kinds chosen by a
// sibling, then x-rules. The form and the server run this same function with the same generated validator.
import { fieldKinds } from './index.ts';
import { allFields, fieldAt, type Field, type Shape } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { patternWords } from '#engine/model/pattern-words.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { withoutLongTexts } from '#engine/model/long-texts.ts';
import { holds } from '#engine/model/condition.ts';
import { checkRules, firstOfEach, type Problem } from '#engine/model/rules.ts';
import type { ModelTextKey } from '#engine/model/text-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { checkUnread } from './json/unread-json.ts';

/** The part of Ajv's error object that is read. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Problems in the order schema, kinds, rules; at most one a field, the first. `now` is an ISO instant. */
export function checkRecord(parts: {
  readonly shape: Shape;
  readonly validate: Validate;
  readonly data: unknown;
  readonly now: string;
  readonly creating: boolean;
}): Problem[] {
  const { shape, validate, now, creating } = parts;
  const { data, problems: tooLong } = withoutLongTexts(shape.fields, parts.data);
  const bySchema = validate(data) ? [] : formatFirst(validate.errors ?? []).map(problemOf);
  return firstOfEach([
    ...checkUnread(shape.fields, parts.data),
    ...tooLong,
    ...bySchema,
    ...checkKindBy(shape, data),
    ...checkRules(shape.rules, data, { now, creating }),
  ]);
}

/** What is no day at all is not told which days a pattern takes. */
function formatFirst(errors: readonly SchemaError[]): readonly SchemaError[] {
  const formats = new Map(errors.flatMap((error) => (error.keyword === 'format' ? [[error.instancePath, error]] : [])));
  return errors.map((error) => (error.keyword === 'pattern' ? (formats.get(error.instancePath) ?? error) : error));
}

export function problemOf(error: SchemaError): Problem {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return /^\d+$/.test(key) ? Number(key) : key;
    });
  const { keyword, params } = error;
  if (keyword === 'required')
    return { path: [...path, String(params['missingProperty'])], rule: 'required', params: {} };
  if (keyword === 'additionalProperties')
    return {
      path: [...path, String(params['additionalProperty'])],
      rule: 'unknownField',
      params: { name: params['additionalProperty'] },
    };
  if (keyword === 'format') return { path, rule: `format.${String(params['format'])}`, params };
  // An empty text in a required field is a missing value to the person who reads the message.
  if (keyword === 'minLength' && params['limit'] === 1) return { path, rule: 'required', params: {} };
  return { path, rule: keyword, params };
}

function checkKindBy(shape: Shape, data: unknown): Problem[] {
  return shape.fields.flatMap((field) => {
    const kind = kindOf(field, data);
    const format = field.kindBy && fieldKinds[kind].format;
    const value = valueAt(data, field.path);
    if (format === undefined || typeof value !== 'string' || hasFormat(format, value)) return [];
    return [{ path: [field.name], rule: `format.${format}`, params: { format } }];
  });
}

/** The kind of a field in this record: kindBy's choice, else its own. */
export function kindOf(field: Field, data: unknown): FieldKind {
  if (field.kindBy === undefined) return field.kind;
  const sibling = valueAt(data, field.kindBy.field);
  const name = String(sibling);
  return Object.hasOwn(field.kindBy.kinds, name) ? (field.kindBy.kinds[name] ?? field.kind) : field.kind;
}

/** Whether the field is shown and kept in this record. */
export function applies(field: Field, data: unknown): boolean {
  return holds(field.when, (path) => valueAt(data, path));
}

/** Whole numbers in the schema, decimals to the person who types them. */
function isScaled(shape: Shape, path: string): boolean {
  const field = fieldAt(shape, path);
  return field !== undefined && fieldKinds[field.kind].decimals !== undefined;
}

export type Translate = (
  key: ModelTextKey | readonly ModelTextKey[],
  params?: Readonly<Record<string, unknown>>,
) => string;

/**
 * The message of a problem in the language of `t`. Most special first: `message.<shape>.<path>.<rule>`, the rule
 * author's `rule.<message>`,
 * then `validation.<rule>`. Names of fields among the params become their labels.
 */
export function problemText(problem: Problem, shape: Shape, t: Translate): string {
  const path = problem.path.filter((step) => typeof step === 'string').join('.');
  const labels = new Set(allFields(shape.fields).map((field) => field.path));
  const label = (name: unknown) =>
    typeof name === 'string' && labels.has(name) ? t(labelKeys.field(shape.name, name)) : String(name);
  const { left, right, parts, fields, limit, type, pattern } = problem.params;
  const words = problem.rule === 'pattern' && typeof pattern === 'string' ? patternWords(pattern) : undefined;
  const example = problem.rule === 'pattern' ? fieldAt(shape, path)?.example : undefined;
  return t(
    [
      `message.${shape.name}.${path}.${problem.rule}`,
      ...(problem.message === undefined ? [] : [`rule.${problem.message}` as const]),
      ...(problem.rule === 'type'
        ? [`validation.type.${isScaled(shape, path) ? 'number' : String(type)}` as const]
        : []),
      ...(words === undefined ? [] : [`validation.pattern.${words.set}${words.more === '' ? '' : 'AndMore'}` as const]),
      ...(words === undefined && example !== undefined ? ['validation.pattern.example' as const] : []),
      `validation.${problem.rule}`,
      'validation.default',
    ],
    {
      ...problem.params,
      ...words,
      ...(example !== undefined && { example }),
      ...(typeof limit === 'number' && { count: limit }),
      ...(left !== undefined && { left: label(left) }),
      ...(right !== undefined && { right: label(right) }),
      ...(Array.isArray(parts) && { parts: parts.map(label).join(' + ') }),
      ...(Array.isArray(fields) && {
        fields: fields.map((set: unknown) => (Array.isArray(set) ? set.map(label).join(', ') : label(set))).join(' / '),
      }),
    },
  );
}

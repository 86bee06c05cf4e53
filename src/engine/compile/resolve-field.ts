// One expanded property becomes one Field, with the fields inside it.
import { bytesOfMegabyte } from '#engine/kinds/file/file-types.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field, Reference } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import type { Formula } from '#engine/model/formula.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { ExpandedField } from './expand.ts';
import { FormulaError, parseFormula } from './parse-formula.ts';
import { resolveAccess, resolveFieldRights } from './resolve-access.ts';
import { isComputed, kindOf } from './resolve-kind.ts';
import type { RolesConfig, SourceFieldRights } from './source.ts';

export interface FieldContext {
  readonly roles: RolesConfig;
  /** Limits of single fields of the entity, by path, from roles.config.json. */
  readonly limits: Readonly<Record<string, SourceFieldRights>>;
  readonly required: readonly string[];
  /** Path of the owner with a dot at its end; '' for fields of the record itself. */
  readonly prefix: string;
  /** Beside it, in the same object. */
  readonly siblings: readonly string[];
  /** Whether a column is made: entities' own fields, not those inside objects, payloads or lists. */
  readonly stored: boolean;
  /** Group of fields that name none; '' for fields inside others. */
  readonly defaultGroup: string;
}

/** None for what is no formula, which check-formula.ts tells of. */
function formulaOf(source: ExpandedField, keyword: 'x-computed' | 'x-default'): Formula | undefined {
  const { [keyword]: text } = source;
  if (typeof text !== 'string') return undefined;
  try {
    return fitted(parseFormula(text), source);
  } catch (error) {
    if (error instanceof FormulaError) return undefined;
    throw error;
  }
}

/** What the field can hold of what comes of it. */
function fitted(formula: Formula, source: ExpandedField): Formula {
  const { amount, type } = fieldKinds[kindOf(source) ?? 'json'];
  if (amount === true && type === 'integer') return { operator: 'whole', of: [formula] };
  return source.maxLength === undefined ? formula : { operator: 'cut', of: [formula, { value: source.maxLength }] };
}

/** Shown from the beginning, or to be chosen. */
function isInList(source: ExpandedField): boolean {
  return source['x-list'] === true || source['x-list'] === 'offered';
}

export function resolveField(name: string, source: ExpandedField, context: FieldContext): Field {
  const kind = kindOf(source) ?? 'json';
  const column = context.stored && fieldKinds[kind].column !== null && !isComputed(source);
  const inner = innerFields(source, `${context.prefix}${name}.`, context);
  const sort = source['x-sort'] ?? (isInList(source) && fieldKinds[kind].sort !== null);
  return {
    name,
    path: `${context.prefix}${name}`,
    kind,
    ...(column ? { column: toSnake(name) } : {}),
    required: context.required.includes(name),
    readOnly: source.readOnly === true || isComputed(source) || kind === 'children',
    createOnly: source['x-create-only'] === true,
    ...ifGiven('default', source.default),
    ...ifGiven('initial', source['x-initial']),
    ...ifGiven('options', source.enum ?? source.items?.enum),
    ...ifGiven('optionsWas', source['x-options-was'] ?? source.items?.['x-options-was']),
    ...(source['x-state'] === true && { state: true }),
    ...ifGiven('reference', resolveReference(source)),
    ...ifGiven('lookup', source['x-lookup']),
    ...ifGiven('fields', inner),
    ...ifGiven('children', source['x-children']),
    computed: isComputed(source),
    ...ifGiven('formula', formulaOf(source, 'x-computed')),
    ...ifGiven('defaultFormula', formulaOf(source, 'x-default')),
    list: isInList(source),
    filter: source['x-filter'] === true,
    sort,
    search: source['x-search'] === true,
    group: source['x-group'] ?? context.defaultGroup,
    span: source['x-span'] ?? (fieldKinds[kind].wide ? 12 : 6),
    ...limitsOf(source),
    ...ifGiven('file', fileOf(source, kind)),
    ...ifGiven('sensitive', source['x-sensitive'] === 'none' ? undefined : source['x-sensitive']),
    ...ifGiven('was', source['x-was']),
    ...ifGiven('from', fromOf(source)),
    ...ifGiven('unit', source['x-unit']),
    ...ifGiven('currency', currencyOf(source, context)),
    ...ifGiven('follows', source['x-follows']),
    ...ifGiven('until', source['x-until']),
    ...ifGiven('letterCase', source['x-case']),
    ...ifGiven('kindBy', source['x-kind-by']),
    ...ifGiven('when', source['x-when']),
    ...ifGiven('access', accessOf(source, context.limits[`${context.prefix}${name}`], context.roles)),
  };
}

function fromOf({ 'x-from': from }: ExpandedField): Field['from'] {
  const [entity, field] = from?.split('.') ?? [];
  return entity === undefined || field === undefined ? undefined : { entity, field };
}

/** A path is that of a sibling, where there is one of the name, else of the record. */
function currencyOf(source: ExpandedField, { siblings, prefix }: FieldContext): Field['currency'] {
  const given = source['x-currency'];
  if (given === undefined) return undefined;
  if (isCurrencyCode(given)) return { code: given };
  return { by: given, of: prefix !== '' && siblings.includes(given) ? 'object' : 'record' };
}

/** A field's name begins with a small letter. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

function ifGiven<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

function innerFields(source: ExpandedField, prefix: string, { roles, limits }: FieldContext): Field[] | undefined {
  const owner = source.type === 'array' ? source.items : source;
  if (owner?.properties === undefined) return undefined;
  const context = {
    roles,
    limits,
    required: owner.required ?? [],
    prefix,
    siblings: Object.keys(owner.properties),
    stored: false,
    defaultGroup: '',
  };
  return Object.entries(owner.properties).map(([name, field]) => resolveField(name, field, context));
}

function resolveReference(source: ExpandedField): Reference | undefined {
  const reference = source['x-reference'] ?? source.items?.['x-reference'];
  if (reference === undefined) return undefined;
  const { offer, ...others } = reference;
  return {
    ...others,
    onDelete: reference.onDelete ?? 'restrict',
    ...(offer !== undefined && {
      offer: Object.fromEntries(Object.entries(offer).map(([path, value]) => [path, [value].flat()])),
    }),
  };
}

function fileOf(source: ExpandedField, kind: FieldKind): Field['file'] {
  const { file } = fieldKinds[kind];
  if (file === undefined) return undefined;
  const { types, megabytes } = { ...file, ...source['x-file'] };
  return { types, maxBytes: Math.floor(megabytes * bytesOfMegabyte) };
}

/** The least and the most of a list of numbers are those of each. */
function limitsOf(source: ExpandedField): Partial<Field> {
  return {
    ...ifGiven('minimum', source.minimum ?? source.items?.minimum),
    ...ifGiven('maximum', source.maximum ?? source.items?.maximum),
    ...ifGiven('minLength', source.minLength),
    ...ifGiven('maxLength', source.maxLength),
    ...ifGiven('maxItems', source.maxItems),
    ...ifGiven('example', source.examples?.[0]),
  };
}

/** What stands in both the schema and roles.config.json, which the check refuses, is taken from the latter. */
function accessOf(source: ExpandedField, limits: SourceFieldRights | undefined, roles: RolesConfig): Field['access'] {
  const access = source['x-access'];
  if (access === undefined && limits === undefined) return undefined;
  const declared = {
    ...ifGiven('read', resolveAccess(access?.read, roles)),
    ...ifGiven('write', resolveAccess(access?.write, roles)),
  };
  return { ...declared, ...(limits && resolveFieldRights(limits, roles)) };
}

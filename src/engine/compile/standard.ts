// Spellings of standard JSON Schema (draft-07, 2020-12, OpenAPI) that have a meaning here, brought into those of the
// dialect before anything is checked. What has none stays as it is: the check refuses it and says what to write
// instead (instead.ts).
import { languages } from '#engine/model/text.ts';
import { isSchema, merged } from './standard-merge.ts';
import { withStandardRules } from './standard-rules.ts';
import type { Schema, SchemaFile } from './source.ts';

type Raw = Readonly<Record<string, unknown>>;

interface Around {
  /** The file where `#/…` begins. */
  readonly file: string;
  /** Files by their name without folders. */
  readonly files: ReadonlyMap<string, Raw>;
  /** What was followed to get here: file and pointer. */
  readonly trail: readonly string[];
}

interface Resolved {
  readonly schema: Raw;
  readonly around: Around;
}

interface Plain extends Resolved {
  /** An absent value and null are one here: what may be null is not required. */
  readonly nullable: boolean;
}

const formatNames: Readonly<Record<string, string>> = {
  url: 'uri',
  iri: 'uri',
  'idn-email': 'email',
  guid: 'uuid',
  datetime: 'date-time',
};

/** Say nothing to form, table or type; or are read here. */
const dropped = ['$comment', '$anchor', 'deprecated', 'examples', 'title', 'nullable'] as const;

export function standardise(schemas: readonly SchemaFile[]): readonly SchemaFile[] {
  const files = new Map(schemas.map(({ file, schema }) => [nameOf(file), schema as unknown as Raw]));
  return schemas.map(({ file, schema }) => ({ file, schema: standardRoot(file, schema as unknown as Raw, files) }));
}

function standardRoot(file: string, root: Raw, files: Around['files']): Schema {
  const around: Around = { file: nameOf(file), files, trail: [] };
  const { $defs: _defs, definitions: _definitions, allOf, title, ...own } = withStandardRules(root);
  const parts = partsOf(allOf, around);
  const schema = withStandardRules(
    merged(
      own,
      parts.map((part) => part.schema),
    ),
  );
  const dialect = file.startsWith('schemas/parts/') ? '../dialect.json' : './dialect.json';
  const isStandard = /^https?:\/\/json-schema\.org\//.test(String(schema['$schema']));
  const rest: Raw = {
    ...schema,
    ...(isStandard && { $schema: dialect }),
    ...(typeof title === 'string' && schema['description'] === undefined && { description: title }),
  };
  return inObject(rest, withTrailOf(around, parts)) as unknown as Schema;
}

/** Properties, and what is required of them. */
function inObject(schema: Raw, around: Around): Raw {
  const { properties } = schema;
  if (!isSchema(properties)) return schema;
  const plain = Object.entries(properties).map(
    ([name, field]) => [name, isSchema(field) ? plainField(field, around) : undefined] as const,
  );
  const optional = new Set(plain.filter(([, field]) => field?.nullable).map(([name]) => name));
  const { required, ...rest } = schema;
  const needed = Array.isArray(required) ? required.filter((name) => !optional.has(String(name))) : required;
  return {
    ...rest,
    ...(needed !== undefined && { required: needed }),
    properties: Object.fromEntries(
      plain.map(([name, field]) => [name, field === undefined ? properties[name] : field.schema]),
    ),
  };
}

function plainField(written: Raw, around: Around): Plain {
  const { schema: whole, around: outer } = resolved(written, around);
  const { schema, nullable, around: inner } = withoutNull(whole, outer);
  const { default: initial, ...others } = schema;
  // To begin with null is to begin with nothing.
  const plain = withLimits(withOptions(withType(nullable && initial === null ? others : schema)));
  const { items } = plain;
  const item = isSchema(items) ? plainField(items, inner) : undefined;
  const shaped = {
    ...inObject(plain, inner),
    // A list has no absent items: what says so is refused as it is written.
    ...(item && !item.nullable && { items: item.schema }),
  };
  return { schema: withTexts(shaped), nullable, around: inner };
}

/** What `$ref` and `allOf` stand for, in one. References of the dialect, by the name of a part, are another matter. */
function resolved(schema: Raw, around: Around): Resolved {
  const { $ref, allOf, ...own } = schema;
  const target = typeof $ref === 'string' ? targetOf($ref, around) : undefined;
  const parts = [...(target === undefined ? [] : [resolved(target.schema, target.around)]), ...partsOf(allOf, around)];
  if (parts.length === 0) return { schema, around };
  const kept = target === undefined && $ref !== undefined ? { $ref } : {};
  return {
    schema: merged(
      { ...kept, ...own },
      parts.map((part) => part.schema),
    ),
    around: withTrailOf(around, parts),
  };
}

function partsOf(allOf: unknown, around: Around): readonly Resolved[] {
  return Array.isArray(allOf) ? allOf.filter(isSchema).map((part) => resolved(part, around)) : [];
}

/** Whatever was followed to get there is not followed again below. */
function withTrailOf(around: Around, parts: readonly Resolved[]): Around {
  return { ...around, trail: [...new Set([...around.trail, ...parts.flatMap((part) => part.around.trail)])] };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** A schema of the project, by its name beside this one or among the parts; no address of anybody else's. */
const ofProject = /^(\.{1,2}\/)?(parts\/)?[^/:]+\.json$/;

/** `#/$defs/name`, or the same behind the name of a file. Undefined where it leads nowhere or back to itself. */
function targetOf($ref: string, around: Around): Resolved | undefined {
  const [place = '', pointer = ''] = $ref.split('#');
  if (place === '' ? !pointer.startsWith('/') : !ofProject.test(place)) return undefined;
  const file = place === '' ? around.file : nameOf(place);
  const root = around.files.get(file);
  const whole = `${file}#${pointer}`;
  // A whole part of the dialect is taken in by its name, with its rules.
  if (root === undefined || around.trail.includes(whole)) return undefined;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, step) => (isSchema(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      root,
    );
  if (!isSchema(found)) return undefined;
  const { $schema: _schema, $id: _id, $defs: _defs, definitions: _definitions, ...schema } = found;
  return {
    schema: withFileIn(schema, file) as Raw,
    around: { ...around, file, trail: [...around.trail, whole] },
  };
}

/** Its references into its own file, as they are said from any other. */
function withFileIn(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withFileIn(item, file));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#/')
        ? `${file}${inner}`
        : withFileIn(inner, file),
    ]),
  );
}

/** `["string", "null"]`, `nullable: true`, `anyOf` or `oneOf` with null, null among the options. */
function withoutNull(schema: Raw, around: Around): Plain {
  const isNull = (one: unknown): boolean => isSchema(one) && one['type'] === 'null';
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const { [keyword]: choices, ...rest } = schema;
    if (!Array.isArray(choices)) continue;
    const others = choices.filter((one) => !isNull(one));
    const [only] = others;
    if (others.length === 1 && isSchema(only)) {
      const one = resolved(only, around);
      return { schema: merged(rest, [one.schema]), nullable: others.length < choices.length, around: one.around };
    }
  }
  const { type, enum: options } = schema;
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type];
  const values = Array.isArray(options) ? options.filter((one) => one !== null) : undefined;
  return {
    schema: {
      ...schema,
      ...(type !== undefined && { type: types.length === 1 ? types[0] : type }),
      ...(values !== undefined && { enum: values }),
    },
    nullable:
      schema['nullable'] === true ||
      (Array.isArray(type) && types.length < type.length) ||
      (type === undefined && Array.isArray(options) && options.includes(null)),
    around,
  };
}

/** The standard needs no type where the values say it. */
function withType(schema: Raw): Raw {
  if (schema['type'] !== undefined || schema['$ref'] !== undefined) return schema;
  const { enum: options, const: only, properties } = schema;
  const told: unknown[] = Array.isArray(options) ? options : only === undefined ? [] : [only];
  if (told.length > 0 && told.every((one) => typeof one === 'string')) return { type: 'string', ...schema };
  return isSchema(properties) ? { type: 'object', ...schema } : schema;
}

/** `oneOf` of constants with titles are options with names; whole numbers without a gap are a range. */
function withOptions(schema: Raw): Raw {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const { [keyword]: choices, ...rest } = schema;
    if (!Array.isArray(choices) || !choices.every((one) => isSchema(one) && typeof one['const'] === 'string')) continue;
    const { enum: told } = rest;
    const options = choices.filter(isSchema).filter((one) => !Array.isArray(told) || told.includes(one['const']));
    return {
      type: 'string',
      ...rest,
      enum: options.map((one) => one['const']),
      'x-options': Object.fromEntries(
        options.map((one) => [
          String(one['const']),
          inEach(String(one['title'] ?? one['description'] ?? one['const'])),
        ]),
      ),
    };
  }
  const { enum: values, ...rest } = schema;
  if (!Array.isArray(values) || values.length === 0 || !values.every((one) => Number.isInteger(one))) return schema;
  const numbers = values.map(Number).toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  if (most - least !== numbers.length - 1) return schema;
  return merged({ ...rest, type: 'integer' }, [{ minimum: least, maximum: most }]);
}

/** Limits that are left out are the next whole number inside; of other numbers there is no next one. */
function withLimits(schema: Raw): Raw {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const format = formatNames[String(rest['format'])];
  const plain = { ...rest, ...(format !== undefined && { format }) };
  if (rest['type'] !== 'integer')
    return {
      ...plain,
      ...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
      ...(exclusiveMaximum !== undefined && { exclusiveMaximum }),
    };
  return {
    ...plain,
    ...bound('minimum', rest['minimum'], exclusiveMinimum, 1),
    ...bound('maximum', rest['maximum'], exclusiveMaximum, -1),
  };
}

/** Draft-04 says `true` beside the limit. */
function bound(name: string, limit: unknown, exclusive: unknown, step: 1 | -1): Raw {
  const limits = [
    ...(typeof limit === 'number' ? [exclusive === true ? limit + step : limit] : []),
    ...(typeof exclusive === 'number' ? [(step === 1 ? Math.floor(exclusive) : Math.ceil(exclusive)) + step] : []),
  ];
  if (limits.length === 0) return {};
  return { [name]: step === 1 ? Math.max(...limits) : Math.min(...limits) };
}

/** A title is the label, what is described beside it the help; in the words that there are, in each language. */
function withTexts(schema: Raw): Raw {
  const { title, description, examples } = schema;
  const right = schema['type'] === 'string' && Array.isArray(examples) ? examples.filter(isText) : [];
  const rest: Raw = {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !(dropped as readonly string[]).includes(key))),
    // Of texts alone they say how one is written.
    ...(right.length > 0 && { examples: right }),
  };
  if (typeof title !== 'string') return rest;
  const shown = Array.isArray(examples)
    ? examples.filter((one) => typeof one === 'string' || typeof one === 'number')
    : [];
  const help = [...(typeof description === 'string' ? [description] : []), ...shown.map((one) => `(${one})`)].join(' ');
  return {
    ...(rest['x-label'] === undefined && { 'x-label': inEach(title) }),
    ...(help !== '' && rest['x-help'] === undefined && { 'x-help': inEach(help) }),
    ...rest,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whoever translates it writes x-label. */
function inEach(text: string): Raw {
  return Object.fromEntries(languages.map((language) => [language, text]));
}

// Puts parts where they are referred to: after this no $ref and no x-extends is left. Missing targets become mistakes.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Rule } from '#engine/model/rules.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { moveRule } from '#engine/model/rule-table.ts';
import type { Schema, SchemaField, SchemaFile } from './source.ts';

export interface ExpandedField extends Omit<SchemaField, '$ref' | 'items' | 'properties'> {
  /** The part it was, for one shared type. */
  readonly part?: string | undefined;
  /** Rules of that part, with paths from the part. */
  readonly rules?: readonly Rule[];
  readonly items?: ExpandedField;
  readonly properties?: Readonly<Record<string, ExpandedField>>;
}

export interface ExpandedSchema extends Omit<Schema, 'properties' | 'required'> {
  readonly file: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, ExpandedField>>;
  readonly rules: readonly Rule[];
}

export interface Expansion {
  readonly schemas: readonly ExpandedSchema[];
  readonly mistakes: readonly Mistake[];
}

/** The part whose fields every entity has. */
export const basePart = 'base';

interface Context {
  readonly byName: ReadonlyMap<string, SchemaFile>;
  readonly mistakes: Mistake[];
  readonly file: string;
  readonly trail: readonly string[];
}

export function expandSchemas(files: readonly SchemaFile[]): Expansion {
  const byName = new Map(files.map((file) => [file.schema.$id, file]));
  const mistakes: Mistake[] = [];
  const schemas = files.map((file) =>
    expandSchema(file, { byName, mistakes, file: file.file, trail: [file.schema.$id] }),
  );
  return { schemas, mistakes };
}

function expandSchema({ file, schema }: SchemaFile, context: Context): ExpandedSchema {
  const extended =
    schema['x-extends'] === undefined ? undefined : partNamed(schema['x-extends'], '/x-extends', context);
  const own = expandAll(schema.properties, '/properties', context);
  const inherited =
    extended === undefined
      ? {}
      : expandAll(extended.schema.properties, '/properties', { ...context, file: extended.file });
  const properties = { ...inherited, ...own };
  const required = [...new Set([...(extended?.schema.required ?? []), ...(schema.required ?? [])])];
  const rules = [...(extended?.schema['x-rules'] ?? []), ...(schema['x-rules'] ?? [])];
  const base = schema['x-entity'] === undefined ? undefined : partNamed(basePart, '', context);
  return {
    ...schema,
    file,
    ...withBase({ properties, required }, base, context),
    rules: [...rules, ...nestedRules(properties)],
  };
}

/** The id comes first, the rest of the base last: lists show their columns in this order. */
function withBase(
  own: Pick<ExpandedSchema, 'properties' | 'required'>,
  base: SchemaFile | undefined,
  context: Context,
): Pick<ExpandedSchema, 'properties' | 'required'> {
  if (base === undefined) return own;
  const { id, ...rest } = expandAll(base.schema.properties, '/properties', { ...context, file: base.file });
  const properties: Record<string, ExpandedField> = { ...(id === undefined ? {} : { id }), ...own.properties };
  for (const [name, field] of Object.entries(rest)) {
    const replaced = own.properties[name];
    delete properties[name];
    properties[name] = replaced ?? field;
  }
  return { properties, required: [...new Set([...(base.schema.required ?? []), ...own.required])] };
}

function expandAll(
  fields: Readonly<Record<string, SchemaField>>,
  pointer: string,
  context: Context,
): Record<string, ExpandedField> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, expandField(field, `${pointer}/${name}`, context)]),
  );
}

function expandField({ $ref, ...field }: SchemaField, pointer: string, context: Context): ExpandedField {
  const { items, properties, ...plain } = field;
  const inner = properties === undefined ? undefined : expandAll(properties, `${pointer}/properties`, context);
  const kind = plain['x-kind'];
  const own: ExpandedField = {
    ...plain,
    // The content stands elsewhere: what the value has to be is the same for all of them.
    ...(kind !== undefined && fieldKinds[kind]?.file !== undefined && { format: fieldKinds[kind].format }),
    ...(items === undefined ? {} : { items: expandField(items, `${pointer}/items`, context) }),
    ...(inner === undefined ? {} : { properties: inner, rules: nestedRules(inner) }),
  };
  return $ref === undefined ? own : { ...referred($ref, pointer, context), ...own };
}

function referred($ref: string, pointer: string, context: Context): ExpandedField {
  const [name = '', property] = $ref.split('#/properties/');
  if (property === undefined) return expandPart(name, pointer, context);
  const target = context.byName.get(name);
  const field = target?.schema.properties?.[property];
  if (target === undefined || field === undefined) {
    const known = target === undefined ? [...context.byName.keys()] : Object.keys(target.schema.properties ?? {});
    report(
      context,
      `${pointer}/$ref`,
      `"${$ref}" does not exist`,
      didYouMean(property !== undefined && target ? property : name, known),
    );
    return { type: 'string' };
  }
  return expandField(field, `/properties/${property}`, descend(context, target, $ref));
}

function expandPart(name: string, pointer: string, context: Context): ExpandedField {
  const target = partNamed(name, `${pointer}/$ref`, context);
  if (target === undefined) return { type: 'string' };
  if (context.trail.includes(name)) {
    report(context, `${pointer}/$ref`, `"${name}" contains itself`, 'make the inner one an entity of its own');
    return { type: 'string' };
  }
  const inner = descend(context, target, name);
  const { schema } = target;
  const properties = expandAll(schema.properties, '/properties', inner);
  return {
    type: 'object',
    description: schema.description,
    part: name,
    properties,
    required: schema.required ?? [],
    rules: [...(schema['x-rules'] ?? []), ...nestedRules(properties)],
  };
}

function descend(context: Context, target: SchemaFile, name: string): Context {
  return { ...context, file: target.file, trail: [...context.trail, name] };
}

/** Payloads and the settings may be inside others too; entities are referred to by id. */
function partNamed(name: string, pointer: string, context: Context): SchemaFile | undefined {
  const target = context.byName.get(name);
  if (target !== undefined && target.schema['x-entity'] === undefined) return target;
  const parts = [...context.byName.values()]
    .filter(({ schema }) => schema['x-entity'] === undefined)
    .map(({ schema }) => schema.$id);
  report(context, pointer, `"${name}" is no part`, didYouMean(name, parts));
  return undefined;
}

function report(context: Context, pointer: string, found: string, remedy: string): void {
  const mistake = { file: context.file, pointer, rule: 'a $ref and x-extends name what exists', found, remedy };
  const known = context.mistakes.some(
    (other) => other.file === mistake.file && other.pointer === pointer && other.found === found,
  );
  if (!known) context.mistakes.push(mistake);
}

/** Rules of the parts inside objects and lists, with paths from the record. */
function nestedRules(properties: Readonly<Record<string, ExpandedField>>): Rule[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const asItem = field.type === 'array';
    return ((asItem ? field.items?.rules : field.rules) ?? []).map((rule) => moveRule(rule, name, asItem));
  });
}

// Fields as the dialect writes them, values that fit them, and what an analyst may make of each, drawn by fast-check.
import fc from 'fast-check';
import { drawOne, type Draw } from './nested-schemas.ts';

export interface DrawnField {
  readonly name: string;
  readonly was?: string;
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly kind: KindName;
}

export interface Edit {
  /** Absent: the field is gone. */
  readonly after?: DrawnField;
  /** As before, with the name that it has taken. */
  readonly back: DrawnField;
}

const text = (word: string) => ({ pt: word, en: word, fr: word });
const options = (...names: readonly string[]) => ({
  enum: names,
  'x-options': Object.fromEntries(names.map((name) => [name, text(name)])),
});

interface Kind {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly values: fc.Arbitrary<unknown>;
  /** May be a key. */
  readonly unique?: true;
  /** What existing rows get where it becomes required. */
  readonly default?: unknown;
}

const words = fc.constantFrom('a', 'two words', '7', '19.99', '2026-02-28', 'true', '["a"]', '{"a": 1}', '007', 'open');
const numbers = fc.integer({ min: -1_000, max: 1_000 });
const inner = (name: string, type: string) => ({ [name]: { type, 'x-label': text(name) } });

const kinds = {
  text: { schema: { type: 'string', maxLength: 100 }, values: words, unique: true, default: 'none' },
  short: { schema: { type: 'string', maxLength: 3 }, values: fc.constantFrom('a', '7', '007'), default: '-' },
  multiline: { schema: { type: 'string', 'x-kind': 'multiline', maxLength: 500 }, values: words },
  integer: { schema: { type: 'integer' }, values: numbers, unique: true, default: 0 },
  small: { schema: { type: 'integer', minimum: 0, maximum: 10 }, values: fc.integer({ min: 0, max: 10 }) },
  money: { schema: { type: 'integer', 'x-kind': 'money' }, values: numbers },
  percentage: { schema: { type: 'integer', 'x-kind': 'percentage' }, values: fc.integer({ min: 0, max: 100 }) },
  number: { schema: { type: 'number' }, values: fc.constantFrom(0.5, 19.99, 3, -7) },
  boolean: { schema: { type: 'boolean' }, values: fc.boolean(), default: false },
  date: { schema: { type: 'string', format: 'date' }, values: fc.constantFrom('2026-02-28', '1999-12-31') },
  choice: {
    schema: { type: 'string', ...options('open', 'closed', 'a') },
    values: fc.constantFrom('open', 'closed', 'a'),
    default: 'open',
  },
  fewer: { schema: { type: 'string', ...options('open', 'new') }, values: fc.constantFrom('open', 'new') },
  choices: {
    schema: { type: 'array', items: { type: 'string', ...options('open', 'closed') }, uniqueItems: true },
    values: fc.constantFrom(['open'], ['open', 'closed']),
  },
  texts: {
    schema: { type: 'array', items: { type: 'string', maxLength: 50 } },
    values: fc.constantFrom(['a'], ['two words', '7']),
  },
  object: {
    schema: { type: 'object', properties: { ...inner('a', 'string'), ...inner('n', 'integer') } },
    values: fc.constantFrom({ a: 'x1' }, { a: 'x2', n: 5 }, { n: 6 }),
  },
  otherObject: {
    schema: { type: 'object', properties: { ...inner('a', 'string'), ...inner('b', 'boolean') } },
    values: fc.constantFrom({ a: 'y1' }, { a: 'y2', b: true }),
  },
  list: {
    schema: { type: 'array', maxItems: 20, items: { type: 'object', properties: inner('a', 'string') } },
    values: fc.constantFrom([{ a: 'z1' }], [{ a: 'z2' }, { a: 'z3' }]),
  },
} as const satisfies Readonly<Record<string, Kind>>;

type KindName = keyof typeof kinds;
const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];
const kindOf = (name: KindName): Kind => kinds[name];

function drawField(draw: Draw, name: string): DrawnField {
  const kind = drawOne(draw, ...kindNames);
  const { default: standard, unique, schema } = kindOf(kind);
  const required = standard !== undefined && draw(fc.integer, { min: 0, max: 3 }) === 0;
  const isKey = unique === true && !required && draw(fc.integer, { min: 0, max: 3 }) === 0;
  const flags = { ...(draw(fc.boolean) && { 'x-list': true }) };
  const isFlat = !['object', 'otherObject', 'list', 'texts'].includes(kind);
  return {
    name,
    kind,
    schema: { ...schema, ...(isFlat && flags), ...(required && { default: standard }) },
    ...(required && { required }),
    ...(isKey && { unique: true }),
  };
}

export function drawFields(draw: Draw): DrawnField[] {
  return draw(fc.subarray<string>, ['alpha', 'betaTwo', 'gamma', 'delta'], { minLength: 1, maxLength: 4 }).map((name) =>
    drawField(draw, name),
  );
}

/** Keys differ, whatever is drawn. */
let last = 0;

export function drawValue(draw: Draw, { kind, unique }: DrawnField): unknown {
  const value = draw(() => kindOf(kind).values);
  if (unique !== true) return value;
  return typeof value === 'number' ? (last += 1) : `k${(last += 1)}`;
}

/** New ones that rows of before have nothing for. */
export function drawAddition(draw: Draw): DrawnField[] {
  return draw(fc.boolean) ? [drawField(draw, 'newOne')] : [];
}

/** Its first option has another name. */
function withOption(field: DrawnField, from: string, to: string): DrawnField {
  const rename = (schema: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const names = ((schema['enum'] ?? []) as string[]).map((name) => (name === from ? to : name));
    return { ...schema, ...options(...names), 'x-options-was': { [to]: from } };
  };
  const { items, default: standard, ...rest } = field.schema;
  const given = standard === undefined ? {} : { default: standard === from ? to : standard };
  const schema =
    items === undefined
      ? { ...rename(rest), ...given }
      : { ...rest, items: rename(items as Record<string, unknown>), ...given };
  return { ...field, schema };
}

function optionsOf({ schema: { enum: own, items } }: DrawnField): readonly string[] {
  return (own ?? (items as { enum?: readonly string[] } | undefined)?.enum ?? []) as readonly string[];
}

export function drawEdit(draw: Draw, field: DrawnField): Edit {
  const what = drawOne(draw, 'stays', 'gone', 'renamed', 'kind', 'both', 'flags', 'option');
  const [option] = optionsOf(field);
  if (what === 'option' && option !== undefined) {
    const after = withOption(field, option, `${option}Later`);
    return { after, back: withOption(after, `${option}Later`, option) };
  }
  const name = what === 'renamed' || what === 'both' ? `${field.name}Later` : field.name;
  const was = name === field.name ? {} : { was: field.name };
  const back = { ...field, ...(name !== field.name && { was: name }) };
  if (what === 'gone') return { back };
  if (what === 'stays' || what === 'option' || what === 'renamed') return { after: { ...field, name, ...was }, back };
  if (what === 'flags') {
    const { 'x-list': isListed, ...rest } = field.schema;
    const { required: _required, unique: _unique, ...bare } = field;
    return { after: { ...bare, schema: isListed ? rest : field.schema }, back };
  }
  return { after: { ...drawField(draw, name), ...was }, back };
}

// Schemas that all hold at once, as one: the narrower limit, what any of them requires.
import { isDeepStrictEqual } from 'node:util';

type Raw = Readonly<Record<string, unknown>>;

export function isSchema(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const narrower: Readonly<Record<string, (a: number, b: number) => number>> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
};

/** Nothing is judged by them: the first one's word. */
const isTelling = (key: string): boolean =>
  ['title', 'description', 'examples', 'default', '$comment', '$id', '$schema'].includes(key) || key.startsWith('x-');

/** What cannot be said in one. */
const conflict = Symbol('conflict');

/** Where two of them say of one keyword what no one can say, `allOf` stays, and is refused as what has no meaning here. */
export function merged(schema: Raw, parts: readonly Raw[]): Raw {
  return parts.reduce<Raw>((whole, part) => {
    const keys = [...new Set([...Object.keys(whole), ...Object.keys(part)])];
    const all = keys.map((key) => [key, both(key, whole[key], part[key])] as const);
    if (all.some(([, value]) => value === conflict)) return { ...whole, allOf: [part] };
    return Object.fromEntries(all);
  }, schema);
}

function both(key: string, a: unknown, b: unknown): unknown {
  if (a === undefined || b === undefined) return a ?? b;
  const narrow = narrower[key];
  if (narrow !== undefined && typeof a === 'number' && typeof b === 'number') return narrow(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    if (key === 'required') return [...new Set([...a, ...b])];
    if (key === 'enum' || key === 'type') return a.filter((one) => b.includes(one));
  }
  if (isSchema(a) && isSchema(b)) {
    if (key === 'items') return merged(a, [b]);
    if (key === 'properties') {
      const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
      return Object.fromEntries(names.map((name) => [name, bothFields(a[name], b[name])]));
    }
  }
  if (key === 'uniqueItems') return a === true || b === true;
  if (key === 'nullable') return a === true && b === true;
  if (key === 'type' && [a, b].includes('integer') && [a, b].includes('number')) return 'integer';
  return isTelling(key) || isDeepStrictEqual(a, b) ? a : conflict;
}

function bothFields(a: unknown, b: unknown): unknown {
  return isSchema(a) && isSchema(b) ? merged(a, [b]) : (a ?? b);
}

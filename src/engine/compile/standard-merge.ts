// Schemas that all hold at once, as one: the narrower limit, what any of them requires.
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

export function merged(schema: Raw, parts: readonly Raw[]): Raw {
  return parts.reduce<Raw>(
    (whole, part) =>
      Object.fromEntries(
        [...new Set([...Object.keys(whole), ...Object.keys(part)])].map((key) => [
          key,
          both(key, whole[key], part[key]),
        ]),
      ),
    schema,
  );
}

/** The first one's word where they cannot both be said: labels, comments. */
function both(key: string, a: unknown, b: unknown): unknown {
  if (a === undefined || b === undefined) return a ?? b;
  const narrow = narrower[key];
  if (narrow !== undefined && typeof a === 'number' && typeof b === 'number') return narrow(a, b);
  if (key === 'required' && Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  if (key === 'enum' && Array.isArray(a) && Array.isArray(b)) return a.filter((one) => b.includes(one));
  if (key === 'properties' && isSchema(a) && isSchema(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return Object.fromEntries(names.map((name) => [name, bothFields(a[name], b[name])]));
  }
  return a;
}

function bothFields(a: unknown, b: unknown): unknown {
  return isSchema(a) && isSchema(b) ? merged(a, [b]) : (a ?? b);
}

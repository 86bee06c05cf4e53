// A text longer than it may be is told so and looked at no further: what a pattern takes for it grows with its length,
// however well it is written.
import type { Field } from './entity.ts';
import type { Problem } from './rules.ts';

/** Characters of a text whose schema says no `maxLength`. */
export const longestText = 10_000;

/** What is too long, and the data with an empty text in its place: no pattern, format or rule after this sees it. */
export function withoutLongTexts(
  fields: readonly Field[],
  data: unknown,
): { readonly data: unknown; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return { data: isObject(data) ? shortened(fields, data, { path: [], problems }) : data, problems };
}

interface Found {
  readonly path: Problem['path'];
  readonly problems: Problem[];
}

function shortened(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  { path, problems }: Found,
): Record<string, unknown> {
  const result = { ...record };
  for (const field of fields)
    if (Object.hasOwn(record, field.name))
      result[field.name] = shortValue(field, record[field.name], { path: [...path, field.name], problems });
  return result;
}

function shortValue(field: Field, value: unknown, { path, problems }: Found): unknown {
  const limit = field.maxLength ?? longestText;
  if (typeof value === 'string') {
    if (!isLonger(value, limit)) return value;
    problems.push({ path, rule: 'maxLength', params: { limit } });
    return '';
  }
  if (field.kind === 'json') return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => shortValue(field, item, { path: [...path, index], problems }));
  return isObject(value) && field.fields !== undefined ? shortened(field.fields, value, { path, problems }) : value;
}

/** Counted as validators do, in characters and not in halves of them. */
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || Array.from(text).length > limit);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

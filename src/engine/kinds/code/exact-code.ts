// A code that names one record, typed or pasted as people do: in any case, with spaces and hyphens.
import type { Entity } from '#engine/model/entity.ts';

/** Shorter ones are still being typed. */
const shortest = 4;

/** Whether the typed text is the record's own unique code. */
export function isExactCode(
  { fields, unique }: Entity,
  record: Readonly<Record<string, unknown>>,
  typed: string,
): boolean {
  const wanted = bare(typed);
  if (wanted.length < shortest) return false;
  return fields.some(({ name, kind }) => {
    const value = record[name];
    const names = unique.some((key) => key.fields.length === 1 && key.fields[0] === name);
    return names && kind === 'code' && typeof value === 'string' && bare(value) === wanted;
  });
}

function bare(text: string): string {
  return text.replace(/[\s.\-–_]/g, '').toUpperCase();
}

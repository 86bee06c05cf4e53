// What somebody types in whole to mean one record: its code, a document, an e-mail address or a telephone, written as
// people do: in any case, with spaces, points, brackets and hyphens.
import type { Entity } from '#engine/model/entity.ts';
import { kindOf } from './check-record.ts';
import { fieldKinds } from './index.ts';

/** Shorter ones are still being typed. */
const shortest = 4;

/**
 * Of the rows found, the one that the typed text names; undefined where it names none, or several. `isEntered`: nothing
 * more is typed.
 */
export function namedBy<Row extends Readonly<Record<string, unknown>>>(
  entity: Entity,
  rows: readonly Row[],
  typed: string,
  isEntered: boolean,
): Row | undefined {
  const named = rows.filter((row) => isNamed(entity, row, { typed, isEntered }));
  return named.length === 1 ? named[0] : undefined;
}

function isNamed(
  { fields, unique }: Entity,
  record: Readonly<Record<string, unknown>>,
  { typed, isEntered }: { readonly typed: string; readonly isEntered: boolean },
): boolean {
  const wanted = bare(typed);
  if (wanted.length < shortest) return false;
  return fields.some((field) => {
    const value = record[field.name];
    if (typeof value !== 'string') return false;
    const { names, normalForm } = fieldKinds[kindOf(field, record)];
    const isUnique = unique.some((key) => key.fields.length === 1 && key.fields[0] === field.name);
    const mayName = names === 'always' || (names === 'unique' && isUnique) || (names === 'entered' && isEntered);
    return mayName && (bare(value) === wanted || normalForm?.(typed.trim()) === value);
  });
}

function bare(text: string): string {
  return text.replace(/[\s().\-–_/]/g, '').toUpperCase();
}

// Patterns for text that the database has folded (`norm`: lower case, without accents).
import { sql } from 'kysely';
import type { Sql } from './field-sql.ts';

/**
 * What every database folds by writing it small. Not `I`: where the database is Turkish that is an ı. To ask it takes it
 * as long to find the function's plan as to find the rows.
 */
const foldedAnywhere = /^[ -HJ-~]*$/;

/** As `norm` folds it; undefined where only the database knows. */
export function foldedHere(text: string): string | undefined {
  return foldedAnywhere.test(text) ? text.toLowerCase() : undefined;
}

export function folded(text: string): Sql {
  const here = foldedHere(text);
  return here === undefined ? sql`norm(${text})` : sql`${here}`;
}

/** Of texts that have this in them, or begin with it. */
export function foldedPattern(text: string, at: 'within' | 'start' = 'within'): Sql {
  const before = at === 'within' ? '%' : '';
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const folded = foldedHere(escaped);
  return folded === undefined ? sql`${before} || norm(${escaped}) || '%'` : sql`${`${before}${folded}%`}`;
}

// Free-text search: every word somewhere in the search fields, whatever its case and accents; documents also without
// their masks.
import { sql } from 'kysely';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { fieldSql, translationsSql, type Sql } from './field-sql.ts';
import { folded, foldedHere, foldedPattern } from './folded.ts';
import { seesField } from './rights.ts';

/** Letters of a code that may be all letters (orders). */
const wholeCode = 8;

export interface SearchOptions {
  /** The planner is not told what is searched for: it plans the same for all words. */
  readonly isHidden?: boolean;
  /** Letters of the words (search-needle.ts): the index is asked for these alone. */
  readonly needle?: string;
}

export function searchSql(entity: Entity, search: string, actor: Actor, options: SearchOptions = {}): Sql {
  const open = openSql(entity, actor);
  const words = wordsOf(search);
  const { needle } = options;
  // The generated column has the index; what the actor does not see of it must not be what was found.
  const conditions = words.map((word) =>
    open === undefined
      ? wordSql(sql`t.search`, word, options)
      : sql`${wordSql(sql`t.search`, word, options)} and ${wordSql(open, word, options)}`,
  );
  return sql.join(
    needle === undefined ? conditions : [likeSql(sql`t.search`, needle, options), ...conditions],
    sql` and `,
  );
}

export interface SearchMatcher {
  /** Whether the folded text has the words; those that only the database folds are left out. */
  readonly holds: (text: string) => boolean;
  /** Whether it has those that the index of trigrams knows. */
  readonly isIndexed: (text: string) => boolean;
}

/** Undefined where the index knows none of the words. */
export function searchMatcher(search: string): SearchMatcher | undefined {
  const words = wordsOf(search)
    .map((word) => spellingsOf(word).flatMap((spelling) => foldedHere(spelling) ?? []))
    .filter((spellings) => spellings.length > 0);
  const indexed = words.filter((spellings) => spellings.every((spelling) => threeInARow.test(spelling)));
  if (indexed.length === 0) return undefined;
  const hasAll = (all: readonly (readonly string[])[]) => (text: string) =>
    all.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
  return { holds: hasAll(words), isIndexed: hasAll(indexed) };
}

/** An index of trigrams knows nothing shorter, and no signs between letters. */
const threeInARow = /[\p{L}\p{N}]{3}/u;

/**
 * Several words of letters, each of which many rows may have. Codes, numbers and addresses are of few, and shorter words
 * have no index.
 */
export function isOfFrequentWords(search: string): boolean {
  const words = wordsOf(search);
  return (
    words.length > 1 && words.every((word) => /^\p{L}+$/u.test(word)) && words.some((word) => threeInARow.test(word))
  );
}

export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}

function likeSql(text: Sql, word: string, { isHidden = false }: SearchOptions): Sql {
  const pattern = foldedPattern(word);
  return sql`${text} like ${isHidden ? sql`(select ${pattern}::text)` : pattern}`;
}

function wordSql(text: Sql, word: string, options: SearchOptions): Sql {
  const has = (spelling: string) =>
    // No index answers this: it is looked at in the rows that have the needle.
    options.needle === undefined ? likeSql(text, spelling, options) : sql`strpos(${text}, ${folded(spelling)}) > 0`;
  const spellings = spellingsOf(word);
  return spellings.length === 1 ? has(word) : sql`(${sql.join(spellings.map(has), sql` or `)})`;
}

/** As it is, and numbers without their masks, and codes that somebody read out in groups. */
function spellingsOf(word: string): string[] {
  const bare = word.replace(/[()./+-]/g, '');
  const isGrouped = bare !== word && (/\d/.test(bare) || bare.length >= wholeCode) && /^[0-9A-Za-z]+$/.test(bare);
  return isGrouped ? [word, bare] : [word];
}

/** The text of those search fields that the actor sees; undefined when he sees all. */
function openSql(entity: Entity, actor: Actor): Sql | undefined {
  if (seesSearch(entity, actor)) return undefined;
  const paths = entity.search.flatMap((path) => leavesOf(entity, path));
  const open = paths.filter((path) => seesField(entity, path, actor));
  const values = open.flatMap((path) => {
    const field = fieldAt(entity, path);
    if (field === undefined) return [];
    return [field.kind === 'translated' ? translationsSql(field, fieldSql(entity, field)) : fieldSql(entity, field)];
  });
  return values.length === 0 ? sql`''` : sql`norm(concat_ws(' ', ${sql.join(values)}))`;
}

/** Whether the actor sees every field that is searched, and each in whole. */
export function seesSearch(entity: Entity, actor: Actor): boolean {
  return entity.search.flatMap((path) => leavesOf(entity, path)).every((path) => seesField(entity, path, actor));
}

/** A snapshot is searched by the texts it copies. */
function leavesOf(entity: Entity, path: string): string[] {
  const field = fieldAt(entity, path);
  return field?.kind === 'snapshot' ? Object.keys(field.reference?.copy ?? {}).map((key) => `${path}.${key}`) : [path];
}

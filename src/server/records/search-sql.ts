// Free-text search: every word somewhere in the search fields, whatever its case and accents; documents also without their masks.
import { sql } from 'kysely';
import { fieldAt, type Entity } from '#model/entity.ts';
import type { Actor } from '../actor.ts';
import { fieldSql, translationsSql, type Sql } from './field-sql.ts';
import { escapePattern } from './filter-sql.ts';
import { fieldChain, isMasked, mayReadField } from './rights.ts';

export function searchSql(entity: Entity, search: string, actor: Actor): Sql {
  const text = searchableSql(entity, actor);
  const words = search.split(/\s+/).filter(Boolean);
  return sql.join(words.map((word) => wordSql(text, word)), sql` and `);
}

function wordSql(text: Sql, word: string): Sql {
  const has = (part: string) => sql`${text} like '%' || norm(${escapePattern(part)}) || '%'`;
  const bare = word.replace(/[()./+-]/g, '');
  const isMaskedNumber = bare !== word && /\d/.test(bare) && /^[0-9A-Za-z]+$/.test(bare);
  return isMaskedNumber ? sql`(${has(word)} or ${has(bare)})` : has(word);
}

/** The generated column with its index; for an actor who does not see all search fields, the text of those that he sees. */
function searchableSql(entity: Entity, actor: Actor): Sql {
  const open = entity.search.filter((path) => fieldChain(entity, path).every((field) => mayReadField(field, actor) && !isMasked(entity, field, actor)));
  if (open.length === entity.search.length) return sql`t.search`;
  const values = open.flatMap((path) => {
    const field = fieldAt(entity, path);
    if (field === undefined) return [];
    return [field.kind === 'translated' ? translationsSql(fieldSql(entity, field)) : fieldSql(entity, field)];
  });
  return values.length === 0 ? sql`''` : sql`norm(concat_ws(' ', ${sql.join(values)}))`;
}

// What other records are called, by their ids, as the actor may know them: for rows that refer to them.
import { chooseTranslation } from '#engine/kinds/translated/translated.ts';
import { sql } from 'kysely';
import type { Translate } from '#engine/kinds/check-record.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { linkOf, type Link } from '#engine/model/link.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { type Language } from '#engine/model/text.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { fieldSql } from './field-sql.ts';
import { presenterFor, type Values } from './present-record.ts';
import { mayRead } from './rights.ts';
import { projection, selectableFields, withoutNulls } from './select-records.ts';
import { visibleRows } from './visible-rows.ts';

export interface TitleReader {
  readonly actor: Actor;
  readonly language: Language;
  readonly t: Translate;
  /** Changes a record before it is named after its values; masks, for instance. */
  readonly present?: (entity: Entity, record: Values) => Values;
}

/** Titles are made of titles at most so deep: a price is called after its type. */
const deepest = 2;

/** Id, or value of the lookup, → title; what is gone or not the actor's to know is left out. */
export async function recordTitles(
  database: Database,
  link: Link,
  ids: readonly string[],
  reader: TitleReader,
  depth = 0,
): Promise<ReadonlyMap<string, string>> {
  const entity = entityNamed(link.entity);
  const by = fieldAt(entity, link.by ?? 'id');
  const { actor, present } = reader;
  const known = [...new Set(ids)].filter((id) => link.by !== undefined || hasFormat('uuid', id));
  if (by === undefined || known.length === 0 || !mayRead(entity, actor) || depth > deepest) return new Map();
  const wanted = new Set(['id', by.name, ...entity.title.map((path) => path.split('.')[0] ?? '')]);
  const fields = selectableFields(entity, actor).filter((field) => wanted.has(field.name));
  const { rows } = await sql<Values>`
    select ${projection(entity, fields)} from ${sql.table(tableOf(entity).name)} t
    where ${visibleRows(entity, actor)} and ${link.by === undefined ? sql`t.id = any(${known}::uuid[])` : sql`${fieldSql(entity, by)} = any(${known}::text[])`}`.execute(
    database.query,
  );
  const presentRow = presenterFor(entity, actor);
  const records = rows.map((row) => presentRow(withoutNulls(row))).map((record) => present?.(entity, record) ?? record);
  const named = await titlesWithin(database, entity, records, { reader, depth });
  return new Map(records.map((record) => [String(record[by.name]), titleOf(entity, record, reader, named)]));
}

async function titlesWithin(
  database: Database,
  entity: Entity,
  records: readonly Values[],
  { reader, depth }: { readonly reader: TitleReader; readonly depth: number },
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const path of entity.title) {
    const field = fieldAt(entity, path);
    const target = field && linkOf(field);
    if (target === undefined) continue;
    const ids = records.map((record) => valueAt(record, path)).filter((id): id is string => typeof id === 'string');
    for (const [id, title] of await recordTitles(database, target, ids, reader, depth + 1)) found.set(id, title);
  }
  return found;
}

/** What a record is called; `named`: the titles of those that its own is made of, by their ids. */
export function titleOf(
  entity: Entity,
  record: Readonly<Values>,
  { language, t }: Pick<TitleReader, 'language' | 't'>,
  named: ReadonlyMap<string, string> = new Map(),
): string {
  return entity.title
    .map((path) => {
      const field = fieldAt(entity, path);
      const value = valueAt(record, path);
      if (field?.kind === 'translated') return chooseTranslation(value, field, language);
      if (typeof value !== 'string' && typeof value !== 'number') return '';
      if (field !== undefined && fieldKinds[field.kind].readAs === 'option')
        return t(labelKeys.option(entity.name, path, String(value)));
      const link = field && linkOf(field);
      return link === undefined
        ? String(value)
        : (named.get(String(value)) ?? (link.by === undefined ? '' : String(value)));
    })
    .filter((part) => part !== '')
    .join(' ');
}

// What happened to a record, newest first, as far as the actor may see its fields.
import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import { maximumPageSize } from '#model/list-query.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/write-history.ts';
import { storedEntity } from './entity-table.ts';
import type { Sql } from './field-sql.ts';
import type { Page } from './list-records.ts';
import { presentValue, type Values } from './present-record.ts';
import { mayReadField } from './rights.ts';

interface Row {
  readonly id: number;
  readonly action: string;
  readonly at: string;
  readonly actor: unknown;
  readonly changes: Readonly<Record<string, Change>>;
  readonly reason: string | null;
}

export async function readHistory(database: Database, { entity, id, actor, offset, limit }: { readonly entity: Entity; readonly id: string; readonly actor: Actor; readonly offset: number; readonly limit: number }): Promise<Page> {
  const where = sql`organization_id = ${actor.organizationId} and entity = ${storedEntity(entity).name} and record_id = ${id} and ${isTold(entity, actor)}`;
  const { rows } = await sql<Row>`
    select id, action, at, actor, changes, reason from history where ${where}
    order by at desc, id desc limit ${Math.min(limit, maximumPageSize)} offset ${offset}`.execute(database.query);
  const total = await sql<{ total: number }>`select count(*)::int as total from history where ${where}`.execute(database.query);
  return { rows: rows.map((row) => presentEntry(entity, row, actor)), offset, total: total.rows[0]?.total ?? 0, estimated: false };
}

/** A change of nothing but hidden fields is not told of: that it happened would tell. */
function isTold(entity: Entity, actor: Actor): Sql {
  const names = entity.fields.filter((field) => mayReadField(field, actor)).map((field) => field.name);
  return sql`(action <> 'update' or changes = '{}'::jsonb or changes ?| ${names}::text[])`;
}

function presentEntry(entity: Entity, { id, action, at, actor: who, changes, reason }: Row, actor: Actor): Values {
  return { id: String(id), action, at, actor: who, changes: presentChanges(entity, changes, actor), ...(reason !== null && { reason }) };
}

/** Fields that are gone from the schema or hidden from the actor are left out. */
export function presentChanges(entity: Entity, changes: Readonly<Record<string, Change>>, actor: Actor): Values {
  const shown = Object.entries(changes).flatMap(([name, { from, to }]): [string, Change][] => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    if (field === undefined || !mayReadField(field, actor)) return [];
    const side = (value: unknown) => (value === undefined ? undefined : presentValue(entity, field, value, actor));
    return [[name, { ...(from !== undefined && { from: side(from) }), ...(to !== undefined && { to: side(to) }) }]];
  });
  return Object.fromEntries(shown);
}

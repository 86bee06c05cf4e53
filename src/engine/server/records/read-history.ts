// What happened to a record, newest first, as far as the actor may see its fields.
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import { maximumPageSize } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/write-history.ts';
import { storedEntity } from './entity-table.ts';
import type { Sql } from './field-sql.ts';
import type { Page } from './list-records.ts';
import type { Values } from './present-record.ts';
import { isDoubtful, isUntold, mayBeTold, presentChanges } from './told-history.ts';

interface Row {
  readonly id: number;
  readonly action: string;
  readonly at: string;
  readonly actor: unknown;
  readonly changes: Readonly<Record<string, Change>>;
  readonly reason: string | null;
}

interface Asked {
  readonly entity: Entity;
  readonly id: string;
  readonly actor: Actor;
}

export async function readHistory(
  database: Database,
  { offset, limit, ...asked }: Asked & { readonly offset: number; readonly limit: number },
): Promise<Page> {
  const { entity, id, actor } = asked;
  const own = sql`organization_id = ${actor.organizationId} and entity = ${storedEntity(entity).name} and record_id = ${id} and ${mayBeTold(entity, actor)}`;
  const untold = await findUntold(database, own, asked);
  const where = untold.length === 0 ? own : sql`${own} and id <> all(${untold}::bigint[])`;
  const { rows } = await sql<Row>`
    select id, action, at, actor, changes, reason from history where ${where}
    order by at desc, id desc limit ${Math.min(limit, maximumPageSize)} offset ${offset}`.execute(database.query);
  const total = await sql<{ total: number }>`select count(*)::int as total from history where ${where}`.execute(
    database.query,
  );
  return {
    rows: rows.map((row) => presentEntry(entity, row, actor)),
    offset,
    total: total.rows[0]?.total ?? 0,
    totalIs: 'exact',
  };
}

const batch = 200;

/** Ids of the record's updates in which the actor sees nothing. */
async function findUntold(database: Database, own: Sql, { entity, actor }: Asked): Promise<number[]> {
  const untold: number[] = [];
  for (let after = 0; ;) {
    const { rows } = await sql<Pick<Row, 'id' | 'action' | 'changes'>>`
      select id, action, changes from history where ${own} and ${isDoubtful(entity, actor)} and id > ${after} order by id limit ${batch}`.execute(
      database.query,
    );
    untold.push(...rows.filter((row) => isUntold(entity, row, actor)).map(({ id }) => id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return untold;
    after = last.id;
  }
}

function presentEntry(entity: Entity, { id, action, at, actor: who, changes, reason }: Row, actor: Actor): Values {
  return {
    id: String(id),
    action,
    at,
    actor: who,
    changes: presentChanges(entity, changes, actor),
    ...(reason !== null && { reason }),
  };
}

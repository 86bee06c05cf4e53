// History stays, what it tells of a person goes: the entry says that a field changed, no longer from what to what.
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Change } from '#engine/server/database/write-history.ts';
import { isSameValue } from '#engine/server/records/same-value.ts';
import { eraseValue, isPersonal, type Erasing } from './personal-fields.ts';
import type { Shred } from './shred-text.ts';

interface HistoryOf {
  readonly organizationId: string;
  readonly entity: Entity;
  readonly ids: readonly string[];
}

type Changes = Readonly<Record<string, Change>>;

/** What the history says of these records' fields, oldest first. */
export async function readChanges(database: Database, { organizationId, entity, ids }: HistoryOf): Promise<Changes[]> {
  const { rows } = await sql<{ changes: Changes }>`
    select changes from history where organization_id = ${organizationId} and entity = ${entity.name} and record_id = any(${[...ids]}::uuid[]) order by id`.execute(
    database.query,
  );
  return rows.map(({ changes }) => changes);
}

export async function eraseHistory(
  database: Database,
  shred: Shred,
  { organizationId, entity, ids }: HistoryOf,
): Promise<void> {
  const { rows } = await sql<{ id: number; changes: Changes; reason: string | null }>`
    select id, changes, reason from history where organization_id = ${organizationId} and entity = ${entity.name} and record_id = any(${[...ids]}::uuid[])`.execute(
    database.query,
  );
  for (const { id, changes, reason } of rows) {
    const erased = eraseChanges({ entity, shred }, changes);
    const shredded = reason === null ? null : shred(reason);
    if (isSameValue(changes, erased) && reason === shredded) continue;
    await sql`update history set changes = ${JSON.stringify(erased)}, reason = ${shredded} where organization_id = ${organizationId} and id = ${id}`.execute(
      database.query,
    );
  }
}

/** Of fields that the schema no longer has nobody knows whether they were personal: their values go as well. */
export function eraseChanges(erasing: Erasing, changes: Changes): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]): [string, Change] => {
      const field = erasing.entity.fields.find((candidate) => candidate.name === name);
      if (field === undefined || isPersonal(field)) return [name, {}];
      const side = (value: unknown) =>
        value === undefined || value === null ? undefined : eraseValue(erasing, field, value);
      const [from, to] = [side(change.from), side(change.to)];
      return [name, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
    }),
  );
}

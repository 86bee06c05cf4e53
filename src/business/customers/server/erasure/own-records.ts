// The records that tell of one customer: his own, those that refer to him, and what is nested in these.
import { sql } from 'kysely';
import { entities, entityNames } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Database } from '#engine/server/database/database.ts';
import { columnSql, snapshotIdSql, type Sql } from '#engine/server/records/field-sql.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';

export interface OwnRecords {
  readonly entity: Entity;
  readonly records: readonly Readonly<Values>[];
}

/** Kept by law, closed to all but those who answer for taxes; no trace of the customer leads there. */
export const archive = entities.fiscalRecord;

const stored: readonly Entity[] = entityNames
  .map((name): Entity => entities[name])
  .filter((entity) => entity.view === undefined && entity.name !== archive.name);

/** Whole records, locked until the transaction ends where `lock` is set; the customer comes first. */
export async function findOwnRecords(
  database: Database,
  {
    organizationId,
    customerId,
    lock = false,
  }: { readonly organizationId: string; readonly customerId: string; readonly lock?: boolean },
): Promise<OwnRecords[]> {
  const find = async (entity: Entity, where: Sql): Promise<OwnRecords> => ({
    entity,
    records: await findRecords(database, entity, sql`${ownRows(entity, organizationId)} and ${where}`, { lock }),
  });
  const found: OwnRecords[] = [await find(entities.customer, sql`t.id = ${customerId}`)];
  for (const entity of stored) {
    const where = entity.fields.flatMap((field) => pointsTo(field, customerId));
    if (where.length > 0) found.push(await find(entity, sql`(${sql.join(where, sql` or `)})`));
  }
  // The list grows while it is walked: what is nested in nested records belongs too.
  for (const { entity: parent, records } of found) {
    const nested =
      records.length === 0
        ? []
        : stored.filter(
            (entity) => entity.parent?.entity === parent.name && !found.some((one) => one.entity === entity),
          );
    for (const entity of nested) found.push(await find(entity, childrenOfAll(entity, records)));
  }
  return found.filter(({ records }) => records.length > 0);
}

function pointsTo(field: Field, customerId: string): Sql[] {
  if (field.reference?.entity !== entities.customer.name || field.column === undefined) return [];
  if (field.kind === 'snapshot') return [sql`${snapshotIdSql(field)} = ${customerId}`];
  return [
    field.kind === 'references'
      ? sql`${columnSql(field.column)} @> array[${customerId}]::uuid[]`
      : sql`${columnSql(field.column)} = ${customerId}`,
  ];
}

function childrenOfAll(entity: Entity, parents: readonly Readonly<Values>[]): Sql {
  const field = entity.fields.find(({ name }) => name === entity.parent?.field);
  const ids = sql`${parents.map(({ id }) => String(id))}::uuid[]`;
  return entity.parent?.many
    ? sql`${columnSql(field?.column ?? '')} && ${ids}`
    : sql`${columnSql(field?.column ?? '')} = any(${ids})`;
}

// Writes many records of an entity at once: the columns and their order come from its table.
import { entities, type EntityName } from '#generated/entities.ts';
import { tables } from '#generated/tables.ts';
import { validators } from '#generated/validators.ts';
import type { InsertRows } from '#engine/server/database/bulk-load.ts';
import { writablePart } from './writable-part.ts';

interface Target {
  readonly entity: EntityName;
  readonly organizationId: string;
}

/** Demo data and schemas come apart as a whole: of many records alike these are looked at. */
const lookedAt = 5_000;

/**
 * Returns how many. A key that is no stored field, or a value that the entity's validator refuses, is an error: demo
 * data and schemas have come apart.
 */
export async function insertRecords(
  insert: InsertRows,
  { entity, organizationId }: Target,
  records: Iterable<object>,
): Promise<number> {
  const table = tables.find(({ name }) => name === entities[entity].table);
  const fieldOf = new Map(entities[entity].fields.map(({ name, column }) => [column, name]));
  const columns = (table?.columns ?? []).filter(({ name }) => name === 'organization_id' || fieldOf.has(name));
  const fields = columns.map(({ name }) => fieldOf.get(name));
  const { validate } = await validators[entity]();
  const check = (record: Record<string, unknown>) => {
    const strange = Object.keys(record).find((name) => !fields.includes(name));
    if (strange !== undefined) throw new Error(`${entity}.${strange} is not a stored field`);
    if (!validate(writablePart(entities[entity].fields, { ...record })))
      throw new Error(`${entity}: ${JSON.stringify(validate.errors?.[0])} in ${JSON.stringify(record)}`);
  };
  return insert(
    { name: entities[entity].table, columns },
    rowsOf(records as Iterable<Record<string, unknown>>, { fields, organizationId, check }),
  );
}

interface Rows {
  /** Of each column; none is the organisation. */
  readonly fields: readonly (string | undefined)[];
  readonly organizationId: string;
  readonly check: (record: Record<string, unknown>) => void;
}

function* rowsOf(
  records: Iterable<Record<string, unknown>>,
  { fields, organizationId, check }: Rows,
): Generator<readonly unknown[]> {
  let number = 0;
  for (const record of records) {
    number += 1;
    if (number <= lookedAt) check(record);
    yield fields.map((field) => (field === undefined ? organizationId : record[field]));
  }
}

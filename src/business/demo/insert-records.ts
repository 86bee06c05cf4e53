// Writes many records of an entity in few statements: the columns and their order come from the entity.
import { sql } from 'kysely';
import { entities, type EntityName } from '#generated/entities.ts';
import { validators } from '#generated/validators.ts';
import type { Database } from '#engine/server/database/database.ts';
import { writablePart } from './writable-part.ts';

const rowsPerStatement = 1000;

interface Target {
  readonly entity: EntityName;
  readonly organizationId: string;
}

/**
 * Returns how many. A key that is no stored field, or a value that the entity's validator refuses, is an error: demo
 * data and schemas have come apart.
 */
export async function insertRecords(
  database: Database,
  { entity, organizationId }: Target,
  records: Iterable<object>,
): Promise<number> {
  const columns = storedColumns(entity);
  const { validate } = await validators[entity]();
  let batch: object[] = [];
  let count = 0;
  for (const record of records) {
    if (!validate(writablePart(entities[entity].fields, { ...record })))
      throw new Error(`${entity}: ${JSON.stringify(validate.errors?.[0])} in ${JSON.stringify(record)}`);
    batch.push(toRow(record, { entity, columns, organizationId }));
    if (batch.length < rowsPerStatement) continue;
    await insertBatch(database, entity, batch);
    count += batch.length;
    batch = [];
  }
  if (batch.length > 0) await insertBatch(database, entity, batch);
  return count + batch.length;
}

function storedColumns(entity: EntityName): ReadonlyMap<string, string> {
  return new Map(
    entities[entity].fields.flatMap(({ name, column }) => (column === undefined ? [] : [[name, column] as const])),
  );
}

function toRow(
  record: object,
  { entity, columns, organizationId }: Target & { readonly columns: ReadonlyMap<string, string> },
): object {
  const row: Record<string, unknown> = { organization_id: organizationId };
  for (const [name, value] of Object.entries(record)) {
    const column = columns.get(name);
    if (column === undefined) throw new Error(`${entity}.${name} is not a stored field`);
    row[column] = value;
  }
  return row;
}

/** One parameter for all rows: as values they would pass PostgreSQL's limit of parameters. */
async function insertBatch(database: Database, entity: EntityName, rows: readonly object[]): Promise<void> {
  const table = sql.table(entities[entity].table);
  const columns = sql.join(['organization_id', ...storedColumns(entity).values()].map((column) => sql.ref(column)));
  await sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(
    database.query,
  );
}

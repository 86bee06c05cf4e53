// Puts back what a permitted schema change took out of a column, once the field is declared again.
import { sql } from 'kysely';
import { readApplied } from './apply-schema.ts';
import type { Database } from './database.ts';

/** `path` is `table.column`. Fills only what is empty now; resolves to how many values came back. */
export async function recoverColumn(database: Database, path: string): Promise<number> {
  const [tableName = '', columnName = ''] = path.split('.');
  const column = (await readApplied(database))?.find(({ name }) => name === tableName)?.columns.find(({ name }) => name === columnName);
  if (!column) throw new Error(`${path} is no column now: put the field back into its schema and apply it first (npm run plan -- --apply)`);
  const [table, target] = [sql.table(tableName), sql.ref(columnName)];
  const value = column.type === 'jsonb' ? sql`kept.value` : column.type.endsWith('[]') ? arrayOf(column.type) : sql`(kept.value #>> '{}')::${sql.raw(column.type)}`;
  return database.transaction(async () => {
    const { numAffectedRows } = await sql`
      update ${table} as own set ${target} = ${value}
      from (select distinct on (record_id) record_id, value from dropped_data where table_name = ${tableName} and column_name = ${columnName} order by record_id, id desc) as kept
      where own.id::text = kept.record_id and own.${target} is null`.execute(database.query);
    const restored = sql`select 1 from ${table} as own where own.id::text = record_id and own.${target} is not null`;
    await sql`delete from dropped_data where table_name = ${tableName} and column_name = ${columnName} and exists (${restored})`.execute(database.query);
    return Number(numAffectedRows ?? 0);
  });
}

function arrayOf(type: string) {
  return sql`(select array_agg(element)::${sql.raw(type)} from jsonb_array_elements_text(kept.value) as element)`;
}

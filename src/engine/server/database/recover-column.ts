// Puts back what a permitted schema change took out of a column, or of a key inside one, once the field is declared
// again.
import { sql } from 'kysely';
import type { Column } from '#engine/model/table.ts';
import { readApplied } from './apply-schema.ts';
import type { Database } from './database.ts';
import { withoutLooseChecks } from './loose-checks.ts';
import { fits } from './plan/inside-convert.ts';
import { recoverInside, typeInside } from './recover-inside.ts';

export interface Recovered {
  readonly restored: number;
  /** Stay in dropped_data: there is another value now, or what they belonged to is gone. */
  readonly left: number;
}

/**
 * `path` is `table.column`, or `table.column.key` for what stood inside objects and lists. Fills only what is empty
 * now.
 */
export async function recoverColumn(database: Database, path: string): Promise<Recovered> {
  const [table = '', name = '', ...keys] = path.split('.');
  const column = (await readApplied(database))
    ?.find((one) => one.name === table)
    ?.columns.find((one) => one.name === name);
  const type = column && typeInside(column, keys);
  if (column === undefined || type === undefined)
    throw new Error(
      `${path} is no ${keys.length === 0 ? 'column' : 'field'} now: put the field back into its schema and apply it first (npm run plan -- --apply)`,
    );
  return database.job(() =>
    database.transaction(async () => {
      const restored = await withoutLooseChecks(database, [table], () =>
        keys.length === 0
          ? recoverWhole(database, table, column)
          : recoverInside(database, { table, column: column.name, keys, type }),
      );
      const { rows } = await sql<{
        left: number;
      }>`select count(*)::int as left from dropped_data where table_name = ${table} and column_name = ${[name, ...keys].join('.')}`.execute(
        database.query,
      );
      return { restored, left: rows[0]?.left ?? 0 };
    }),
  );
}

async function recoverWhole(database: Database, tableName: string, column: Column): Promise<number> {
  const { name, type } = column;
  const [table, target] = [sql.table(tableName), sql.ref(name)];
  const value =
    type === 'jsonb'
      ? sql`kept.value`
      : type.endsWith('[]')
        ? arrayOf(type)
        : sql`(kept.value #>> '{}')::${sql.raw(type)}`;
  // What is not put back stays: the row may have another value now, or the column cannot hold it, as what it held while
  // it was of another kind.
  const { numAffectedRows } = await sql`
    with kept as (
      select distinct on (record_id) id, record_id, value from dropped_data where table_name = ${tableName} and column_name = ${name} and ${sql.raw(mayHold(column))} order by record_id, id desc
    ), restored as (
      update ${table} as own set ${target} = ${value} from kept where own.id::text = kept.record_id and own.${target} is null returning kept.id
    )
    delete from dropped_data where id in (select id from restored)`.execute(database.query);
  return Number(numAffectedRows ?? 0);
}

/** Of `dropped_data.value`: whether the column can hold it. */
function mayHold({ type, inside }: Column): string {
  if (type === 'jsonb') return inside === undefined ? 'true' : fits('value', inside.type);
  const isOf = (text: string, of: string) =>
    of === 'text' ? 'true' : `converted(${text}, 'text', '${of}') is not null`;
  if (type.endsWith('[]'))
    return `case when jsonb_typeof(value) = 'array' then not exists (select from jsonb_array_elements_text(value) as one(item) where not (${isOf('one.item', type.slice(0, -2))})) else false end`;
  return `case when jsonb_typeof(value) in ('string', 'number', 'boolean') then ${isOf(`value #>> '{}'`, type)} else false end`;
}

function arrayOf(type: string) {
  return sql`(select array_agg(element)::${sql.raw(type)} from jsonb_array_elements_text(kept.value) as element)`;
}

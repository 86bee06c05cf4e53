// What is known of the keys inside jsonb columns, completed by the keys that the rows really have: databases of older
// versions remember none, and a row may hold keys that nobody ever declared. Looks only into columns about which schema
// and memory differ: the server lets no undeclared key in, one that was written by hand stays where it is, and a start
// must not read every row that there is.
import { isDeepStrictEqual } from 'node:util';
import { CompiledQuery } from 'kysely';
import type { Column, InnerField, Inside, Table } from '#engine/model/table.ts';
import type { Database } from './database.ts';
import { ownersOf, type Place } from './plan/inside-sql.ts';

export async function withKeysOf(
  database: Database,
  applied: readonly Table[],
  wanted: readonly Table[],
): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const table of applied) {
    const after = wanted.find(({ name }) => name === table.name);
    tables.push(after === undefined ? table : { ...table, columns: await completeColumns(database, table, after) });
  }
  return tables;
}

async function completeColumns(database: Database, before: Table, after: Table): Promise<readonly Column[]> {
  const columns: Column[] = [];
  for (const column of before.columns) {
    const wanted = laterName(before.columns, after.columns, column.name);
    const isSame =
      wanted?.inside === undefined ||
      wanted.type !== 'jsonb' ||
      column.type !== 'jsonb' ||
      isDeepStrictEqual(column.inside, wanted.inside);
    columns.push(
      isSame
        ? column
        : {
            ...column,
            inside: await complete(
              database,
              { table: before.name, column: column.name, path: [] },
              column.inside,
              wanted.inside,
            ),
          },
    );
  }
  return columns;
}

interface Named {
  readonly name: string;
  readonly was?: string;
}

/** What a name of before is called now. */
function laterName<T extends Named>(before: readonly Named[], after: readonly T[], name: string): T | undefined {
  return (
    after.find((one) => one.name === name) ??
    after.find((one) => one.was === name && !before.some((other) => other.name === one.name)) ??
    after.find((one) => one.was === name)
  );
}

/** `known` undefined: no memory; then the rows are as declared, but for the keys that say otherwise. */
async function complete(database: Database, place: Place, known: Inside | undefined, wanted: Inside): Promise<Inside> {
  if (wanted.fields === undefined) return known ?? wanted;
  if (
    known !== undefined &&
    ((known.type !== wanted.type && known.type !== 'json') || isDeepStrictEqual(known, wanted))
  )
    return known;
  const inner: Place = wanted.type === 'list' ? { ...place, path: [...place.path, null] } : place;
  const keys = await readKeys(database, inner);
  const assumed = known?.fields ?? wanted.fields.flatMap((field) => formerFields(field, keys));
  const names = [...new Set([...assumed.map(({ name }) => name), ...keys])];
  const fields: InnerField[] = [];
  for (const name of names) {
    const later = laterName(assumed, wanted.fields, name);
    const declared = known?.fields?.find((field) => field.name === name);
    if (later === undefined) fields.push(declared ?? { name, type: 'json', found: true });
    else {
      const { type, fields: own } = await complete(
        database,
        { ...inner, path: [...inner.path, name] },
        declared,
        later,
      );
      fields.push({ ...(declared ?? later), name, type, ...(own && { fields: own }) });
    }
  }
  return { type: known?.type ?? wanted.type, fields };
}

/** The keys of all objects at the place. */
async function readKeys(database: Database, place: Place): Promise<readonly string[]> {
  const { from, value } = ownersOf(place);
  const query = `select distinct jsonb_object_keys(case when jsonb_typeof(${value}) = 'object' then ${value} else '{}'::jsonb end) as key from ${from}`;
  const { rows } = await database.query.executeQuery<{ key: string }>(CompiledQuery.raw(query));
  return rows.map(({ key }) => key).toSorted();
}

/** Without a memory a former name counts as not yet renamed: where the rows have nothing of it, the history may. */
function formerFields(field: InnerField, keys: readonly string[]): readonly InnerField[] {
  if (field.was === undefined) return [field];
  return [{ ...field, name: field.was }, ...(keys.includes(field.name) ? [field] : [])];
}

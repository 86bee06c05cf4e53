// Puts values back into the objects and list items they were taken out of.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Column, Inside } from '#engine/model/table.ts';
import type { Database } from './database.ts';
import { plainType } from './plan/inside-convert.ts';

const batchRecords = 500;

type Values = Record<string, unknown>;

interface Target {
  readonly table: string;
  readonly column: string;
  readonly keys: readonly string[];
  readonly type: string;
}

interface Kept {
  readonly id: number;
  readonly record: string;
  readonly path: readonly string[];
  readonly beside: Readonly<Values> | null;
  readonly value: unknown;
}

/** The declared type of a column or of what the keys lead to; undefined where nothing is declared. */
export function typeInside({ type, inside }: Column, keys: readonly string[]): string | undefined {
  if (keys.length === 0) return type;
  let found: Inside | undefined = inside;
  for (const key of keys) found = found?.fields?.find(({ name }) => name === key);
  return found?.type;
}

/** Resolves to how many came back. */
export async function recoverInside(database: Database, target: Target): Promise<number> {
  let [restored, last] = [0, ''];
  for (;;) {
    const kept = await readKept(database, target, last);
    if (kept.length === 0) return restored;
    restored += await recoverBatch(database, target, kept);
    last = kept.at(-1)?.record ?? '';
  }
}

/** All that is kept of the next records, the latest of each record first. */
async function readKept(database: Database, { table, column, keys }: Target, last: string): Promise<readonly Kept[]> {
  const own = sql`table_name = ${table} and column_name = ${[column, ...keys].join('.')} and record_id > ${last}`;
  const { rows } = await sql<Kept>`
    select id, record_id as record, path, beside, value from dropped_data
    where ${own} and record_id in (select distinct record_id from dropped_data where ${own} order by record_id limit ${batchRecords})
    order by record_id, id desc`.execute(database.query);
  return rows;
}

async function recoverBatch(
  database: Database,
  { table, column, keys, type }: Target,
  kept: readonly Kept[],
): Promise<number> {
  const records = [...new Set(kept.map(({ record }) => record))];
  const { rows } = await sql<{ id: string; whole: unknown }>`
    select id, ${sql.ref(column)} as whole from ${sql.table(table)} where id = any(${records}::uuid[]) for update`.execute(
    database.query,
  );
  const done: number[] = [];
  for (const { id, whole } of rows) {
    let value = whole;
    const before = done.length;
    for (const one of kept.filter(({ record }) => record === id)) {
      const changed = isOfType(type, one.value) ? putBack(value, one, keys) : undefined;
      if (changed === undefined) continue;
      value = changed;
      done.push(one.id);
    }
    if (done.length > before)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(value)}::jsonb where id = ${id}`.execute(
        database.query,
      );
  }
  if (done.length > 0) await sql`delete from dropped_data where id = any(${done}::bigint[])`.execute(database.query);
  return done.length;
}

/** The column with the value in it; undefined when there is no place for it. */
function putBack(whole: unknown, { path, beside, value }: Kept, keys: readonly string[]): unknown {
  const result: unknown = structuredClone(whole) ?? {};
  const key = keys.at(-1) ?? '';
  const owner =
    beside === null
      ? makeOwner(result, keys.slice(0, -1))
      : findItem(ownersIn(result, keys.slice(0, -1)), { path: path.slice(0, -1), beside, key });
  if (owner === undefined || isFilled(owner[key])) return undefined;
  owner[key] = value;
  return result;
}

/** Of an object that became empty nothing may be left. */
function makeOwner(whole: unknown, keys: readonly string[]): Values | undefined {
  let owner: unknown = whole;
  for (const key of keys) {
    if (!isObject(owner)) return undefined;
    if (!isFilled(owner[key])) owner[key] = {};
    owner = owner[key];
  }
  return isObject(owner) ? owner : undefined;
}

interface Owner {
  readonly path: readonly string[];
  readonly object: Values;
}

function ownersIn(value: unknown, keys: readonly string[], path: readonly string[] = []): Owner[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => ownersIn(item, keys, [...path, String(index)]));
  if (!isObject(value)) return [];
  const [key, ...rest] = keys;
  return key === undefined ? [{ path, object: value }] : ownersIn(value[key], rest, [...path, key]);
}

/** The item at its place, if nothing of it contradicts what stood beside the value; else another that says the same. */
function findItem(
  owners: readonly Owner[],
  { path, beside, key }: { readonly path: readonly string[]; readonly beside: Readonly<Values>; readonly key: string },
): Values | undefined {
  const open = owners.filter(({ object }) => !isFilled(object[key]) && agrees(object, beside));
  const own = open.find((owner) => isDeepStrictEqual(owner.path, path));
  return (own ?? open.find(({ object }) => saysSame(object, beside)))?.object;
}

/**
 * Nothing that is filled in both differs. What is empty now may have been taken out as well, by the same change or a
 * later one, and waits for its own turn to come back, at any depth.
 */
function agrees(now: unknown, then: unknown): boolean {
  if (!isFilled(now) || !isFilled(then)) return true;
  if (isObject(now) && isObject(then)) return Object.keys(then).every((key) => agrees(now[key], then[key]));
  if (Array.isArray(now) && Array.isArray(then))
    return now.length === then.length && now.every((item, index) => agrees(item, then[index]));
  // What stood beside it may have been of another kind at that time: 5 was '5'.
  return textOf(now) === textOf(then);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Of two that agree: there is something that both say. */
function saysSame(now: unknown, then: unknown): boolean {
  if (!isFilled(now) || !isFilled(then)) return false;
  if (isObject(now) && isObject(then)) return Object.keys(then).some((key) => saysSame(now[key], then[key]));
  if (Array.isArray(now) && Array.isArray(then)) return now.some((item, index) => saysSame(item, then[index]));
  return true;
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function isOfType(type: string, value: unknown): boolean {
  const plain = plainType(type);
  if (plain === 'json') return true;
  if (plain === 'object') return isObject(value);
  if (plain.endsWith('[]')) return Array.isArray(value) && value.every((item) => isOfType(plain.slice(0, -2), item));
  if (plain === 'list') return Array.isArray(value);
  if (plain === 'bigint') return Number.isInteger(value);
  if (plain === 'double precision') return typeof value === 'number';
  return typeof value === (plain === 'boolean' ? 'boolean' : 'string');
}

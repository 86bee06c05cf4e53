// What every database needs before its tables: two extensions and the functions the tables' expressions call.
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { convertsFunction, itemsOfFunction, textsOfFunction } from './plan/convert.ts';
import { convertedFunction } from './plan/inside-convert.ts';
import { quote } from './print-table.ts';

const extensions = ['pg_trgm', 'unaccent'] as const;

export class MissingExtensionError extends Error {}

export async function createExtensions(database: Database): Promise<void> {
  for (const name of extensions) await createExtension(database, name);
  await createNorm(database);
  await createConversions(database);
}

/** The functions that plans call; a database made by an older version may not have them all. */
export async function createConversions(database: Database): Promise<void> {
  await sql.raw(convertsFunction).execute(database.query);
  await sql.raw(convertedFunction).execute(database.query);
  await sql.raw(textsOfFunction).execute(database.query);
  await sql.raw(itemsOfFunction).execute(database.query);
}

async function schemaOf(database: Database, extension: string): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select space.nspname as schema from pg_extension join pg_namespace space on space.oid = extnamespace where extname = ${extension}`.execute(
    database.query,
  );
  return rows[0]?.schema;
}

async function createExtension(database: Database, name: string): Promise<void> {
  if ((await schemaOf(database, name)) !== undefined) return;
  try {
    await sql.raw(`create extension if not exists ${name}`).execute(database.query);
  } catch (cause) {
    throw new MissingExtensionError(
      `The database has no extension "${name}" and this user may not create it (${cause instanceof Error ? cause.message : String(cause)}). ` +
        `Have an administrator run: create extension ${name};`,
      { cause },
    );
  }
}

/** Lower case without accents. `unaccent` is only stable because its dictionary could change; ours does not. */
async function createNorm(database: Database): Promise<void> {
  const schema = quote((await schemaOf(database, 'unaccent')) ?? 'public');
  await sql
    .raw(
      `create or replace function norm(value text) returns text language sql immutable parallel safe strict ` +
        `as $$ select lower(${schema}.unaccent('${schema}.unaccent'::regdictionary, value)) $$`,
    )
    .execute(database.query);
}

// What an empty database gets at the first start: the organisation, then either demo data or one administrator.
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { ensureFirstAdmin, type StartParts } from './session/first-admin.ts';
import type { Modules } from './module.ts';
import type { Settings } from './settings.ts';

export async function loadFirstData(parts: StartParts, modules: Pick<Modules, 'demo'>): Promise<void> {
  const { database, settings, clock, log } = parts;
  await ensureOrganization(database, settings);
  if (!settings.demo || modules.demo === undefined) return ensureFirstAdmin(parts);
  if (!isLocal(settings.host))
    log.warn(
      { host: settings.host },
      'DEMO is on and other machines reach the server: everyone knows the demo password',
    );
  if (await hasUsers(database, settings)) return;
  log.info({}, 'The database is empty: loading demo data (DEMO=off starts without)');
  const demo = await modules.demo();
  await demo.seed({ database, clock, organizationId: settings.organizationId, log });
  log.info(
    {},
    `Demo: sign in as admin@example.com, supervisor@example.com … (one for each role) with "${demo.password}"`,
  );
}

/** The organisation of the settings exists and bears the name of the settings. */
async function ensureOrganization(database: Database, { organizationId, organizationName }: Settings): Promise<void> {
  await sql`
    insert into organization (id, name) values (${organizationId}, ${organizationName})
    on conflict (id) do update set name = excluded.name where organization.name <> excluded.name`.execute(
    database.query,
  );
}

async function hasUsers(database: Database, { organizationId }: Settings): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where organization_id = ${organizationId} limit 1`.execute(
    database.query,
  );
  return rows.length > 0;
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

// Users as the session needs them, and their credentials: the queries, no decisions.
import { sql } from 'kysely';
import type { Language } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';
import type { HistoryEntry } from '../database/write-history.ts';

export interface Account {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly email: string;
  readonly role: readonly string[];
  readonly status: 'invited' | 'active' | 'disabled';
  /** Null for who has chosen none. */
  readonly language: Language | null;
}

const columns = sql`id, organization_id as "organizationId", name, email, role, status, language`;

export async function findAccount(
  database: Database,
  organizationId: string,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${columns} from "user" where organization_id = ${organizationId} and lower(email) = ${email.toLowerCase()}`.execute(
    database.query,
  );
  return rows[0];
}

/**
 * Accounts with this address that may choose a password, in every organisation: the letter goes to the address's owner
 * alone.
 */
export async function accountsToReset(database: Database, email: string): Promise<readonly Account[]> {
  const { rows } = await sql<Account>`
    select ${columns} from "user" where lower(email) = ${email.toLowerCase()} and status <> 'disabled' order by organization_id`.execute(
    database.query,
  );
  return rows;
}

/** Of the stored password; undefined when none was chosen yet. */
export async function readHash(
  database: Database,
  account: Pick<Account, 'id' | 'organizationId'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from credential where user_id = ${account.id} and organization_id = ${account.organizationId}`.execute(
    database.query,
  );
  return rows[0]?.hash ?? undefined;
}

export async function writeHash(
  database: Database,
  account: Pick<Account, 'id' | 'organizationId'>,
  hash: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into credential (user_id, organization_id, password_hash, changed_at)
    values (${account.id}, ${account.organizationId}, ${hash}, ${now.toISOString()})
    on conflict (user_id) do update
    set password_hash = excluded.password_hash, changed_at = excluded.changed_at`.execute(database.query);
}

/** No new version: a sign-in must not make someone's open form stale. */
export async function noteSignIn(database: Database, account: Account, now: Date): Promise<void> {
  await sql`
    update "user" set last_login_at = ${now.toISOString()}
    where id = ${account.id} and organization_id = ${account.organizationId}`.execute(database.query);
}

export async function activate(database: Database, account: Account, now: Date): Promise<void> {
  await sql`
    update "user" set status = 'active', version = version + 1, updated_at = ${now.toISOString()}
    where id = ${account.id} and organization_id = ${account.organizationId} and status = 'invited'`.execute(
    database.query,
  );
}

/** An entry in the history of the user, made by the user; passwords leave no values there. */
export function ownHistory(
  account: Pick<Account, 'id' | 'organizationId' | 'name'>,
  action: string,
  at: Date,
): HistoryEntry {
  const { id, organizationId, name } = account;
  return { organizationId, entity: 'user', recordId: id, action, actor: { userId: id, name }, at };
}

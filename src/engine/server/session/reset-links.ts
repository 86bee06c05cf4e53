// Links to choose a password: a token of 32 random bytes each, kept here only as its hash, good once and for a time.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Account } from './accounts.ts';

type Owner = Pick<Account, 'id' | 'organizationId'>;

/** The token of the new link. */
export async function addResetLink(
  database: Database,
  account: Owner,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + minutes * 60_000);
  await sql`
    insert into password_reset (token_hash, user_id, organization_id, created_at, expires_at)
    values (${digestOf(token)}, ${account.id}, ${account.organizationId}, ${now.toISOString()}, ${expires.toISOString()})`.execute(
    database.query,
  );
  return token;
}

/** No link of the account is good any more. */
export async function spendResetLinks(database: Database, account: Owner, now: Date): Promise<void> {
  await sql`
    update password_reset set used_at = ${now.toISOString()}
    where user_id = ${account.id} and organization_id = ${account.organizationId} and used_at is null`.execute(
    database.query,
  );
}

/** `invitation` tells the page which words to greet with. */
export function resetAddress(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  token: string,
  { invitation = false } = {},
): string {
  return `${publicUrl}/reset-password?${invitation ? 'invitation=1&' : ''}token=${token}`;
}

export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

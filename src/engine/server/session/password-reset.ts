// The way back to an account: a link that is good once and for an hour.
import { sql } from 'kysely';
import { defaultLanguage, type Language } from '#engine/model/text.ts';
import type { PasswordForgot, PasswordReset } from '#generated/types.ts';
import { ApiError } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { writeHistory } from '../database/write-history.ts';
import { resetMail } from '../mail/reset-mail.ts';
import { organizationName } from '../organization-name.ts';
import { accountsToReset, activate, ownHistory, writeHash, type Account } from './accounts.ts';
import { checkPayload, refuse } from './check-payload.ts';
import { hashPassword } from './password-hash.ts';
import { addResetLink, digestOf, resetAddress, spendResetLinks } from './reset-links.ts';
import type { SessionParts } from './session-parts.ts';

const resetMinutes = 60;
/** Unused links of one account at a time: nobody's mailbox is flooded from many addresses. */
const linksAtOnce = 10;

type ResetParts = Pick<SessionParts, 'database' | 'settings' | 'clock' | 'mailer'>;

/**
 * POST /password/forgot: a letter to each account of the address; 422 on `email` when there is none
 * (docs/specification.md).
 */
export async function forgotPassword(parts: ResetParts, body: unknown, language: Language): Promise<void> {
  const { email } = await checkPayload<PasswordForgot>('passwordForgot', body, parts.clock());
  const accounts = await accountsToReset(parts.database, email);
  if (accounts.length === 0) throw refuse('passwordForgot', 'email', 'unknown');
  for (const account of accounts) {
    if ((await countLinks(parts.database, account, parts.clock())) < linksAtOnce)
      await sendResetLink(parts, account, language);
  }
}

/** The link that was sent, in the person's language; in `asked` for who has chosen none. */
export async function sendResetLink(parts: ResetParts, account: Account, asked?: Language): Promise<string> {
  const { database, settings, clock, mailer } = parts;
  const token = await addResetLink(database, account, { now: clock(), minutes: resetMinutes });
  const link = resetAddress(settings, token);
  const mail = resetMail({
    to: account.email,
    name: account.name,
    organization: await organizationName(database, account.organizationId),
    link,
    minutes: resetMinutes,
    language: account.language ?? asked ?? defaultLanguage,
  });
  await mailer.send(mail).catch((cause: unknown) => {
    throw Object.assign(new ApiError('UNAVAILABLE'), { cause });
  });
  return link;
}

/**
 * POST /password/reset: the new password, all sessions ended, every other link of the account spent. Answers whose it
 * is.
 */
export async function resetPassword({ database, clock, store }: SessionParts, body: unknown): Promise<Account> {
  const reset = await checkPayload<PasswordReset>('passwordReset', body, clock());
  const digest = digestOf(reset.token);
  // Looked at before the costly hash: a guessed token must not make work.
  if ((await findOwner(database, digest, clock())) === undefined) throw refuse('passwordReset', 'token', 'spent');
  const hash = await hashPassword(reset.password);
  return database.transaction(async () => {
    const now = clock();
    const account = await spendToken(database, digest, now);
    if (account === undefined) throw refuse('passwordReset', 'token', 'spent');
    await writeHash(database, account, hash, now);
    await activate(database, account, now);
    await store.revokeAll(account);
    await writeHistory(database, ownHistory(account, 'passwordReset', now));
    return account;
  });
}

async function countLinks(database: Database, account: Account, now: Date): Promise<number> {
  const { rows } = await sql<{ links: number }>`
    select count(*)::int as links from password_reset
    where user_id = ${account.id} and used_at is null and expires_at > ${now.toISOString()}`.execute(database.query);
  return rows[0]?.links ?? 0;
}

async function findOwner(database: Database, digest: Buffer, now: Date): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select person.id, person.organization_id as "organizationId", person.name, person.email, person.role, person.status, person.language
    from password_reset reset join "user" person on person.id = reset.user_id and person.organization_id = reset.organization_id
    where reset.token_hash = ${digest} and reset.used_at is null and reset.expires_at > ${now.toISOString()} and person.status <> 'disabled'`.execute(
    database.query,
  );
  return rows[0];
}

/** The token's owner; undefined when another request was first. */
async function spendToken(database: Database, digest: Buffer, now: Date): Promise<Account | undefined> {
  const account = await findOwner(database, digest, now);
  if (account === undefined) return undefined;
  const at = now.toISOString();
  const { numAffectedRows } = await sql`
    update password_reset set used_at = ${at} where token_hash = ${digest} and used_at is null`.execute(database.query);
  if (numAffectedRows !== 1n) return undefined;
  await spendResetLinks(database, account, now);
  return account;
}

// POST /api/auth/register: off unless ALLOW_REGISTRATION. Whoever registers gets no roles: they see their profile until
// someone gives them one.
import { sql } from 'kysely';
import type { Registration } from '#generated/types.ts';
import { forbidden } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { writeHistory } from '../database/write-history.ts';
import { uuidV7 } from '../records/uuid-v7.ts';
import { findAccount, ownHistory, writeHash, type Account } from './accounts.ts';
import { checkPayload, refuse } from './check-payload.ts';
import { hashPassword } from './password-hash.ts';
import type { SessionParts } from './session-parts.ts';
import { readSessionUser } from './session-user.ts';
import type { SessionAnswer } from './sign-in.ts';

export async function registerUser(parts: SessionParts, body: unknown): Promise<SessionAnswer> {
  const { database, settings, clock, store, modules } = parts;
  if (!settings.registration) throw forbidden('ALLOW_REGISTRATION');
  const { organizationId } = settings;
  const registration = await checkPayload<Registration>('registration', body, clock(), {
    organization_id: organizationId,
  });
  if (registration.organization_id !== organizationId) throw refuse('registration', 'organization_id', 'options');
  const { name, email, password } = registration;
  const taken = refuse('registration', 'email', 'unique');
  if (
    (await findAccount(database, organizationId, email)) !== undefined ||
    (await modules.isBarred(database, { organizationId, email }))
  )
    throw taken;
  database.checkWritable();
  const hash = await hashPassword(password);
  const { account, ...answer } = await database.transaction(async () => {
    const now = clock();
    const account = await addUser(
      database,
      { organizationId, name, email: email.toLowerCase(), role: [], status: 'active' },
      now,
    );
    if (account === undefined) throw taken;
    await writeHash(database, account, hash, now);
    await writeHistory(database, ownHistory(account, 'register', now));
    return { account, user: await readSessionUser(database, account.id), ...(await store.open(account)) };
  });
  await store.noteWrite?.(account);
  return answer;
}

/** undefined when the address was taken meanwhile. */
export async function addUser(
  database: Database,
  user: Omit<Account, 'id' | 'language'>,
  now: Date,
): Promise<Account | undefined> {
  const at = now.toISOString();
  const { rows } = await sql<{ id: string }>`
    insert into "user" (id, organization_id, created_at, updated_at, version, name, email, role, status)
    values (${uuidV7(now)}, ${user.organizationId}, ${at}, ${at}, 1, ${user.name}, ${user.email}, ${[...user.role]}, ${user.status})
    on conflict do nothing returning id`.execute(database.query);
  return rows[0] && { ...user, id: rows[0].id, language: null };
}

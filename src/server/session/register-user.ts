// POST /api/auth/register: off unless ALLOW_REGISTRATION. The answer is the same whether the address has an account or not: the rest is said by
// letter, to whom the address belongs. Who is new chooses a password by its link and has no roles: he sees his profile until someone gives him one.
import { sql } from 'kysely';
import type { Language } from '#model/text.ts';
import type { Registration } from '#generated/types.ts';
import { forbidden } from '../api-error.ts';
import type { Database } from '../database/database.ts';
import { writeHistory } from '../database/write-history.ts';
import { queueMail } from '../mail/outbox.ts';
import { registrationMail } from '../mail/registration-mail.ts';
import { organizationName } from '../organization-name.ts';
import { uuidV7 } from '../records/uuid-v7.ts';
import { findAccount, ownHistory, type Account } from './accounts.ts';
import { countAttempt } from './attempts.ts';
import { checkPayload, refuse } from './check-payload.ts';
import { addResetLink, resetAddress } from './reset-links.ts';
import type { SessionParts } from './session-parts.ts';
import { lockedOut } from './sign-in.ts';

/** As long as an invitation: people are away for a week now and then. */
const linkDays = 7;
/** Letters to one address in fifteen minutes, whoever asks for them. */
const lettersAllowed = 3;

export async function registerUser(parts: SessionParts, body: unknown, language: Language): Promise<void> {
  const { database, settings, clock } = parts;
  if (!settings.registration) throw forbidden('ALLOW_REGISTRATION');
  const { organizationId } = settings;
  const registration = await checkPayload<Registration>('registration', body, clock(), { organization_id: organizationId });
  if (registration.organization_id !== organizationId) throw refuse('registration', 'organization_id', 'options');
  const email = registration.email.toLowerCase();
  const { closed } = await countAttempt(database, [{ key: ['registration', email], most: lettersAllowed }], clock());
  if (closed !== undefined) throw lockedOut(closed, clock());
  database.checkWritable();
  await database.transaction(async () => {
    const now = clock();
    const account = await addUnknown(database, { organizationId, name: registration.name, email, role: [], status: 'invited' }, now);
    const link = account && resetAddress(settings, await addResetLink(database, account, { now, minutes: linkDays * 24 * 60 }), { invitation: true });
    if (account !== undefined) await writeHistory(database, ownHistory(account, 'register', now));
    const mail = registrationMail({ to: email, organization: await organizationName(database, organizationId), language, days: linkDays, ...(link !== undefined && { link }) });
    await queueMail(database, { ...mail, organizationId, now });
  });
}

/** undefined when the address has an account, or is a blocked customer's. */
async function addUnknown(database: Database, user: Omit<Account, 'id'>, now: Date): Promise<Account | undefined> {
  const isTaken = (await findAccount(database, user.organizationId, user.email)) !== undefined;
  return (await isBlocked(database, user.organizationId, user.email)) || isTaken ? undefined : addUser(database, user, now);
}

/** A blocked customer's address opens no account either (docs/domain.md 2.1); whoever tries is told no more than of any other taken one. */
async function isBlocked(database: Database, organizationId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from customer where organization_id = ${organizationId} and norm(email) = norm(${email}) and access_state = 'blocked'`.execute(database.query);
  return rows.length > 0;
}

/** undefined when the address was taken meanwhile. */
export async function addUser(database: Database, user: Omit<Account, 'id'>, now: Date): Promise<Account | undefined> {
  const at = now.toISOString();
  const { rows } = await sql<{ id: string }>`
    insert into "user" (id, organization_id, created_at, updated_at, version, name, email, role, status)
    values (${uuidV7(now)}, ${user.organizationId}, ${at}, ${at}, 1, ${user.name}, ${user.email}, ${[...user.role]}, ${user.status})
    on conflict do nothing returning id`.execute(database.query);
  return rows[0] && { ...user, id: rows[0].id };
}

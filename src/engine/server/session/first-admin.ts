// An installation without demo data must let one person in: with the password that the operator set, else through a
// link said in the log.
import { sql } from 'kysely';
import { roles as declared } from '#generated/roles.ts';
import type { Log } from '../database/log.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { activate, findAccount, writeHash, type Account } from './accounts.ts';
import { hashPassword } from './password-hash.ts';
import { sendResetLink } from './password-reset.ts';
import { addUser } from './register-user.ts';

/** What the first data are made with. */
export interface StartParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Does nothing once anyone in the organisation has a password; until then each start makes a new link. */
export async function ensureFirstAdmin(parts: StartParts): Promise<void> {
  const { database, settings, clock, log } = parts;
  if (await someoneHasPassword(database, settings.organizationId)) return;
  const admin = await findOrAddAdmin(database, settings, clock());
  if (admin === undefined) return;
  if (settings.adminPassword === undefined) {
    const link = await sendResetLink(parts, admin);
    // Without SMTP whoever starts the server is whom the letter is for; nobody else's link is ever said outside a demo.
    log.info(
      { email: admin.email, ...(settings.smtpUrl === undefined && { link }) },
      'No one can sign in yet: the first administrator chooses a password through the link in the letter',
    );
    return;
  }
  const hash = await hashPassword(settings.adminPassword);
  await database.transaction(async () => {
    await writeHash(database, admin, hash, clock());
    await activate(database, admin, clock());
  });
  log.info(
    { email: admin.email },
    'The first administrator can sign in with ADMIN_PASSWORD; change it under the profile',
  );
}

async function someoneHasPassword(database: Database, organizationId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from credential where organization_id = ${organizationId} limit 1`.execute(
    database.query,
  );
  return rows.length > 0;
}

async function findOrAddAdmin(
  database: Database,
  { organizationId, adminEmail }: Settings,
  now: Date,
): Promise<Account | undefined> {
  const user = {
    organizationId,
    name: 'Admin',
    email: adminEmail,
    role: [declared.administrator],
    status: 'invited',
  } as const;
  return (
    (await findAccount(database, organizationId, adminEmail)) ??
    (await addUser(database, user, now)) ??
    findAccount(database, organizationId, adminEmail)
  );
}

// Inviting a user: a letter with a link to choose a password, which makes the user active (password-reset.ts) and signs
// no one in.
import { defaultLanguage } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import { queueMail } from '../mail/outbox.ts';
import { organizationName } from '../organization-name.ts';
import type { Settings } from '../settings.ts';
import type { Account } from './accounts.ts';
import { addResetLink, resetAddress, spendResetLinks } from './reset-links.ts';

/** People are away for a week now and then. */
const invitationDays = 7;

interface InvitationParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly now: Date;
}

/** Within the running transaction; of several invitations only the last is good. */
export async function inviteUser(
  { database, settings, now }: InvitationParts,
  account: Pick<Account, 'id' | 'organizationId' | 'name' | 'email'>,
): Promise<void> {
  await spendResetLinks(database, account, now);
  const token = await addResetLink(database, account, { now, minutes: invitationDays * 24 * 60 });
  const mail = invitationMail({
    to: account.email,
    name: account.name,
    organization: await organizationName(database, account.organizationId),
    link: resetAddress(settings, token, { invitation: true }),
    days: invitationDays,
    language: defaultLanguage,
  });
  await queueMail(database, { ...mail, organizationId: account.organizationId, now });
}

// Inviting a user: a letter with a link to choose a password, which makes the user active (password-reset.ts) and signs
// no one in.
import { chosenLanguage } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Recipient } from '../mail/recipient.ts';
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

type Invitee = Pick<Account, 'id' | 'organizationId' | 'name'> & Recipient;

/** Of a record of the entity `user`. */
export function inviteeOf(user: Readonly<Record<string, unknown>>, organizationId: string): Invitee {
  return {
    id: String(user['id']),
    organizationId,
    name: String(user['name']),
    email: String(user['email']),
    language: chosenLanguage(user['language']),
  };
}

/** Within the running transaction; of several invitations only the last is good. */
export async function inviteUser({ database, settings, now }: InvitationParts, account: Invitee): Promise<void> {
  await spendResetLinks(database, account, now);
  const token = await addResetLink(database, account, { now, minutes: invitationDays * 24 * 60 });
  const mail = invitationMail({
    to: account.email,
    name: account.name,
    organization: await organizationName(database, account.organizationId),
    link: resetAddress(settings, token, { invitation: true }),
    days: invitationDays,
    language: account.language,
  });
  await queueMail(database, { ...mail, organizationId: account.organizationId, now });
}

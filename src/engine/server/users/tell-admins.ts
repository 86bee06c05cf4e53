// The notice to the other administrators when somebody's roles change: whose, which, and by whom.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';
import { printLetter } from '../mail/letter.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientColumns, type Recipient } from '../mail/recipient.ts';
import type { WriteContext } from '../records/hooks.ts';
import { translator } from '../texts/texts.ts';
import { highest } from './user-rights.ts';

type Context = Pick<WriteContext, 'database' | 'actor' | 'now'>;

interface RoleChange {
  readonly name: string;
  readonly email: string;
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

interface Letter {
  readonly subject: (name: string) => string;
  readonly told: (actor: string, name: string, email: string) => string;
  readonly given: string;
  readonly taken: string;
  readonly hint: string;
}

const letters = {
  pt: {
    subject: (name) => `Papéis alterados: ${name}`,
    told: (actor, name, email) => `${actor} alterou os papéis de ${name} (${email}):`,
    given: 'Concedidos',
    taken: 'Retirados',
    hint: 'Se esta alteração não era esperada, desative a conta e fale com quem a fez.',
  },
  en: {
    subject: (name) => `Roles changed: ${name}`,
    told: (actor, name, email) => `${actor} changed the roles of ${name} (${email}):`,
    given: 'Given',
    taken: 'Taken',
    hint: 'If this change was not expected, disable the account and talk to whoever made it.',
  },
  fr: {
    subject: (name) => `Rôles modifiés : ${name}`,
    told: (actor, name, email) => `${actor} a modifié les rôles de ${name} (${email}) :`,
    given: 'Accordés',
    taken: 'Retirés',
    hint: 'Si cette modification n’était pas attendue, désactivez le compte et adressez-vous à son auteur.',
  },
} as const satisfies Record<Language, Letter>;

/** Queues a letter to each active administrator but the one who acts; nothing when no role has changed. */
export async function tellAdmins(
  { database, actor, now }: Context,
  { name, email, given, taken }: RoleChange,
): Promise<void> {
  if (given.length + taken.length === 0) return;
  for (const { email: to, language } of await otherAdmins({ database, actor, now })) {
    const letter: Letter = letters[language];
    const facts = [
      [letter.given, given],
      [letter.taken, taken],
    ] as const;
    const listed = facts
      .filter(([, roles]) => roles.length > 0)
      .map(([label, roles]) => [label, roles.map((role) => roleLabel(role, language)).join(', ')] as const);
    const mail = printLetter({
      to,
      subject: letter.subject(name),
      language,
      parts: [letter.told(actor.name, name, email), { facts: listed }, letter.hint],
    });
    await queueMail(database, { organizationId: actor.organizationId, now, ...mail });
  }
}

function roleLabel(role: string, language: Language): string {
  return translator(language)(labelKeys.option(entities.user.name, 'role', role));
}

async function otherAdmins({ database, actor }: Context): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from "user" where organization_id = ${actor.organizationId} and status = 'active' and role @> array[${highest}]::text[] and id <> ${actor.userId} order by email`.execute(
    database.query,
  );
  return rows;
}

// The letter that tells of changed payout data, in the reader's language.
import type { Language } from '#engine/model/text.ts';
import { printLetter } from '#engine/server/mail/letter.ts';
import type { Mail } from '#engine/server/mail/mailer.ts';

type PayoutEvent = 'created' | 'changed' | 'removed';

/** Label and masked values; absent on the side where there is none. */
export interface PayoutChange {
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface Letter {
  readonly subject: (owner: string) => string;
  readonly told: Readonly<Record<PayoutEvent, (actor: string, owner: string) => string>>;
  readonly none: string;
  readonly link: string;
  readonly hint: string;
}

const letters = {
  pt: {
    subject: (owner) => `Dados bancários alterados: ${owner}`,
    told: {
      created: (actor, owner) => `${actor} incluiu uma conta bancária de ${owner}:`,
      changed: (actor, owner) => `${actor} alterou uma conta bancária de ${owner}:`,
      removed: (actor, owner) => `${actor} excluiu uma conta bancária de ${owner}:`,
    },
    none: 'vazio',
    link: 'Conferir no sistema',
    hint: 'Se esta alteração não era esperada, confirme-a por telefone com o titular antes do próximo repasse.',
  },
  en: {
    subject: (owner) => `Bank details changed: ${owner}`,
    told: {
      created: (actor, owner) => `${actor} added a bank account of ${owner}:`,
      changed: (actor, owner) => `${actor} changed a bank account of ${owner}:`,
      removed: (actor, owner) => `${actor} removed a bank account of ${owner}:`,
    },
    none: 'empty',
    link: 'Look at it in the system',
    hint: 'If this change was not expected, confirm it by phone with the account holder before the next payout.',
  },
  fr: {
    subject: (owner) => `Coordonnées bancaires modifiées : ${owner}`,
    told: {
      created: (actor, owner) => `${actor} a ajouté un compte bancaire de ${owner} :`,
      changed: (actor, owner) => `${actor} a modifié un compte bancaire de ${owner} :`,
      removed: (actor, owner) => `${actor} a supprimé un compte bancaire de ${owner} :`,
    },
    none: 'vide',
    link: 'Vérifier dans le système',
    hint: 'Si cette modification n’était pas attendue, confirmez-la par téléphone avec le titulaire avant le prochain versement.',
  },
} as const satisfies Record<Language, Letter>;

export function payoutLetter(parts: {
  readonly to: string;
  readonly kind: PayoutEvent;
  readonly owner: string;
  readonly actor: string;
  readonly changes: readonly PayoutChange[];
  readonly link: string;
  readonly language: Language;
}): Mail {
  const { to, kind, owner, actor, changes, link, language } = parts;
  const letter: Letter = letters[language];
  const facts = changes.map(
    ({ name, from, to: next }) =>
      [name, kind === 'changed' ? `${from ?? letter.none} → ${next ?? letter.none}` : (next ?? from ?? '')] as const,
  );
  return printLetter({
    to,
    subject: letter.subject(owner),
    language,
    parts: [letter.told[kind](actor, owner), { facts }, { label: letter.link, link }, letter.hint],
  });
}

// The letters about a request for access: to those who decide, with a link for each decision; to the developer, with
// what became of it.
import type { AccessRequest } from '#generated/types.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';
import { printLetter, printMoment, type LetterPart } from '#engine/server/mail/letter.ts';
import type { Mail } from '#engine/server/mail/mailer.ts';
import { translator } from '#engine/server/texts/texts.ts';
import type { LinkAction } from './access-links.ts';

/** What became of a request. */
export type Outcome = 'approved' | 'denied' | 'revoked' | 'expired';

interface DecisionLetter {
  readonly subject: (project: string) => string;
  readonly lead: (developer: string) => string;
  readonly links: Readonly<Record<LinkAction, string>>;
  readonly hint: string;
}

interface OutcomeLetter {
  readonly subject: Readonly<Record<Outcome, (project: string) => string>>;
  readonly lead: (developer: string) => string;
  readonly told: Readonly<Record<Outcome, (by: string) => string>>;
}

const decisionLetters = {
  pt: {
    subject: (project) => `Solicitação de acesso: ${project}`,
    lead: (developer) => `${developer} solicitou acesso e espera uma decisão:`,
    links: { approve: 'Aprovar', deny: 'Negar', revoke: 'Revogar (depois de aprovada)' },
    hint: 'Abrir um link não decide nada: a página mostra a solicitação e pede a sua confirmação. Cada link é pessoal e vale uma única vez; não o encaminhe.',
  },
  en: {
    subject: (project) => `Access request: ${project}`,
    lead: (developer) => `${developer} has requested access and waits for a decision:`,
    links: { approve: 'Approve', deny: 'Deny', revoke: 'Revoke (once approved)' },
    hint: 'Opening a link decides nothing: the page shows the request and asks you to confirm. Each link is personal and works only once; do not forward it.',
  },
  fr: {
    subject: (project) => `Demande d’accès : ${project}`,
    lead: (developer) => `${developer} a demandé un accès et attend une décision :`,
    links: { approve: 'Approuver', deny: 'Refuser', revoke: 'Révoquer (une fois approuvée)' },
    hint: 'Ouvrir un lien ne décide rien : la page montre la demande et vous invite à confirmer. Chaque lien est personnel et ne sert qu’une fois ; ne le transférez pas.',
  },
} as const satisfies Record<Language, DecisionLetter>;

const outcomeLetters = {
  pt: {
    subject: {
      approved: (project) => `Acesso aprovado: ${project}`,
      denied: (project) => `Acesso negado: ${project}`,
      revoked: (project) => `Acesso revogado: ${project}`,
      expired: (project) => `Solicitação de acesso expirada: ${project}`,
    },
    lead: (developer) => `Olá, ${developer},`,
    told: {
      approved: (by) => `a sua solicitação de acesso foi aprovada por ${by}.`,
      denied: (by) => `a sua solicitação de acesso foi negada por ${by}.`,
      revoked: (by) => `o seu acesso foi revogado por ${by}.`,
      expired: () => 'a sua solicitação de acesso expirou: o acesso, se havia, terminou.',
    },
  },
  en: {
    subject: {
      approved: (project) => `Access approved: ${project}`,
      denied: (project) => `Access denied: ${project}`,
      revoked: (project) => `Access revoked: ${project}`,
      expired: (project) => `Access request expired: ${project}`,
    },
    lead: (developer) => `Hello ${developer},`,
    told: {
      approved: (by) => `Your access request was approved by ${by}.`,
      denied: (by) => `Your access request was denied by ${by}.`,
      revoked: (by) => `Your access was revoked by ${by}.`,
      expired: () => 'Your access request has expired: the access, if there was one, has ended.',
    },
  },
  fr: {
    subject: {
      approved: (project) => `Accès approuvé : ${project}`,
      denied: (project) => `Accès refusé : ${project}`,
      revoked: (project) => `Accès révoqué : ${project}`,
      expired: (project) => `Demande d’accès expirée : ${project}`,
    },
    lead: (developer) => `Bonjour ${developer},`,
    told: {
      approved: (by) => `Votre demande d’accès a été approuvée par ${by}.`,
      denied: (by) => `Votre demande d’accès a été refusée par ${by}.`,
      revoked: (by) => `Votre accès a été révoqué par ${by}.`,
      expired: () => 'Votre demande d’accès a expiré : l’accès, s’il existait, a pris fin.',
    },
  },
} as const satisfies Record<Language, OutcomeLetter>;

/** `links` by action, in the order in which they stand. */
export function decisionLetter({
  to,
  request,
  links,
  language,
}: {
  readonly to: string;
  readonly request: AccessRequest;
  readonly links: ReadonlyMap<LinkAction, string>;
  readonly language: Language;
}): Mail {
  const letter: DecisionLetter = decisionLetters[language];
  const ways = [...links].map(([action, link]): LetterPart => ({ label: letter.links[action], link }));
  return printLetter({
    to,
    subject: letter.subject(request.project),
    language,
    parts: [letter.lead(request.developer.name ?? ''), factsOf(request, language), ...ways, letter.hint],
  });
}

export function outcomeLetter({
  to,
  request,
  outcome,
  by,
  note,
  language,
}: {
  readonly to: string;
  readonly request: AccessRequest;
  readonly outcome: Outcome;
  /** Who decided. */
  readonly by: string;
  readonly note?: string | undefined;
  readonly language: Language;
}): Mail {
  const letter: OutcomeLetter = outcomeLetters[language];
  const noteName = translator(language)(labelKeys.field('accessRequest', 'decisionNote'));
  const parts: LetterPart[] = [
    letter.lead(request.developer.name ?? ''),
    letter.told[outcome](by),
    factsOf(request, language),
  ];
  return printLetter({
    to,
    subject: letter.subject[outcome](request.project),
    language,
    parts: note === undefined ? parts : [...parts, { facts: [[noteName, note]] }],
  });
}

function factsOf(request: AccessRequest, language: Language): LetterPart {
  const t = translator(language);
  const name = (field: string) => t(labelKeys.field('accessRequest', field));
  const option = (field: 'environment' | 'requestType') => t(labelKeys.option('accessRequest', field, request[field]));
  const facts: (readonly [string, string | undefined])[] = [
    [name('project'), request.project],
    [name('environment'), option('environment')],
    [name('requestType'), option('requestType')],
    [name('branchName'), request.branchName],
    [name('ipAddress'), request.ipAddress],
    [name('expiresAt'), printMoment(new Date(request.expiresAt), language)],
    [name('reason'), request.reason],
  ];
  return { facts: facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])) };
}

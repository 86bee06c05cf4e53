// The letter by which a new user chooses a password and so becomes active.
import type { Language } from '#engine/model/text.ts';
import { printLetter } from './letter.ts';
import type { Mail } from './mailer.ts';

interface Letter {
  readonly subject: (organization: string) => string;
  readonly greeting: (name: string) => string;
  readonly body: (organization: string) => string;
  readonly action: string;
  readonly limit: (days: number) => string;
  readonly otherwise: string;
}

const letters = {
  pt: {
    subject: (organization) => `Convite para ${organization}`,
    greeting: (name) => `Olá, ${name},`,
    body: (organization) =>
      `você foi convidado a usar o sistema de ${organization}. Para entrar, defina primeiro a sua senha.`,
    action: 'Aceitar o convite e definir a senha',
    limit: (days) =>
      `O link vale por ${days} dias e só pode ser usado uma vez. Depois disso, peça um novo convite a quem administra os usuários.`,
    otherwise: 'Se você não esperava este convite, ignore esta mensagem.',
  },
  en: {
    subject: (organization) => `Invitation to ${organization}`,
    greeting: (name) => `Hello ${name},`,
    body: (organization) =>
      `You have been invited to use the system of ${organization}. Choose your password first, then sign in.`,
    action: 'Accept the invitation and choose the password',
    limit: (days) =>
      `The link works for ${days} days and only once. After that, ask whoever looks after the users for a new invitation.`,
    otherwise: 'If you did not expect this invitation, ignore this message.',
  },
  fr: {
    subject: (organization) => `Invitation à rejoindre ${organization}`,
    greeting: (name) => `Bonjour ${name},`,
    body: (organization) =>
      `Vous êtes invité à utiliser le système de ${organization}. Choisissez d’abord votre mot de passe, puis connectez-vous.`,
    action: 'Accepter l’invitation et choisir le mot de passe',
    limit: (days) =>
      `Le lien est valable ${days} jours et ne sert qu’une fois. Ensuite, demandez une nouvelle invitation à la personne qui gère les utilisateurs.`,
    otherwise: 'Si vous n’attendiez pas cette invitation, ignorez ce message.',
  },
} as const satisfies Record<Language, Letter>;

export function invitationMail(parts: {
  readonly to: string;
  readonly name: string;
  readonly organization: string;
  readonly link: string;
  readonly days: number;
  readonly language: Language;
}): Mail {
  const { to, name, organization, link, days, language } = parts;
  const letter: Letter = letters[language];
  const content = [
    letter.greeting(name),
    letter.body(organization),
    { label: letter.action, link },
    letter.limit(days),
    letter.otherwise,
  ];
  return { ...printLetter({ to, subject: letter.subject(organization), language, parts: content }), link };
}

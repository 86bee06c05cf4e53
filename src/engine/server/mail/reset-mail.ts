// The letter with a link to choose a password, in the reader's language.
import type { Language } from '#engine/model/text.ts';
import { printLetter } from './letter.ts';
import type { Mail } from './mailer.ts';

interface Letter {
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly body: (organization: string) => string;
  readonly action: string;
  readonly limit: (minutes: number) => string;
  readonly otherwise: string;
}

const letters = {
  pt: {
    subject: 'Defina a sua senha',
    greeting: (name) => `Olá, ${name},`,
    body: (organization) => `recebemos um pedido para definir a senha da sua conta em ${organization}.`,
    action: 'Definir a senha',
    limit: (minutes) => `O link vale por ${minutes} minutos e só pode ser usado uma vez.`,
    otherwise: 'Se você não fez este pedido, ignore esta mensagem: a sua senha continua a mesma.',
  },
  en: {
    subject: 'Choose your password',
    greeting: (name) => `Hello ${name},`,
    body: (organization) => `We received a request to choose the password of your account at ${organization}.`,
    action: 'Choose the password',
    limit: (minutes) => `The link works for ${minutes} minutes and only once.`,
    otherwise: 'If you did not ask for this, ignore this message: your password stays the same.',
  },
  fr: {
    subject: 'Choisissez votre mot de passe',
    greeting: (name) => `Bonjour ${name},`,
    body: (organization) =>
      `Nous avons reçu une demande pour choisir le mot de passe de votre compte chez ${organization}.`,
    action: 'Choisir le mot de passe',
    limit: (minutes) => `Le lien est valable ${minutes} minutes et ne sert qu’une fois.`,
    otherwise:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
  },
} as const satisfies Record<Language, Letter>;

export function resetMail(parts: {
  readonly to: string;
  readonly name: string;
  readonly organization: string;
  readonly link: string;
  readonly minutes: number;
  readonly language: Language;
}): Mail {
  const { to, name, organization, link, minutes, language } = parts;
  const letter: Letter = letters[language];
  const content = [
    letter.greeting(name),
    letter.body(organization),
    { label: letter.action, link },
    letter.limit(minutes),
    letter.otherwise,
  ];
  return { ...printLetter({ to, subject: letter.subject, language, parts: content }), link };
}

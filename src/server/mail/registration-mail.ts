// The letter that follows every registration: to who is new, a link to choose a password; to an address that is taken, that somebody tried.
import type { Language } from '#model/text.ts';
import { printLetter } from './letter.ts';
import type { Mail } from './mailer.ts';

interface Letter {
  readonly subject: (organization: string) => string;
  readonly greeting: string;
  readonly asked: (organization: string) => string;
  readonly action: string;
  readonly limit: (days: number) => string;
  readonly tried: (organization: string) => string;
  readonly remedy: string;
  readonly otherwise: string;
}

const letters = {
  pt: {
    subject: (organization) => `Cadastro em ${organization}`,
    greeting: 'Olá,',
    asked: (organization) => `recebemos um pedido para abrir uma conta com este endereço em ${organization}. Para entrar, defina primeiro a sua senha.`,
    action: 'Confirmar o endereço e definir a senha',
    limit: (days) => `O link vale por ${days} dias e só pode ser usado uma vez.`,
    tried: (organization) => `alguém tentou abrir uma conta com este endereço em ${organization}. Nenhuma conta foi aberta e nada mudou.`,
    remedy: 'Se foi você e já tem uma conta, entre com ela. Se esqueceu a senha, peça um link na página de entrada.',
    otherwise: 'Se não foi você, ignore esta mensagem.',
  },
  en: {
    subject: (organization) => `Registration at ${organization}`,
    greeting: 'Hello,',
    asked: (organization) => `We received a request to open an account with this address at ${organization}. Choose your password first, then sign in.`,
    action: 'Confirm the address and choose the password',
    limit: (days) => `The link works for ${days} days and only once.`,
    tried: (organization) => `Somebody tried to open an account with this address at ${organization}. No account was opened and nothing has changed.`,
    remedy: 'If it was you and you have an account already, sign in with it. If you forgot the password, ask for a link on the sign-in page.',
    otherwise: 'If it was not you, ignore this message.',
  },
  fr: {
    subject: (organization) => `Inscription à ${organization}`,
    greeting: 'Bonjour,',
    asked: (organization) => `Nous avons reçu une demande d’ouverture de compte avec cette adresse chez ${organization}. Choisissez d’abord votre mot de passe, puis connectez-vous.`,
    action: 'Confirmer l’adresse et choisir le mot de passe',
    limit: (days) => `Le lien est valable ${days} jours et ne sert qu’une fois.`,
    tried: (organization) => `Quelqu’un a essayé d’ouvrir un compte avec cette adresse chez ${organization}. Aucun compte n’a été ouvert et rien n’a changé.`,
    remedy: 'Si c’était vous et que vous avez déjà un compte, connectez-vous avec celui-ci. Si vous avez oublié le mot de passe, demandez un lien sur la page de connexion.',
    otherwise: 'Si ce n’était pas vous, ignorez ce message.',
  },
} as const satisfies Record<Language, Letter>;

/** Without a link nothing was opened. No name in it: what a stranger gave as his is not said to the owner of the address. */
export function registrationMail({ to, organization, language, link, days }: { readonly to: string; readonly organization: string; readonly language: Language; readonly link?: string; readonly days: number }): Mail {
  const letter: Letter = letters[language];
  const content = link === undefined ? [letter.tried(organization), letter.remedy] : [letter.asked(organization), { label: letter.action, link }, letter.limit(days)];
  return { ...printLetter({ to, subject: letter.subject(organization), language, parts: [letter.greeting, ...content, letter.otherwise] }), ...(link !== undefined && { link }) };
}

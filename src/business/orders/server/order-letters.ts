// The letters to the buyer of an order: its voucher, another visit, and that it was cancelled. In the language of the
// customer's country.
import { dateTimeFormat } from '#engine/model/intl.ts';
import { moneyText } from '#engine/kinds/money/money.ts';
import { entities } from '#generated/entities.ts';
import type { Order, Provider } from '#generated/types.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { defaultLanguage, locales, type Language } from '#engine/model/text.ts';
import { printLetter, type LetterPart } from '#engine/server/mail/letter.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { ActionContext } from '#engine/server/records/hooks.ts';
import { findOwn } from '#engine/server/records/store.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { providerOf } from './order-facts.ts';

interface VoucherLetter {
  readonly subject: (code: string, provider: string) => string;
  readonly greeting: (name: string) => string;
  readonly lead: string;
  readonly end: string;
}

const vouchers: Readonly<Record<Language, VoucherLetter>> = {
  pt: {
    subject: (code, provider) => `Seu voucher ${code}: ${provider}`,
    greeting: (name) => `Olá, ${name},`,
    lead: 'aqui está o voucher da sua compra. Apresente o código na entrada.',
    end: 'Boa visita!',
  },
  en: {
    subject: (code, provider) => `Your voucher ${code}: ${provider}`,
    greeting: (name) => `Hello ${name},`,
    lead: 'Here is the voucher of your purchase. Show the code at the entrance.',
    end: 'Enjoy your visit!',
  },
  fr: {
    subject: (code, provider) => `Votre bon ${code} : ${provider}`,
    greeting: (name) => `Bonjour ${name},`,
    lead: 'Voici le bon de votre achat. Présentez le code à l’entrée.',
    end: 'Bonne visite !',
  },
};

interface NewVisitLetter {
  readonly subject: (code: string) => string;
  readonly lead: string;
  readonly before: (visit: string) => string;
}

const newVisits: Readonly<Record<Language, NewVisitLetter>> = {
  pt: {
    subject: (code) => `A sua visita foi remarcada: pedido ${code}`,
    lead: 'a sua visita foi remarcada. O código do voucher continua o mesmo: apresente-o na entrada.',
    before: (visit) => `Antes: ${visit}.`,
  },
  en: {
    subject: (code) => `Your visit has been rescheduled: order ${code}`,
    lead: 'Your visit has been rescheduled. The code of your voucher is the same: show it at the entrance.',
    before: (visit) => `Before: ${visit}.`,
  },
  fr: {
    subject: (code) => `Votre visite est reprogrammée : commande ${code}`,
    lead: 'Votre visite a été reprogrammée. Le code de votre bon reste le même : présentez-le à l’entrée.',
    before: (visit) => `Avant : ${visit}.`,
  },
};

interface CancellationLetter {
  readonly subject: (code: string) => string;
  readonly lead: string;
  readonly refund: (amount: string) => string;
}

const cancellations: Readonly<Record<Language, CancellationLetter>> = {
  pt: {
    subject: (code) => `Pedido ${code} cancelado`,
    lead: 'o seu pedido foi cancelado. O voucher não vale mais.',
    refund: (amount) => `Foi solicitado o reembolso de ${amount}; você receberá o valor pelo mesmo meio de pagamento.`,
  },
  en: {
    subject: (code) => `Order ${code} cancelled`,
    lead: 'Your order has been cancelled. Its voucher is no longer valid.',
    refund: (amount) => `A refund of ${amount} has been requested; you will receive it the way you paid.`,
  },
  fr: {
    subject: (code) => `Commande ${code} annulée`,
    lead: 'Votre commande a été annulée. Son bon n’est plus valable.',
    refund: (amount) =>
      `Un remboursement de ${amount} a été demandé ; il vous parviendra par le moyen de paiement utilisé.`,
  },
};

export async function sendVoucher(context: ActionContext<Order>): Promise<void> {
  const order = context.current;
  const [language, provider] = [await languageOf(context), await providerOf(context)];
  const letter = vouchers[language];
  await post(context, language, {
    subject: letter.subject(order.code, sellerOf(order, provider)),
    parts: [
      letter.greeting(order.client.name ?? ''),
      letter.lead,
      visitFacts(order, provider, language),
      ticketFacts(order, language),
      ...voucherText(provider),
      letter.end,
    ],
  });
}

/** That the visit is another one from now on; the order is as it was before. */
export async function sendNewVisit(
  context: ActionContext<Order>,
  visit: Pick<Order, 'visitDate' | 'visitTime'>,
): Promise<void> {
  const order = context.current;
  const [language, provider] = [await languageOf(context), await providerOf(context)];
  const letter = newVisits[language];
  const { visitDate: day, visitTime: time } = order;
  const before = day === undefined ? [] : [[printDay(day, language), time].filter(Boolean).join(', ')];
  await post(context, language, {
    subject: letter.subject(order.code),
    parts: [
      vouchers[language].greeting(order.client.name ?? ''),
      letter.lead,
      visitFacts({ ...order, visitDate: visit.visitDate, visitTime: visit.visitTime }, provider, language),
      ...before.map(letter.before),
      ticketFacts(order, language),
      ...voucherText(provider),
      vouchers[language].end,
    ],
  });
}

/** `refund` in centavos; 0 when none was asked for. */
export async function sendCancellation(context: ActionContext<Order>, refund: number): Promise<void> {
  const order = context.current;
  const [language, provider] = [await languageOf(context), await providerOf(context)];
  const letter = cancellations[language];
  const amount = moneyText(refund, language, order.currency);
  await post(context, language, {
    subject: letter.subject(order.code),
    parts: [
      vouchers[language].greeting(order.client.name ?? ''),
      letter.lead,
      visitFacts(order, provider, language),
      ...(refund > 0 ? [letter.refund(amount)] : []),
    ],
  });
}

/** Sent when the action is written; whoever gave no address gets none. */
async function post(
  context: ActionContext<Order>,
  language: Language,
  { subject, parts }: { readonly subject: string; readonly parts: readonly LetterPart[] },
): Promise<void> {
  const { email: to } = context.current.client;
  const { database, actor, now } = context;
  if (to !== undefined)
    await queueMail(database, {
      organizationId: actor.organizationId,
      now,
      ...printLetter({ to, subject, language, parts }),
    });
}

/** What the provider says to whoever comes, a paragraph a line. */
function voucherText(provider: Provider | undefined): string[] {
  return (provider?.voucherText ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function sellerOf(order: Order, provider: Provider | undefined): string {
  return provider?.tradeName ?? order.provider.tradeName ?? '';
}

function visitFacts(order: Order, provider: Provider | undefined, language: Language): LetterPart {
  const label = (field: string) => translator(language)(labelKeys.field('order', field));
  const { code, ride, visitDate, visitTime } = order;
  const facts: (readonly [string, string | undefined])[] = [
    [label('code'), code],
    [label('provider'), sellerOf(order, provider)],
    [label('ride'), ride?.name],
    [label('visitDate'), visitDate === undefined ? undefined : printDay(visitDate, language)],
    [label('visitTime'), visitTime],
  ];
  return { facts: facts.filter((fact): fact is [string, string] => fact[1] !== undefined) };
}

function ticketFacts({ products }: Order, language: Language): LetterPart {
  return `${translator(language)(labelKeys.field('order', 'products'))}: ${products.map(({ quantity, title }) => `${quantity} × ${title}`).join('; ')}`;
}

/** A visit date is a day of the calendar, in no zone. */
function printDay(date: string, language: Language): string {
  return dateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const portugueseSpeaking: ReadonlySet<string> = new Set(['BR', 'PT', 'AO', 'MZ', 'CV', 'GW', 'ST', 'TL']);
const frenchSpeaking: ReadonlySet<string> = new Set(['FR', 'BE', 'LU', 'MC', 'SN', 'CI', 'GF', 'GP', 'MQ', 'RE']);

async function languageOf({ database, actor, current }: ActionContext<Order>): Promise<Language> {
  const { customerId } = current.client;
  const country = (await findOwn(database, entities.customer, { organizationId: actor.organizationId, id: customerId }))
    ?.country;
  if (country === undefined) return defaultLanguage;
  return portugueseSpeaking.has(country) ? 'pt' : frenchSpeaking.has(country) ? 'fr' : 'en';
}

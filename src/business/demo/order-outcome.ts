// What became of an order: used, confirmed, pending, expired or cancelled, with its refund (docs/domain.md 2.3 and 5).
import type { Order } from '#generated/types.ts';
import type { Pool } from './catalogue.ts';
import { day, hour, iso, minute } from './calendar.ts';
import type { Random } from './random.ts';

export type Outcome = Pick<
  Order,
  | 'status'
  | 'expiresAt'
  | 'refundState'
  | 'refundRequestedAmount'
  | 'refundedAmount'
  | 'cancellationDate'
  | 'cancellationReasonCode'
  | 'cancellationReason'
> & { readonly changedAt: number };

export interface Sale {
  /** Instants in milliseconds. */
  readonly purchase: number;
  readonly visit: number;
  readonly now: number;
  readonly pool: Pool;
  readonly total: number;
  /** Bought in the last days and still to be paid. */
  readonly pending: boolean;
}

const share = { cancelled: 0.066, expired: 0.034, noShow: 0.07 } as const;
/** Nothing expires at the ticket office, where 12 % are sold. */
const expiringPart = 0.88;
const paymentTerm = 3 * day;

const reasons = [
  ['customerRequest', 45],
  ['withdrawal7Days', 20],
  ['weather', 10],
  ['providerClosed', 8],
  ['paymentFailed', 7],
  ['duplicate', 5],
  ['fraud', 3],
  ['other', 2],
] as const;
type ReasonCode = (typeof reasons)[number][0];

const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  customerRequest: 'Cliente pediu o cancelamento por telefone.',
  withdrawal7Days: 'Arrependimento dentro de 7 dias da compra.',
  weather: 'Atração fechada por causa da chuva.',
  providerClosed: 'Fornecedor fechado na data da visita.',
  paymentFailed: 'Pagamento recusado pela operadora.',
  duplicate: 'Compra em duplicidade.',
  fraud: 'Compra contestada pelo titular do cartão.',
  other: 'Motivo não informado pelo atendimento.',
};

export function drawOutcome(random: Random, sale: Sale): Outcome {
  const { purchase, visit, now, pool, pending } = sale;
  const draw = random.next();
  if (pending)
    return { ...unpaid, status: 'pending', expiresAt: iso(purchase + paymentTerm + hour), changedAt: purchase };
  if (draw < share.cancelled) return cancelled(random, sale);
  const expiry = Math.min(purchase + paymentTerm, visit);
  if (draw < share.cancelled + share.expired / expiringPart && pool !== 'ticketOffice' && expiry < now)
    return { ...unpaid, status: 'expired', changedAt: Math.max(purchase, expiry) };
  if (visit < now && !random.chance(share.noShow))
    return {
      ...unpaid,
      status: 'used',
      changedAt: Math.max(purchase, Math.min(now, visit + random.int(0, 40) * minute)),
    };
  return { ...unpaid, status: 'confirmed', changedAt: Math.min(now, purchase + random.int(1, 30) * minute) };
}

const unpaid = { refundState: 'none', refundedAmount: 0 } as const;

function cancelled(random: Random, sale: Sale): Outcome {
  const code = random.weighted(reasons);
  const at = cancelledAt(random, sale, code);
  const refund = drawRefund(random, { code, at, now: sale.now, total: sale.total });
  return {
    status: 'cancelled',
    cancellationDate: iso(at),
    cancellationReasonCode: code,
    cancellationReason: reasonTexts[code],
    refundState: refund.refundState,
    ...((refund.refundState === 'pending' || refund.refundState === 'failed') && { refundRequestedAmount: sale.total }),
    refundedAmount: refund.refundedAmount,
    changedAt: Math.min(sale.now, at + refund.takes),
  };
}

/**
 * Between the purchase and the visit, and not in the future; the closing of an attraction falls on the day before the
 * visit.
 */
function cancelledAt(random: Random, { purchase, visit, now }: Sale, code: ReasonCode): number {
  const withinDays: Partial<Record<ReasonCode, number>> = { withdrawal7Days: 7, paymentFailed: 1, duplicate: 2 };
  const limit = Math.max(purchase, Math.min(visit, now, purchase + (withinDays[code] ?? 400) * day));
  const from = code === 'weather' || code === 'providerClosed' ? Math.max(purchase, limit - day) : purchase;
  return Math.floor(random.between(from, limit));
}

interface Refund {
  readonly code: ReasonCode;
  readonly at: number;
  readonly now: number;
  readonly total: number;
}

function drawRefund(
  random: Random,
  { code, at, now, total }: Refund,
): Pick<Order, 'refundState' | 'refundedAmount'> & { takes: number } {
  if (code === 'paymentFailed' || total === 0) return { ...unpaid, takes: 0 };
  if (at > now - 5 * day) return { refundState: 'pending', refundedAmount: 0, takes: 0 };
  const takes = random.int(1, 5 * 24) * hour;
  if (code === 'customerRequest') {
    const refundState = random.weighted([
      ['full', 60],
      ['partial', 28],
      ['none', 10],
      ['failed', 2],
    ] as const);
    const refundedAmount = refundState === 'full' ? total : refundState === 'partial' ? Math.round(total * 0.8) : 0;
    return { refundState, refundedAmount, takes: refundState === 'none' ? 0 : takes };
  }
  return random.chance(0.02)
    ? { refundState: 'failed', refundedAmount: 0, takes }
    : { refundState: 'full', refundedAmount: total, takes };
}

// What the actions of an order mean beyond the transition table, as docs/domain.md 2.3 says it; the table's own part is
// in order-model.ts.
import {
  couponsLeft,
  fits,
  holdMinutes,
  isOver,
  startOf,
  type Input,
  type Model,
  type ModelOrder,
  type Role,
} from './order-state.ts';

export interface Question {
  readonly model: Model;
  readonly order: ModelOrder;
  readonly ref: string;
  readonly as: Role | 'system';
  readonly input: Input;
}

interface Behaviour {
  /** 403, of this order only. */
  readonly forbids?: (question: Question) => boolean;
  /** 422, whatever else there is. */
  readonly isMalformed?: (question: Question) => boolean;
  /** 409, with the list of what must hold. */
  readonly isBlocked?: (question: Question) => boolean;
  /** 422, seen when it is about to be done. */
  readonly isInvalid?: (question: Question) => boolean;
  /** What changes besides the table's, and the entries it adds. */
  readonly effect?: (question: Question) => Partial<ModelOrder> & { readonly tells?: readonly string[] };
}

const left = ({ total, refunded }: ModelOrder) => total - refunded;
const amountOf = ({ input }: Question, otherwise: number) => Number(input['amount'] ?? otherwise);
const day = (at: number) => new Date(at - 3 * 3_600_000).toISOString().slice(0, 10);

/** Places and coupon again, for a visit to come. */
function cannotHold({ model, order, ref }: Question): boolean {
  return isOver(order, model.now) || !fits(model, order, ref) || (order.coupon && couponsLeft(model) <= 0);
}

const rideDays: readonly string[] = ['2026-11-27', '2026-11-28'];
export const rideTimes: readonly string[] = ['09:00', '10:00'];

function visitOf({ input }: Question) {
  return { date: String(input['visitDate']), time: String(input['visitTime']) };
}

function cannotMove(question: Question): boolean {
  const { model, order, ref } = question;
  const visit = visitOf(question);
  if (!rideDays.includes(visit.date) || !rideTimes.includes(visit.time)) return true;
  const isSame = visit.date === order.date && visit.time === order.time;
  return isSame || isOver({ ...visit, pool: order.pool }, model.now) || !fits(model, { ...order, ...visit }, ref);
}

function wantedRefund({ order, input: { refund, refundAmount } }: Question): number {
  if (refund === 'none') return 0;
  return refund === 'full' ? left(order) : Number(refundAmount);
}

/** Only what was paid is given back, and no more than is left of it. */
function isTooMuch(question: Question): boolean {
  const { order, input } = question;
  const most = order.paid ? left(order) : 0;
  return input['refund'] !== 'none' && (most === 0 || wantedRefund(question) > most);
}

export const behaviours: Readonly<Record<string, Behaviour>> = {
  confirmPayment: { isBlocked: ({ model, order }) => isOver(order, model.now), effect: () => ({ paid: true }) },
  expire: { isBlocked: ({ model, order }) => model.now <= (order.deadline ?? Number.POSITIVE_INFINITY) },
  extend: {
    isMalformed: ({ model, input }) => Date.parse(String(input['expiresAt'])) <= model.now,
    isBlocked: cannotHold,
    isInvalid: ({ order, input }) => isOver(order, Date.parse(String(input['expiresAt']))),
  },
  markUsed: { isBlocked: ({ model, order }) => order.date !== day(model.now) },
  reschedule: { isInvalid: cannotMove, effect: (question) => ({ ...visitOf(question), tells: ['rescheduled'] }) },
  cancel: {
    forbids: ({ model, order, as }) => as === 'issuer' && model.now >= startOf(order),
    isInvalid: isTooMuch,
    effect: (question) => {
      const amount = wantedRefund(question);
      const isAskedAlready = ['pending', 'full'].includes(question.order.state['refundState'] ?? '');
      return amount === 0 || isAskedAlready
        ? {}
        : { state: { refundState: 'pending' }, requested: amount, tells: ['refundRequested'] };
    },
  },
  reactivate: {
    isBlocked: cannotHold,
    effect: ({ model, order }) =>
      order.paid ? {} : { state: { status: 'pending' }, deadline: model.now + holdMinutes * 60_000 },
  },
  requestRefund: {
    isBlocked: ({ order }) => !order.paid || left(order) <= 0,
    isInvalid: (question) => amountOf(question, left(question.order)) > left(question.order),
    effect: (question) => ({ requested: amountOf(question, left(question.order)), tells: ['refundRequested'] }),
  },
  refund: {
    isInvalid: (question) =>
      amountOf(question, question.order.requested ?? left(question.order)) > left(question.order),
    effect: (question) => {
      const { order } = question;
      const refunded = order.refunded + amountOf(question, order.requested ?? left(order));
      return {
        refunded,
        requested: undefined,
        state: { refundState: refunded === order.total ? 'full' : 'partial' },
        tells: ['refunded'],
      };
    },
  },
};

// What three clients ask for at once, drawn as numbers and made into calls by what the model knows: mostly of the same
// order, mostly sensible.
import fc from 'fast-check';
import { roles as rights } from '#generated/roles.ts';
import type { Action } from '#engine/model/entity.ts';
import type { Pool } from '#business/rides/slots.ts';
import { rideTimes } from './order-behaviours.ts';
import { closing, startsFrom } from './order-model.ts';
import { roles, type Call, type Input, type Model, type ModelOrder, type Role } from './order-state.ts';

/** One client's choices. */
export interface Wish {
  readonly kind: number;
  readonly luck: number;
  readonly who: number;
  readonly what: number;
  readonly variant: number;
}

export interface Draws {
  /** Index into `pauses`. */
  readonly pause: number;
  readonly jobs: boolean;
  /** Which order most of them are about. */
  readonly focus: number;
  readonly wishes: readonly [Wish, Wish, Wish];
}

const lots = (max: number) => fc.nat({ max });
const wishes = fc.record({ kind: lots(9), luck: lots(9), who: lots(30), what: lots(59), variant: lots(59) });
export const draws: fc.Arbitrary<Draws> = fc.record({
  pause: fc.oneof({ arbitrary: fc.constant(0), weight: 6 }, { arbitrary: lots(3), weight: 4 }),
  jobs: fc.nat({ max: 3 }).map((lot) => lot === 0),
  focus: lots(11),
  wishes: fc.tuple(wishes, wishes, wishes),
});

const second = 1000;
const minute = 60 * second;
const visitDay = '2026-11-27';
/** Twenty minutes before the doors open. */
const dayOfVisit = Date.parse(`${visitDay}T08:40:00-03:00`);

/** Always later: nothing, some minutes, or until the day of the visit. Deadlines lie between these moments. */
export function later(now: number, pause: number): number {
  const ways = [now + second, now + 20 * minute, now + 40 * minute, Math.max(now, dayOfVisit) + second];
  return ways[pause] ?? now + second;
}

const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

export function callOf(model: Model, { focus }: Draws, wish: Wish, ref: string): Call {
  const { kind, luck, variant } = wish;
  const refs = [...model.orders.keys()];
  if (kind >= 8 || refs.length === 0) return saleOf(wish, ref);
  const about = at(refs, luck < 7 ? focus : luck + variant);
  const order = model.orders.get(about);
  if (order === undefined) throw new Error(`the model knows no ${about}`);
  if (kind < 7) return actOf(model, wish, about, order);
  if (order.complaints.length === 0 || luck > 6)
    return { kind: 'complain', as: somebody(wish, rights.entities['occurrence']?.create), ref: about };
  return {
    kind: 'close',
    as: somebody(wish, closing.roles),
    ref: about,
    complaint: variant % order.complaints.length,
    input: reasonFor(closing, variant),
  };
}

/** Whoever may, mostly. */
function somebody({ who, luck }: Wish, able: readonly string[] = []): Role {
  const known = roles.filter((role) => able.includes(role));
  return at(luck < 9 && known.length > 0 ? known : roles, who);
}

const pools: readonly Pool[] = ['internet', 'internet', 'distributor', 'ticketOffice'];

function saleOf(wish: Wish, ref: string): Call {
  const { what, variant } = wish;
  const sale = {
    date: visitDay,
    time: at(rideTimes, variant),
    pool: at(pools, what),
    people: 1 + (variant % 3 === 0 ? 1 : 0),
    coupon: what % 3 > 0,
  };
  return {
    kind: 'sell',
    as: somebody(wish, rights.entities['order']?.create),
    ref,
    sale,
    ...(variant % 5 < 2 && { key: `key-${variant % 2}` }),
  };
}

function actOf(model: Model, wish: Wish, ref: string, order: ModelOrder): Call {
  const { what, variant, luck } = wish;
  const fitting = model.beliefs.actions.filter((action) => !action.system && startsFrom(action, order));
  const action = at(luck < 8 && fitting.length > 0 ? fitting : model.beliefs.actions, what);
  const input = { ...reasonFor(action, variant), ...inputs[action.input ?? '']?.(model, order, variant) };
  return { kind: 'act', as: somebody(wish, action.roles), ref, action: action.name, input };
}

function reasonFor({ reason }: Action, variant: number): Input {
  const isGiven = reason === 'required' ? variant % 10 > 0 : reason === 'optional' && variant % 2 === 0;
  return isGiven ? { reason: 'Pedido feito por telefone' } : {};
}

/** Payloads by their shape: what is given back is sometimes a part, sometimes too much. */
const inputs: Readonly<Record<string, (model: Model, order: ModelOrder, variant: number) => Input>> = {
  // A deadline in the past, one after the visit, and ones between.
  orderExtend: ({ now }, _, variant) => ({
    expiresAt: new Date(now + at([130, 130, 50, -10, 15 * 24 * 60], variant) * minute).toISOString(),
  }),
  orderReschedule: (_, __, variant) => ({
    visitDate: at([visitDay, '2026-11-28', visitDay, '2026-11-28', '2026-11-29', '2026-11-19'], variant),
    visitTime: at(rideTimes, Math.floor(variant / 6)),
  }),
  orderRequestRefund: (_, { total }, variant) => amount(total, variant),
  orderRefund: (_, { total }, variant) => amount(total, variant),
  orderCancel: (_, { total }, variant) => ({
    cancellationReasonCode: 'other',
    notify: variant % 2 === 0,
    ...at<Input>(
      [
        { refund: 'none' },
        { refund: 'none' },
        { refund: 'full' },
        { refund: 'partial', refundAmount: Math.ceil(total / 3) },
        { refund: 'partial', refundAmount: total + 1 },
      ],
      variant,
    ),
  }),
};

function amount(total: number, variant: number): Input {
  return at<Input>([{}, {}, { amount: Math.ceil(total / 3) }, { amount: total + 1 }], variant);
}

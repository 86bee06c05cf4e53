// Access states and erasure requests of the customers, each with the history that led to it (docs/domain.md 2.1, 2.2
// and 5).
import type { LgpdEvent } from '#generated/types.ts';
import { day, hour, iso } from './calendar.ts';
import { anonymise, type StoredCustomer } from './customers.ts';
import { baseOf } from './demo-id.ts';
import type { DraftOrder } from './draft-order.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';
import type { StoredUser } from './users.ts';

export type StoredLgpdEvent = Stored<LgpdEvent>;

export interface CustomersWithHistory {
  readonly customers: readonly StoredCustomer[];
  /** Without registrations and purchases: those follow from customers and orders. */
  readonly events: readonly StoredLgpdEvent[];
}

/** Days to answer a request (LGPD art. 19). */
export const erasureDays = 15;
/** A city is kept in anonymous rows when at least as many customers live there. */
const crowd = 50;

const shares = {
  completed: 0.006,
  requested: 0.005,
  canceled: 0.003,
  disabled: 0.033,
  blocked: 0.004,
  reactivated: 0.018,
} as const;
type State = keyof typeof shares;

interface Parts {
  readonly customers: readonly StoredCustomer[];
  readonly drafts: readonly DraftOrder[];
  readonly users: readonly StoredUser[];
  readonly now: number;
}

/** Only who bought last some time ago is given a state, so that no purchase follows a closed access. */
export function applyStates(random: Random, { customers, drafts, users, now }: Parts): CustomersWithHistory {
  const byCustomer = Map.groupBy(drafts, ({ customer }) => customer);
  const staff = users.filter(({ role }) => role.includes('supervisor') || role.includes('admin'));
  const quiet = random.shuffle(
    customers.map((_, index) => index).filter((index) => isQuiet(byCustomer.get(index) ?? [], now)),
  );
  const states = new Map<number, State>();
  for (const state of Object.keys(shares) as State[]) {
    const wanted = Math.max(2, Math.round(customers.length * shares[state]));
    for (const index of quiet.splice(0, wanted)) states.set(index, state);
  }
  const inCity = Map.groupBy(customers, ({ address }) => address?.city);
  const events: StoredLgpdEvent[] = [];
  const changed = customers.map((customer, index) => {
    const state = states.get(index);
    if (state === undefined) return customer;
    const quietSince = Math.max(
      Date.parse(customer.createdAt),
      ...(byCustomer.get(index) ?? []).map((order) =>
        Math.max(Date.parse(order.updatedAt), Date.parse(order.purchaseDate)),
      ),
    );
    const result = changeState(random.fork(index), {
      customer,
      state,
      quietSince,
      now,
      staff,
      keepCity: (inCity.get(customer.address?.city)?.length ?? 0) >= crowd,
    });
    events.push(...result.events);
    return result.customer;
  });
  return { customers: changed, events };
}

/** Nothing bought or visited for 45 days, nothing to visit, nothing to refund. */
function isQuiet(orders: readonly DraftOrder[], now: number): boolean {
  return orders.every(
    ({ updatedAt, visitDate, refundState, status }) =>
      Date.parse(updatedAt) < now - 45 * day &&
      Date.parse(visitDate ?? updatedAt) < now - 45 * day &&
      refundState !== 'pending' &&
      status !== 'pending',
  );
}

interface Change {
  readonly customer: StoredCustomer;
  readonly state: State;
  readonly quietSince: number;
  readonly now: number;
  readonly staff: readonly StoredUser[];
  readonly keepCity: boolean;
}

interface Changed {
  readonly customer: StoredCustomer;
  readonly events: readonly StoredLgpdEvent[];
}

const texts = {
  disabled: 'Acesso desativado a pedido do cliente.',
  blocked: 'Uso indevido de cartões de terceiros.',
  reactivated: 'Cliente confirmou a identidade por telefone.',
  requested: 'Pedido de exclusão recebido pelo canal de privacidade.',
  canceled: 'Cliente desistiu da exclusão dos dados.',
  completed: 'Exclusão concluída, nenhuma pendência encontrada.',
} as const;

function changeState(random: Random, { customer, state, quietSince, now, staff, keepCity }: Change): Changed {
  const start = Math.floor(
    state === 'requested' ? now - random.between(1, 24) * day : random.between(quietSince, now - 40 * day),
  );
  const next = start + random.int(24, 14 * 24) * hour;
  const event = (type: StoredLgpdEvent['type'], at: number, reason: string): StoredLgpdEvent => {
    const actor = random.pick(staff);
    return {
      ...baseOf(random, at),
      customerId: customer.id,
      type,
      occurredAt: iso(at),
      actor: { userId: actor.id, name: actor.name },
      reason,
    };
  };
  const changed = (at: number, fields: Partial<StoredCustomer>): StoredCustomer => ({
    ...customer,
    ...fields,
    updatedAt: iso(at),
    version: customer.version + 1,
  });
  const due = { deletionRequestedAt: iso(start), deletionDueAt: iso(start + erasureDays * day) };
  const request = [event('deletionRequest', start, texts.requested)];
  const results: Readonly<Record<State, () => Changed>> = {
    disabled: () => ({
      customer: changed(start, { accessState: 'disabled', reason: texts.disabled }),
      events: [event('deactivation', start, texts.disabled)],
    }),
    blocked: () => ({
      customer: changed(next, { accessState: 'blocked', reason: texts.blocked }),
      events: [event('deactivation', start, texts.blocked), event('blocked', next, texts.blocked)],
    }),
    reactivated: () => ({
      customer: changed(next, { accessState: 'reactivated', reason: texts.reactivated }),
      events: [event('deactivation', start, texts.disabled), event('reactivation', next, texts.reactivated)],
    }),
    requested: () => ({
      customer: changed(start, {
        accessState: 'disabled',
        deletionState: 'requested',
        ...due,
        reason: texts.requested,
      }),
      events: request,
    }),
    canceled: () => ({
      customer: changed(next, {
        accessState: 'disabled',
        deletionState: 'canceled',
        deletionRequestedAt: iso(start),
        reason: texts.canceled,
      }),
      events: [...request, event('deletionCanceled', next, texts.canceled)],
    }),
    completed: () => {
      const erased = anonymise(changed(next, { accessState: 'blocked', deletionState: 'completed' }), keepCity);
      return {
        customer: { ...erased, ...due, deletionCompletedAt: iso(next), reason: texts.completed },
        events: [...request, event('deletionCompleted', next, texts.completed)],
      };
    },
  };
  return results[state]();
}

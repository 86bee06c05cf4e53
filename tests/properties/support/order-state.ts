// Orders as the model sees them, and what their places, coupons and hours mean together.
import type { Action } from '#engine/model/entity.ts';
import type { Pool } from '#business/rides/slots.ts';

export type Role = 'backOffice' | 'financial' | 'supervisor' | 'sales' | 'operator' | 'issuer' | 'admin';
export const roles: readonly Role[] = ['backOffice', 'financial', 'supervisor', 'sales', 'operator', 'issuer', 'admin'];

export interface Visit {
  readonly date: string;
  readonly time: string;
}

export interface Sale extends Visit {
  readonly pool: Pool;
  readonly people: number;
  readonly coupon: boolean;
}

export interface ModelOrder extends Sale {
  /** The state fields of the table. */
  readonly state: Readonly<Record<string, string>>;
  readonly total: number;
  readonly refunded: number;
  readonly requested?: number | undefined;
  readonly paid: boolean;
  readonly deadline?: number | undefined;
  /** Types of the entries, oldest first. */
  readonly timeline: readonly string[];
  readonly history: readonly string[];
  /** States of the complaints, oldest first. */
  readonly complaints: readonly string[];
}

/** What the model believes of the world; a power check tells it something wrong. */
export interface Beliefs {
  readonly actions: readonly Action[];
  readonly places: Readonly<Record<Pool, number>>;
  readonly coupons: number;
}

export interface Model {
  readonly beliefs: Beliefs;
  readonly now: number;
  readonly orders: ReadonlyMap<string, ModelOrder>;
  /** By person and key: what was asked for, the order that it made, and how long it is remembered. */
  readonly keys: ReadonlyMap<string, { readonly asked: string; readonly ref: string; readonly until: number }>;
}

export type Input = Readonly<Record<string, string | number | boolean>>;

export type Call =
  | {
      readonly kind: 'sell';
      readonly as: Role;
      readonly ref: string;
      readonly sale: Sale;
      readonly key?: string | undefined;
    }
  | {
      readonly kind: 'act';
      readonly as: Role | 'system';
      readonly ref: string;
      readonly action: string;
      readonly input: Input;
    }
  | { readonly kind: 'complain'; readonly as: Role; readonly ref: string }
  | {
      readonly kind: 'close';
      readonly as: Role;
      readonly ref: string;
      readonly complaint: number;
      readonly input: Input;
    };

const minute = 60_000;
/** How long a sale waits for its payment. */
export const holdMinutes = 30;

function isHolding({ state }: ModelOrder): boolean {
  return ['pending', 'confirmed', 'used'].includes(state['status'] ?? '');
}

export function couponsLeft({ beliefs, orders }: Model): number {
  return beliefs.coupons - [...orders.values()].filter((order) => order.coupon && isHolding(order)).length;
}

/** Whether so many can come then, besides those of the other orders. */
export function fits({ beliefs, orders }: Model, { pool, date, time, people }: Sale, ref: string): boolean {
  const others = [...orders].filter(
    ([other, order]) =>
      other !== ref && isHolding(order) && order.pool === pool && order.date === date && order.time === time,
  );
  return others.reduce((sum, [, order]) => sum + order.people, people) <= beliefs.places[pool];
}

/** São Paulo has had no summer time since 2019. */
export function startOf({ date, time }: Visit): number {
  return Date.parse(`${date}T${time}:00-03:00`);
}

/** Sold until the visit begins, at the gate until its hour ends. */
export function isOver({ pool, ...visit }: Visit & { readonly pool: Pool }, at: number): boolean {
  const whole = at - (at % minute);
  return pool === 'ticketOffice' ? whole >= startOf(visit) + 60 * minute : whole > startOf(visit);
}

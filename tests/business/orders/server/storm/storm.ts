// Who takes part in a storm and what they know: people of each role, the catalogue as it was seeded, and orders as the
// answers told them.
import type { Caller, TestApp } from '#tests/support/app.ts';
import type { Data } from '#tests/support/standing-invariants.ts';
import type { Random } from '#business/demo/random.ts';

export type Role =
  | 'admin'
  | 'director'
  | 'supervisor'
  | 'financial'
  | 'backOffice'
  | 'sales'
  | 'inventory'
  | 'techSupport'
  | 'operator'
  | 'issuer'
  | 'quality'
  | 'guest';

/** An order, complaint or request as last heard of. */
export interface Known {
  readonly id: string;
  readonly status: string;
  readonly refundState: string;
  readonly total: number;
  readonly rideId?: string | undefined;
  readonly visitDate?: string | undefined;
}

export interface Storm {
  readonly random: Random;
  readonly people: Readonly<Record<Role, Caller>>;
  readonly data: Data;
  readonly orders: Map<string, Known>;
  readonly complaints: Set<string>;
  readonly requests: Set<string>;
  now: number;
}

export interface Step {
  /** What is tried: `order.cancel`. */
  readonly kind: string;
  readonly who: Role;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The record that it changes: two steps about one record are not sent at once. */
  readonly about?: string | undefined;
}

export async function gather(
  server: TestApp,
  { random, data, now }: Pick<Storm, 'random' | 'data' | 'now'>,
): Promise<Storm> {
  const plain = [
    'admin',
    'director',
    'supervisor',
    'financial',
    'backOffice',
    'sales',
    'inventory',
    'techSupport',
    'quality',
  ] as const;
  const people: Partial<Record<Role, Caller>> = { guest: server.guest };
  for (const role of plain) people[role] = await server.as(role);
  people.operator = await server.person({ roles: ['operator'], providerIds: data.provider.map(({ id }) => id) });
  people.issuer = await server.person({
    roles: ['issuer'],
    distributorIds: data.distributionUnit.slice(0, 2).map(({ id }) => id),
  });
  const orders = new Map(
    data.order.map(({ id, status, refundState, total, ride, visitDate }) => [
      id,
      { id, status, refundState, total, rideId: ride?.rideId, visitDate },
    ]),
  );
  return {
    random,
    data,
    now,
    people: people as Record<Role, Caller>,
    orders,
    complaints: new Set(),
    requests: new Set(),
  };
}

/** What an answer says of an order. */
export function remember(storm: Storm, body: Readonly<Record<string, unknown>>): void {
  const { id, status, refundState, total, ride, visitDate } = body as {
    id: string;
    status: string;
    refundState: string;
    total: number;
    ride?: { rideId: string };
    visitDate?: string;
  };
  storm.orders.set(id, { id, status, refundState, total, rideId: ride?.rideId, visitDate });
}

export const reason = 'Pedido feito por telefone';

/** One of the roles that may, mostly; else anybody. */
export function somebody({ random, people }: Storm, roles: readonly string[]): Role {
  const known = roles.filter((role): role is Role => role in people);
  return known.length > 0 && random.chance(0.85) ? random.pick(known) : random.pick(Object.keys(people) as Role[]);
}

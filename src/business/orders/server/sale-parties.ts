// Who and what takes part in a sale, and whether each of them may: buyer, seller, provider, channel.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Customer, DistributionUnit, Provider, Ride, SalesChannel } from '#generated/types.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import { ownIds, type Actor, type Holder } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { findOwn } from '#engine/server/records/store.ts';
import { confinedHolders } from '#engine/server/records/rights.ts';
import { lockRide } from '#business/rides/server.ts';
import type { SaleDraft } from './sale-draft.ts';

export interface Parties {
  readonly customer?: Customer | undefined;
  readonly provider?: Provider | undefined;
  readonly channel?: SalesChannel | undefined;
  readonly unit?: DistributionUnit | undefined;
  readonly ride?: Ride | undefined;
}

interface Wanted {
  readonly database: Database;
  readonly organizationId: string;
  readonly draft: SaleDraft;
  /** The sale is to hold: nobody erases the customer or sells the ride's places meanwhile. */
  readonly lock: boolean;
}

/** Those of the draft that there are. */
export async function readParties({ database, organizationId, draft, lock }: Wanted): Promise<Parties> {
  const find = async <Name extends string>(entity: Entity<Name>, id: string | undefined) =>
    findOwn(database, entity, { organizationId, id });
  const { customerId, rideId } = draft;
  if (lock && customerId !== undefined) await holdCustomer(database, organizationId, customerId);
  return {
    customer: await find(entities.customer, customerId),
    provider: await find(entities.provider, draft.providerId),
    channel: await find(entities.salesChannel, draft.salesChannelId),
    unit: await find(entities.distributionUnit, draft.distributorId),
    ride:
      lock && rideId !== undefined
        ? await lockRide(database, organizationId, rideId)
        : await find(entities.ride, rideId),
  };
}

/** Until the transaction ends nobody changes the customer: an erasure would miss the order that is being written. */
export async function holdCustomer(database: Database, organizationId: string, customerId: string): Promise<void> {
  await sql`select 1 from customer where organization_id = ${organizationId} and id = ${customerId} for share`.execute(
    database.query,
  );
}

/** The unit that an issuer sells for, when he has one only and named none. */
export function unitOf(draft: SaleDraft, actor: Actor): string | undefined {
  const [only, ...others] = unitsOfSeller(actor) ?? [];
  return draft.distributorId ?? (others.length === 0 ? only : undefined);
}

/** The units that the actor sells for; undefined when he sells for all. */
function unitsOfSeller(actor: Actor): readonly string[] | undefined {
  const [first, ...others] = confinedHolders(entities.order, actor);
  const unitsOf = (holder: Holder) => ownIds(holder, 'distributorIds');
  return first && unitsOf(first).filter((id) => others.every((other) => unitsOf(other).includes(id)));
}

export function checkParties(parties: Parties, draft: SaleDraft, actor: Actor): Problem[] {
  return [...checkBuyer(parties), ...checkProvider(parties), ...checkChannel(parties, draft, actor)];
}

/** docs/domain.md 2.1, 2.2: who is shut out or has asked to be erased buys nothing. */
function checkBuyer({ customer }: Parties): Problem[] {
  if (customer === undefined) return [];
  if (customer.deletionState === 'requested' || customer.deletionState === 'completed')
    return [problem('client', 'customerLeaving')];
  return customer.accessState === 'active' || customer.accessState === 'reactivated'
    ? []
    : [problem('client', 'customerShutOut')];
}

function checkProvider({ provider }: Parties): Problem[] {
  return provider === undefined || provider.status === 'active'
    ? []
    : [problem('provider', 'providerInactive', { provider: provider.tradeName })];
}

function checkChannel({ channel, unit }: Parties, { distributorId }: SaleDraft, actor: Actor): Problem[] {
  const own = unitsOfSeller(actor);
  if (channel === undefined) return [];
  if (channel.stockPool !== 'distributor') {
    if (own !== undefined) return [problem('salesChannelId', 'unitChannelOnly', { channel: channel.name })];
    return distributorId === undefined
      ? []
      : [problem('distributorId', 'unitOfOtherChannel', { channel: channel.name })];
  }
  if (distributorId === undefined) return [problem('distributorId', 'unitRequired', { channel: channel.name })];
  if (own !== undefined && !own.includes(distributorId)) return [problem('distributorId', 'ownUnitsOnly')];
  return unit === undefined || unit.status === 'active'
    ? []
    : [problem('distributorId', 'unitInactive', { unit: unit.tradeName })];
}

function problem(field: string, rule: string, params: Problem['params'] = {}): Problem {
  return { path: [field], rule, params };
}

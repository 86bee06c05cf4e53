// Everything that speaks against a sale, and what it costs: asked without holding anything for a quote, with customer
// and ride held for the sale itself (docs/domain.md 3.1–3.16). Locks are taken in the order customer, ride, promotion.
import type { Problem } from '#engine/model/rules.ts';
import { localTime, type LocalTime } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { priceOrder, type PricedOrder } from '#business/prices/server.ts';
import { checkPlaces, freePlaces, slotsOnSale, type FilledSlot } from '#business/rides/server.ts';
import type { SaleDraft } from './sale-draft.ts';
import { checkParties, readParties, unitOf, type Parties } from './sale-parties.ts';

export interface SaleQuestion {
  readonly database: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly draft: SaleDraft;
  /** Inside a transaction: what is found holds until its end. */
  readonly lock: boolean;
}

export interface Examined extends Parties {
  readonly distributorId?: string | undefined;
  /** Absent while channel or lines are missing. */
  readonly priced?: PricedOrder | undefined;
  /** Of the visit day, as far as the channel still sells them. */
  readonly slots: readonly FilledSlot[];
  readonly problems: readonly Problem[];
}

export async function examineSale({ database, actor, now, draft: given, lock }: SaleQuestion): Promise<Examined> {
  const { organizationId } = actor;
  const draft: SaleDraft = { ...given, distributorId: unitOf(given, actor) };
  const parties = await readParties({ database, organizationId, draft, lock });
  const clock = localTime(now, parties.provider?.timeZone ?? businessTimeZone);
  const priced = await priceDraft({ database, actor, now, draft, lock }, clock.date);
  return {
    ...parties,
    distributorId: draft.distributorId,
    priced,
    slots: await findSlots({ database, organizationId, draft, parties, clock }),
    problems: [
      ...checkParties(parties, draft, actor),
      ...checkProviderOfLines(draft, priced),
      ...checkDuplicates(draft),
      ...atLinesOf(draft, priced?.problems ?? []),
      ...(await checkVisit({ database, organizationId, draft, parties, priced, clock })),
    ],
  };
}

async function priceDraft(
  { database, actor, now, draft }: SaleQuestion,
  today: string,
): Promise<PricedOrder | undefined> {
  const { salesChannelId, rideId, visitDate, lines, coupon } = draft;
  if (salesChannelId === undefined || lines.length === 0) return undefined;
  return priceOrder({
    database,
    organizationId: actor.organizationId,
    salesChannelId,
    rideId,
    date: visitDate ?? today,
    lines,
    coupon,
    now,
  });
}

/** Incomplete lines of a draft were left out of what was priced: problems go back to the places in the body. */
function atLinesOf({ lines }: SaleDraft, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const [first, at, ...rest] = problem.path;
    const line = first === 'products' && typeof at === 'number' ? lines[at] : undefined;
    return line === undefined ? problem : { ...problem, path: ['products', line.index, ...rest] };
  });
}

function checkProviderOfLines({ providerId }: SaleDraft, priced: PricedOrder | undefined): Problem[] {
  const isOther = priced?.providerId !== undefined && providerId !== undefined && priced.providerId !== providerId;
  return isOther ? [{ path: ['provider'], rule: 'providerOfProducts', params: {} }] : [];
}

/** A type has one line: its quantity says how many. */
function checkDuplicates({ lines }: SaleDraft): Problem[] {
  const seen = new Map<string, number>();
  return lines.flatMap(({ productGridId, index }): Problem[] => {
    const first = seen.get(productGridId);
    if (first === undefined) seen.set(productGridId, index);
    return first === undefined
      ? []
      : [{ path: ['products', index, 'productGridId'], rule: 'duplicateLine', params: { line: first + 1 } }];
  });
}

interface VisitQuestion {
  readonly database: Database;
  readonly organizationId: string;
  readonly draft: SaleDraft;
  readonly parties: Parties;
  /** At the provider. */
  readonly clock: LocalTime;
}

async function findSlots({
  database,
  organizationId,
  draft: { visitDate: date },
  parties: { ride, channel },
  clock,
}: VisitQuestion): Promise<FilledSlot[]> {
  if (ride === undefined || channel === undefined || date === undefined || date < clock.date) return [];
  return slotsOnSale(await freePlaces(database, { organizationId, ride, date }), {
    ride,
    date,
    pool: channel.stockPool,
    clock,
  });
}

async function checkVisit({
  database,
  organizationId,
  draft,
  parties,
  priced,
  clock,
}: VisitQuestion & { readonly priced: PricedOrder | undefined }): Promise<Problem[]> {
  const { visitDate, visitTime, rideId } = draft;
  const { ride, channel } = parties;
  if (rideId === undefined && visitTime !== undefined)
    return [{ path: ['visitTime'], rule: 'timeWithoutRide', params: {} }];
  if (visitDate === undefined) return [];
  if (visitDate < clock.date) return [{ path: ['visitDate'], rule: 'pastVisit', params: {} }];
  if (ride === undefined || channel === undefined) return [];
  const people = peopleOf(priced?.lines ?? []);
  const found = await checkPlaces({
    database,
    organizationId,
    ride,
    date: visitDate,
    time: visitTime,
    pool: channel.stockPool,
    people,
    clock,
  });
  return found === undefined ? [] : [found];
}

/** Places that the lines take. */
export function peopleOf(lines: readonly { readonly peoplePerUnit?: number; readonly quantity: number }[]): number {
  return lines.reduce((sum, { peoplePerUnit, quantity }) => sum + (peoplePerUnit ?? 1) * quantity, 0);
}

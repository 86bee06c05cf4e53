// All demo records of the organisation, in the order in which they can be stored; nothing here touches the database.
import type { EntityName } from '#generated/entities.ts';
import { buildAccessRequests } from './access-requests.ts';
import { buildCategories, buildChannels, type CategoryName, type Pool } from './catalogue.ts';
import { day, localDate } from './calendar.ts';
import { applyStates } from './customer-states.ts';
import { buildCustomers, type StoredCustomer } from './customers.ts';
import { buildDistributorBankAccounts, buildDistributorContacts, buildDistributors } from './distributors.ts';
import { openDocuments } from './documents.ts';
import { codeSource, type DraftOrder, type StoredOrder } from './draft-order.ts';
import {
  edgePromotions,
  edgeProvider,
  plantPrices,
  plantProducts,
  plantProvider,
  plantRides,
  plantValidities,
} from './edge-catalogue.ts';
import { buildEdgeOrders, edgeCustomer, edgeCustomerCount } from './edge-orders.ts';
import { endingRequest, overdueEvent, plantCustomers } from './edge-people.ts';
import { occurrencesOf, openStaff, purchaseOf, registrationOf, timelineOf } from './order-events.ts';
import { historyOf, type OrderEntry } from './order-history.ts';
import { buildOrders } from './orders.ts';
import { buildPrices, buildValidities } from './prices.ts';
import { buildProducts, type PricedProduct } from './products.ts';
import { buildPromotions } from './promotions.ts';
import { buildProviderBankAccounts, buildProviderContacts, buildProviders } from './providers.ts';
import { createRandom, itemAt, type Random } from './random.ts';
import { buildRides, withPlacesOf, withShareOfPlaces } from './rides.ts';
import { partsOf, volumesOf, type Scale, type SizedPart, type Volumes } from './scale.ts';
import { openShop } from './shop.ts';
import { buildUsers, type StoredUser } from './users.ts';

/** Records may be made while they are read; they can be read more than once. */
export type DemoSet =
  | { readonly entity: EntityName; readonly records: Iterable<object> }
  | { readonly entity: 'history'; readonly records: Iterable<OrderEntry> };

interface Wanted {
  readonly scale: Scale;
  readonly now: number;
  /** So many, and what belongs to them, are in memory together. */
  readonly ordersAtOnce?: number;
}

const usualOrdersAtOnce = 100_000;

/** What belongs to orders comes once with each part of them; a set is done with before the next. */
export function* buildDemo({ scale, now, ordersAtOnce = usualOrdersAtOnce }: Wanted): Generator<DemoSet, void> {
  const random = createRandom();
  const volumes = volumesOf(scale);
  const parts = partsOf(volumes, ordersAtOnce);
  const catalogue = buildCatalogue(random.fork('catalogue'), { volumes, parts: parts.length, now });
  const users = buildUsers(random.fork('users'), { ...catalogue, count: volumes.users, now });
  yield* standingSets(random, { catalogue, users, parts: parts.length });
  const used = new Map<string, number>();
  let before = 0;
  for (const part of parts) {
    const { shop, history, ...sales } = buildSales(random.apart(part.index).fork('sales'), {
      catalogue,
      users,
      part,
      before,
      now,
    });
    yield* Object.entries(sales).map(([entity, records]) => ({ entity: entity as keyof typeof sales, records }));
    yield { entity: 'history', records: history };
    for (const { id } of catalogue.promotions) used.set(id, (used.get(id) ?? 0) + shop.couponsUsed(id));
    before += part.customers;
  }
  yield {
    entity: 'promotion',
    records: catalogue.promotions.map((promotion) => ({
      ...promotion,
      couponQuantity: promotion.couponQuantity * (catalogue.isShared(promotion.providerId) ? parts.length : 1),
      couponsUsed: used.get(promotion.id) ?? 0,
    })),
  };
  const requests = random.fork('access');
  yield {
    entity: 'accessRequest',
    records: [
      ...buildAccessRequests(requests, { users, count: volumes.accessRequests - 1, now }),
      endingRequest(requests, { users, now }),
    ],
  };
}

/** What is there before the first order. */
function standingSets(
  random: Random,
  { catalogue, users, parts }: { catalogue: Catalogue; users: readonly StoredUser[]; parts: number },
): DemoSet[] {
  const { providers, distributors, products } = catalogue;
  return [
    { entity: 'provider', records: providers.map(({ record }) => record) },
    { entity: 'providerContact', records: buildProviderContacts(random.fork('contacts'), providers) },
    { entity: 'providerBankAccount', records: buildProviderBankAccounts(random.fork('accounts'), providers) },
    { entity: 'distributionUnit', records: distributors.map(({ record }) => record) },
    { entity: 'distributorContact', records: buildDistributorContacts(random.fork('unit contacts'), distributors) },
    {
      entity: 'distributorBankAccount',
      records: buildDistributorBankAccounts(random.fork('unit accounts'), distributors),
    },
    { entity: 'user', records: users },
    { entity: 'productCategory', records: catalogue.categories },
    { entity: 'salesChannel', records: catalogue.channels },
    {
      entity: 'ride',
      records: catalogue.rides.map((ride) => (catalogue.isShared(ride.providerId) ? withPlacesOf(ride, parts) : ride)),
    },
    { entity: 'product', records: products.map(({ record }) => record) },
    { entity: 'productGrid', records: products.flatMap(({ grids }) => grids) },
    { entity: 'validity', records: catalogue.validities },
    { entity: 'productPrice', records: catalogue.prices },
  ];
}

type Catalogue = ReturnType<typeof buildCatalogue>;

/** Rides have the places and promotions the coupons that one part of the orders may take. */
function buildCatalogue(random: Random, { volumes, parts, now }: { volumes: Volumes; parts: number; now: number }) {
  const today = localDate(now);
  const openedAt = now - 740 * day;
  const providers = plantProvider(buildProviders(random.fork('providers'), volumes.providers, openedAt));
  const planted = edgeProvider(providers);
  // The edge rows are those of the first part alone.
  const isShared = (providerId: string) => providerId !== planted.record.id;
  const categories = buildCategories(random.fork('categories'), openedAt);
  const channels = buildChannels(random.fork('channels'), openedAt);
  const rides = plantRides(
    buildRides(random.fork('rides'), { providers, count: volumes.rides, today }),
    planted,
    today,
  ).map((ride) => (isShared(ride.providerId) ? withShareOfPlaces(ride, parts) : ride));
  const categoryId = (name: CategoryName) =>
    itemAt(
      categories.filter((category) => category.name === name),
      0,
    ).id;
  const products = plantProducts(
    random.fork('draft'),
    buildProducts(random.fork('products'), volumes.products - 1, { providers, rides, channels, categoryId }),
    planted,
  );
  const first = firstProductOf(products, planted.record.id);
  const validities = plantValidities(
    random.fork('overlap'),
    buildValidities(random.fork('validities'), products, today),
    { product: first, today },
  );
  const edges = edgePromotions(random.fork('coupons'), planted, today);
  return {
    isShared,
    providers,
    categories,
    channels,
    rides,
    products,
    validities,
    distributors: buildDistributors(random.fork('distributors'), volumes.distributors, openedAt),
    prices: plantPrices(buildPrices(random.fork('prices'), { products, validities, channels }), first),
    promotions: [
      ...buildPromotions(random.fork('promotions'), {
        providers,
        rides,
        count: volumes.promotions - edges.length,
        today,
      }),
      ...edges,
    ],
  };
}

function firstProductOf(products: readonly PricedProduct[], providerId: string): PricedProduct {
  return itemAt(
    products.filter(({ record }) => record.providerId === providerId),
    0,
  );
}

interface SalesParts {
  readonly catalogue: Catalogue;
  readonly users: readonly StoredUser[];
  readonly part: SizedPart;
  /** How many customers the parts before have. */
  readonly before: number;
  readonly now: number;
}

function buildSales(random: Random, { catalogue, users, part, before, now }: SalesParts) {
  const shop = openShop(catalogue);
  const documents = openDocuments(part);
  const market = { ...catalogue, shop, now, nextCode: codeSource(random.fork('codes'), part) };
  const hasEdges = part.index === 0;
  const ordinary = part.customers - (hasEdges ? edgeCustomerCount : 0);
  const edges = hasEdges ? buildEdgeOrders(random.fork('edges'), { ...market, firstCustomer: ordinary }) : [];
  const drafts = [
    ...edges,
    ...buildOrders(random.fork('orders'), { ...market, count: part.orders - edges.length, customers: ordinary }),
  ].sort(byPurchase);
  const built = buildCustomers(random.fork('customers'), { drafts, count: part.customers, before, documents, now });
  const everyone = hasEdges
    ? plantCustomers(random.fork('special'), built, { first: ordinary, documents, now })
    : built;
  const states = applyStates(random.fork('states'), { customers: everyone.slice(0, ordinary), drafts, users, now });
  const customers = [...states.customers, ...everyone.slice(ordinary)];
  const orders = drafts.map((draft) => withClient(draft, itemAt(customers, draft.customer)));
  const pools = new Map(catalogue.channels.map(({ id, stockPool }) => [id, stockPool]));
  const staff = openStaff(users, (channelId): Pool => pools.get(channelId) ?? 'internet', now);
  const chance = random.fork('occurrences');
  const overdue = hasEdges
    ? [overdueEvent(random.fork('overdue'), itemAt(customers, ordinary + edgeCustomer.overdue))]
    : [];
  return {
    shop,
    customer: customers,
    order: orders,
    occurrence: lazily(() => eachOf(orders, (order) => occurrencesOf(chance, order, staff))),
    history: lazily(() => eachOf(orders, (order) => historyOf(order, timelineOf(chance, order, staff)))),
    lgpdEvent: lazily(function* events() {
      yield* eachOf(customers, (customer) => [registrationOf(random.fork(`register ${customer.id}`), customer)]);
      yield* eachOf(orders, (order) => [purchaseOf(random.fork(`purchase ${order.code}`), order)]);
      yield* [...states.events, ...overdue];
    }),
  };
}

function byPurchase(a: DraftOrder, b: DraftOrder): number {
  return a.purchaseDate < b.purchaseDate ? -1 : a.purchaseDate > b.purchaseDate ? 1 : 0;
}

/** Name and e-mail as they are copied into the order; of an erased customer nothing stays but the reference. */
function withClient(draft: DraftOrder, { id, name, email }: StoredCustomer): StoredOrder {
  const { customer: _customer, ...order } = draft;
  return { ...order, client: { customerId: id, name, ...(email !== undefined && { email }) } };
}

/** Hundreds of thousands of small records are made when they are stored, not before. */
function lazily<T>(make: () => Iterable<T>): Iterable<T> {
  return { [Symbol.iterator]: () => make()[Symbol.iterator]() };
}

function* eachOf<T, U>(list: Iterable<T>, make: (item: T) => Iterable<U>): Generator<U> {
  for (const item of list) yield* make(item);
}

// All demo records of the organisation, in the order in which they can be stored; nothing here touches the database.
import type { EntityName } from '#generated/entities.ts';
import { buildAccessRequests } from './access-requests.ts';
import { buildCategories, buildChannels, type CategoryName, type Pool } from './catalogue.ts';
import { day, localDate } from './calendar.ts';
import { applyStates } from './customer-states.ts';
import { buildCustomers, type StoredCustomer } from './customers.ts';
import { buildDistributorBankAccounts, buildDistributorContacts, buildDistributors } from './distributors.ts';
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
import { buildEdgeOrders, edgeCustomer, edgeCustomerCount, edgeOrderCount } from './edge-orders.ts';
import { endingRequest, overdueEvent, plantCustomers } from './edge-people.ts';
import { occurrencesOf, openStaff, purchaseOf, registrationOf } from './order-events.ts';
import { buildOrders } from './orders.ts';
import { buildPrices, buildValidities } from './prices.ts';
import { buildProducts, type PricedProduct } from './products.ts';
import { buildPromotions } from './promotions.ts';
import { buildProviderBankAccounts, buildProviderContacts, buildProviders } from './providers.ts';
import { createRandom, itemAt, type Random } from './random.ts';
import { buildRides } from './rides.ts';
import { volumesOf, type Scale, type Volumes } from './scale.ts';
import { openShop } from './shop.ts';
import { buildUsers } from './users.ts';

export interface RecordSet {
  readonly entity: EntityName;
  /** May be made while it is read; can be read more than once. */
  readonly records: Iterable<object>;
}

export function buildDemo({ scale, now }: { readonly scale: Scale; readonly now: number }): RecordSet[] {
  const random = createRandom();
  const volumes = volumesOf(scale);
  const catalogue = buildCatalogue(random.fork('catalogue'), volumes, now);
  const users = buildUsers(random.fork('users'), { ...catalogue, count: volumes.users, now });
  const people = buildSales(random.fork('sales'), { catalogue, users, volumes, now });
  const { providers, distributors, products } = catalogue;
  const requests = random.fork('access');
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
    { entity: 'ride', records: catalogue.rides },
    { entity: 'promotion', records: people.promotions },
    { entity: 'product', records: products.map(({ record }) => record) },
    { entity: 'productGrid', records: products.flatMap(({ grids }) => grids) },
    { entity: 'validity', records: catalogue.validities },
    { entity: 'productPrice', records: catalogue.prices },
    { entity: 'customer', records: people.customers },
    { entity: 'order', records: people.orders },
    { entity: 'occurrence', records: people.occurrences },
    { entity: 'lgpdEvent', records: people.events },
    {
      entity: 'accessRequest',
      records: [
        ...buildAccessRequests(requests, { users, count: volumes.accessRequests - 1, now }),
        endingRequest(requests, { users, now }),
      ],
    },
  ];
}

type Catalogue = ReturnType<typeof buildCatalogue>;

function buildCatalogue(random: Random, volumes: Volumes, now: number) {
  const today = localDate(now);
  const openedAt = now - 740 * day;
  const providers = plantProvider(buildProviders(random.fork('providers'), volumes.providers, openedAt));
  const planted = edgeProvider(providers);
  const categories = buildCategories(random.fork('categories'), openedAt);
  const channels = buildChannels(random.fork('channels'), openedAt);
  const rides = plantRides(
    buildRides(random.fork('rides'), { providers, count: volumes.rides, today }),
    planted,
    today,
  );
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
  readonly users: ReturnType<typeof buildUsers>;
  readonly volumes: Volumes;
  readonly now: number;
}

function buildSales(random: Random, { catalogue, users, volumes, now }: SalesParts) {
  const shop = openShop(catalogue);
  const market = { ...catalogue, shop, now, nextCode: codeSource(random.fork('codes')) };
  const ordinary = volumes.customers - edgeCustomerCount;
  const edges = buildEdgeOrders(random.fork('edges'), { ...market, firstCustomer: ordinary });
  const drafts = [
    ...edges,
    ...buildOrders(random.fork('orders'), { ...market, count: volumes.orders - edgeOrderCount, customers: ordinary }),
  ].sort(byPurchase);
  const everyone = plantCustomers(
    random.fork('special'),
    buildCustomers(random.fork('customers'), { drafts, count: volumes.customers, now }),
    { first: ordinary, now },
  );
  const states = applyStates(random.fork('states'), { customers: everyone.slice(0, ordinary), drafts, users, now });
  const customers = [...states.customers, ...everyone.slice(ordinary)];
  const orders = drafts.map((draft) => withClient(draft, itemAt(customers, draft.customer)));
  const pools = new Map(catalogue.channels.map(({ id, stockPool }) => [id, stockPool]));
  const staff = openStaff(users, (channelId): Pool => pools.get(channelId) ?? 'internet', now);
  const overdue = overdueEvent(random.fork('overdue'), itemAt(customers, ordinary + edgeCustomer.overdue));
  return {
    customers,
    orders,
    promotions: catalogue.promotions.map((promotion) => ({ ...promotion, couponsUsed: shop.couponsUsed(promotion) })),
    occurrences: lazily(() => eachOf(orders, (order) => occurrencesOf(random.fork('occurrences'), order, staff))),
    events: lazily(function* events() {
      yield* eachOf(customers, (customer) => [registrationOf(random.fork(`register ${customer.id}`), customer)]);
      yield* eachOf(orders, (order) => [purchaseOf(random.fork(`purchase ${order.code}`), order)]);
      yield* [...states.events, overdue];
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

function* eachOf<T, U>(list: Iterable<T>, make: (item: T) => readonly U[]): Generator<U> {
  for (const item of list) yield* make(item);
}

// All that a sale needs, made through the API: provider, ride, a product with its types and prices, channels of the
// three pools, a unit, a customer, a promotion. The clock stands on Friday 20 November 2026, 9 o'clock in São Paulo.
import type { Caller, TestApp } from './app.ts';
import { create, type Values } from './factory.ts';
import { weekendRide } from './ride-world.ts';

export const openingNow = new Date('2026-11-20T12:00:00.000Z');
/** A Friday a week later. */
export const visitDate = '2026-11-27';

export interface SalesWorld {
  readonly admin: Caller;
  readonly sales: Caller;
  readonly ids: Readonly<
    Record<
      | 'provider'
      | 'ride'
      | 'product'
      | 'adult'
      | 'half'
      | 'family'
      | 'internet'
      | 'distributor'
      | 'ticketOffice'
      | 'unit'
      | 'customer'
      | 'promotion'
      | 'category',
      string
    >
  >;
  readonly coupon: string;
  /** The body of a new order for two adults on the internet, with what is given instead. */
  body(given?: Readonly<Values>): Values;
  /** The same, sold. */
  sell(given?: Readonly<Values>, seller?: Caller): Promise<Values>;
  /** The same, paid. */
  sellPaid(given?: Readonly<Values>): Promise<Values>;
  act(caller: Caller, order: Values, action: string, body?: unknown): ReturnType<Caller['post']>;
  /** The same, taken: the order after it. */
  done(caller: Caller, order: Values, action: string, body?: unknown): Promise<Values>;
  /** The lines of an order for so many adults. */
  adults(quantity: number): readonly Values[];
  read(order: Values): Promise<Values>;
  /** Types of the entries of the timeline, oldest first. */
  timeline(order: Values): Promise<string[]>;
  couponsUsed(): Promise<number>;
}

interface Options {
  readonly stock?: Values;
  readonly couponQuantity?: number;
  readonly maximumQuantity?: number;
}

export async function buildSalesWorld(
  server: TestApp,
  { stock = weekendRide.stock, couponQuantity = 100, maximumQuantity = 10 }: Options = {},
): Promise<SalesWorld> {
  server.setClock(openingNow);
  const [admin, sales, financial] = [await server.as('admin'), await server.as('sales'), await server.as('financial')];
  const id = (record: Values) => String(record['id']);
  const provider = id(
    await create(admin, 'provider', { timeZone: 'America/Sao_Paulo', voucherText: 'Chegue 15 minutos antes.' }),
  );
  const ride = id(await create(admin, 'ride', { providerId: provider, status: 'active', ...weekendRide, stock }));
  const category = id(await create(admin, 'productCategory'));
  const channel = async (stockPool: string, confirmsAtSale = false) =>
    id(await create(admin, 'salesChannel', { stockPool, status: 'active', confirmsAtSale }));
  const channels = {
    internet: await channel('internet'),
    distributor: await channel('distributor'),
    ticketOffice: await channel('ticketOffice', true),
  };
  const product = id(
    await create(admin, 'product', {
      providerId: provider,
      rideId: ride,
      productCategoryId: category,
      salesChannelIds: Object.values(channels),
      minimumQuantity: 1,
      maximumQuantity,
      multiple: 1,
    }),
  );
  const type = async (name: string, given: Values, price: number, serviceFeePercentage = 1000) => {
    const grid = id(await create(admin, 'productGrid', { productId: product, name, ...given }));
    await create(admin, 'productPrice', {
      productId: product,
      productGridId: grid,
      fullPrice: price + 1000,
      salesPrice: price,
      transferValue: price / 2,
      serviceFeePercentage,
    });
    return grid;
  };
  const adult = await type('Adulto', { unitType: 'adult' }, 10_000);
  const half = await type('Meia', { unitType: 'student', halfPrice: true }, 5000);
  const family = await type('Família', { unitType: 'family', peoplePerUnit: 4 }, 33_000);
  await must(admin.post(`/api/products/${product}/actions/activate`), 200);
  const unit = id(await create(admin, 'distributionUnit'));
  const customer = id(await create(admin, 'customer', { name: 'José da Conceição' }));
  const promotion = await create(admin, 'promotion', {
    providerId: provider,
    discountType: 'percent',
    discountValue: 1000,
    couponQuantity,
  });
  const ids = {
    provider,
    ride,
    product,
    adult,
    half,
    family,
    ...channels,
    unit,
    customer,
    promotion: id(promotion),
    category,
  };

  const body = (given: Readonly<Values> = {}): Values =>
    withoutAbsent({
      client: { customerId: customer },
      provider: { providerId: provider },
      ride: { rideId: ride },
      salesChannelId: ids.internet,
      visitDate,
      visitTime: '09:00',
      products: [{ productId: product, productGridId: adult, quantity: 2 }],
      ...given,
    });
  const sell = async (given: Readonly<Values> = {}, seller: Caller = sales) =>
    must(seller.post('/api/orders', body(given)), 201);
  const act = (caller: Caller, order: Values, action: string, input?: unknown) =>
    caller.post(`/api/orders/${id(order)}/actions/${action}`, input);
  return {
    admin,
    sales,
    ids,
    coupon: String(promotion['couponCode']),
    body,
    done: async (caller, order, action, input) => must(act(caller, order, action, input), 200),
    adults: (quantity) => [{ productId: product, productGridId: adult, quantity }],
    sell,
    act,
    sellPaid: async (given) => must(act(financial, await sell(given), 'confirmPayment'), 200),
    read: async (order) => must(admin.get(`/api/orders/${id(order)}`), 200),
    timeline: async (order) => {
      const { body: entries } = await admin.get(`/api/orders/${id(order)}/occurrences?_sort=id&_order=ASC`);
      return (entries as { type: string }[]).map(({ type: name }) => name);
    },
    couponsUsed: async () => Number((await must(admin.get(`/api/promotions/${ids.promotion}`), 200))['couponsUsed']),
  };
}

async function must(answer: ReturnType<Caller['get']>, status: number): Promise<Values> {
  const given = await answer;
  if (given.status !== status) throw new Error(JSON.stringify(given.body));
  return given.body as Values;
}

function withoutAbsent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

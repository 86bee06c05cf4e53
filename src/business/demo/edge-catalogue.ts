// Edge rows of the catalogue (docs/domain.md 5): planted in the last but one provider; the last one stays without
// rides.
import { addDays, weekdays } from '#engine/model/days.ts';
import { day, instantAt, iso } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { StoredPrice, StoredValidity } from './prices.ts';
import type { PricedProduct, StoredProduct } from './products.ts';
import type { StoredPromotion } from './promotions.ts';
import type { PlacedProvider } from './providers.ts';
import { itemAt, type Random } from './random.ts';
import type { Stock, StoredRide } from './rides.ts';

/** What markup, spreadsheets and encodings stumble over. */
export const awkwardText = '<script>alert("1")</script> =1+1 🎡 "aspas"; ponto e vírgula';

/** Sold out on the internet by one order of six, while resellers still have three places. */
export const scarceStock: Stock = { total: 10, internet: 6, distributor: 3, ticketOffice: 1 };
export const scarceInDays = 5;
export const nearlyUsedUp = { code: 'QUASE99', used: 99, quantity: 100 } as const;
export const usedUp = { code: 'ESGOTADO', quantity: 2 } as const;
export const manyLines = 50;

export function edgeProvider(providers: readonly PlacedProvider[]): PlacedProvider {
  return itemAt(providers, providers.length - 2);
}

export function plantProvider(providers: readonly PlacedProvider[]): PlacedProvider[] {
  const planted = edgeProvider(providers);
  return providers.map((provider) =>
    provider === planted ? { ...provider, record: { ...provider.record, voucherText: awkwardText } } : provider,
  );
}

/** The second ride is closed tomorrow, the third has a scarce day; all three have places enough otherwise. */
export function plantRides(rides: readonly StoredRide[], provider: PlacedProvider, today: string): StoredRide[] {
  const own = rides.filter(({ providerId }) => providerId === provider.record.id);
  return rides.map((ride) => {
    const number = own.indexOf(ride);
    const schedules = ride.schedules ?? [];
    if (number === 0)
      return {
        ...ride,
        description: awkwardText,
        stock: { total: 2000, internet: 1200, distributor: 500, ticketOffice: 300 },
      };
    if (number === 1)
      return {
        ...ride,
        schedules: [
          ...schedules,
          { date: addDays(today, 1), kind: 'closed' as const, reason: 'Inspeção dos bombeiros' },
        ],
      };
    if (number === 2)
      return {
        ...ride,
        ...openEveryDay(today),
        schedules: [
          { date: addDays(today, scarceInDays), kind: 'capacity' as const, stock: scarceStock, reason: 'Meia equipe' },
        ],
      };
    return ride;
  });
}

/** Whatever day it is, the scarce one is not a day of rest. */
function openEveryDay(today: string): Pick<StoredRide, 'timetables' | 'availabilities'> {
  return {
    timetables: weekdays.map((weekday) => ({ weekday, startTime: '09:00', finishTime: '17:00', timeInterval: 60 })),
    availabilities: [{ initialDate: addDays(today, -730), finalDate: addDays(today, 364) }],
  };
}

/**
 * The first product takes an order of 50 lines; a draft has neither types nor price nor any title but the Portuguese.
 */
export function plantProducts(
  random: Random,
  products: readonly PricedProduct[],
  provider: PlacedProvider,
): PricedProduct[] {
  const first = products.find(({ record }) => record.providerId === provider.record.id);
  if (first === undefined) throw new Error('the provider of the edge rows has no product');
  const draft: StoredProduct = {
    ...baseOf(random, Date.parse(first.record.createdAt) + day),
    title: 'Produto novo sem preço',
    titles: { pt: 'Produto novo sem preço' },
    sku: 'RASCUNHO-0001',
    providerId: provider.record.id,
    productCategoryId: first.record.productCategoryId,
    status: 'draft',
    minimumQuantity: 1,
    maximumQuantity: 10,
    multiple: 1,
    displayOrder: 0,
  };
  return [
    ...products.map((product) =>
      product === first ? { ...product, record: { ...product.record, maximumQuantity: 100 } } : product,
    ),
    { record: draft, sector: first.sector, adultPrice: 0, grids: [] },
  ];
}

/** Two validities of the first product that overlap. */
export function plantValidities(
  random: Random,
  validities: readonly StoredValidity[],
  parts: { product: PricedProduct; today: string },
): StoredValidity[] {
  const { record } = parts.product;
  const overlapping = [
    { name: 'Próximos dias', validFrom: addDays(parts.today, 2), validTo: addDays(parts.today, 40) },
    { name: 'Próxima semana', validFrom: addDays(parts.today, 7), validTo: addDays(parts.today, 13) },
  ];
  return [
    ...validities,
    ...overlapping.map((period) => ({
      ...baseOf(random, Date.parse(record.createdAt) + day),
      productId: record.id,
      ...period,
    })),
  ];
}

/** A price of the first product that leaves no margin. */
export function plantPrices(prices: readonly StoredPrice[], product: PricedProduct): StoredPrice[] {
  const planted = prices.find(({ productId }) => productId === product.record.id);
  return prices.map((price) => (price === planted ? { ...price, transferValue: price.salesPrice } : price));
}

export function edgePromotions(random: Random, provider: PlacedProvider, today: string): StoredPromotion[] {
  const build = (
    fields: Pick<StoredPromotion, 'name' | 'couponCode' | 'couponQuantity'>,
    from: number,
    to: number,
  ): StoredPromotion => ({
    ...baseOf(random, instantAt(addDays(today, from), '00:00') - day),
    providerId: provider.record.id,
    ...fields,
    active: true,
    discountType: 'fixed',
    discountValue: 500,
    minimumPurchaseValue: 0,
    couponsUsed: 0,
    validFrom: iso(instantAt(addDays(today, from), '00:00')),
    validTo: iso(instantAt(addDays(today, to), '23:59')),
  });
  return [
    build({ name: 'Quase esgotada', couponCode: nearlyUsedUp.code, couponQuantity: nearlyUsedUp.quantity }, -80, 60),
    build({ name: 'Esgotada', couponCode: usedUp.code, couponQuantity: usedUp.quantity }, -80, 60),
    build({ name: 'Vencida', couponCode: 'VENCIDO25', couponQuantity: 50 }, -80, -3),
  ];
}

import { describe, expect, it } from 'vitest';
import { addDays } from '#engine/model/days.ts';
import { localDate, type Zone } from '#business/demo/calendar.ts';
import { codeSource, isLive } from '#business/demo/draft-order.ts';
import { buildOrders } from '#business/demo/orders.ts';
import { places } from '#business/demo/places.ts';
import { createRandom } from '#business/demo/random.ts';
import { openShop } from '#business/demo/shop.ts';
import { byId } from '#tests/support/standing-invariants.ts';
import { demoNow, readDemo } from './demo-records.ts';

const demo = readDemo(400);
const stock = { total: 20, internet: 12, distributor: 5, ticketOffice: 3 };

/** Three rides are open on three days of ten, with few places: buyers compete. */
function sellScarcePlaces() {
  const today = localDate(demoNow);
  const openDays = Array.from({ length: 110 }, (_, period) => ({
    initialDate: addDays(today, -800 + period * 10),
    finalDate: addDays(today, -798 + period * 10),
  }));
  const rides = demo.ride
    .slice(0, 3)
    .map((ride) => ({ ...ride, visitMode: 'openingHours' as const, stock, schedules: [], availabilities: openDays }));
  const providers = demo.provider.map((record) => ({
    record,
    place: { ...places[0]!, zone: record.timeZone as Zone },
  }));
  const products = demo.product.map((record) => ({
    record,
    sector: 'show' as const,
    adultPrice: 0,
    grids: demo.productGrid.filter(({ productId }) => productId === record.id),
  }));
  const random = createRandom();
  const shop = openShop({ providers, products, prices: demo.productPrice, validities: demo.validity, promotions: [] });
  const distributors = demo.distributionUnit.map((record) => ({ record, place: places[0]! }));
  return buildOrders(random, {
    shop,
    providers,
    rides,
    channels: demo.salesChannel,
    distributors,
    nextCode: codeSource(random),
    now: demoNow,
    count: 1500,
    customers: 300,
  });
}

describe('when places are scarce', () => {
  const gridOf = byId(demo.productGrid);
  const channelOf = byId(demo.salesChannel);

  it('many slots are sold out and none beyond', () => {
    const sold = new Map<string, number>();
    for (const { status, ride, visitDate, salesChannelId, products } of sellScarcePlaces().filter((order) =>
      isLive(order.status),
    )) {
      const pool = channelOf(salesChannelId).stockPool;
      const key = `${ride?.rideId} ${visitDate} ${pool}`;
      const people = products.reduce((sum, line) => sum + line.quantity * gridOf(line.productGridId).peoplePerUnit, 0);
      sold.set(key, (sold.get(key) ?? 0) + people);
      expect(sold.get(key), `${key} ${status}`).toBeLessThanOrEqual(stock[pool]);
    }
    expect([...sold.values()].filter((people) => people >= 5).length).toBeGreaterThan(50);
  });
});

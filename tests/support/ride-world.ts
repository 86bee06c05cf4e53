// A provider with a ride, what is sold of it and the channels, and orders put into the database as if they had been
// sold.
import { entities } from '#generated/entities.ts';
import type { Pool } from '#business/rides/slots.ts';
import { systemActor } from '#engine/server/actor.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import type { Caller, TestApp } from './app.ts';
import { create, type Values } from './factory.ts';

interface Sale {
  readonly date: string;
  readonly time?: string | undefined;
  readonly pool?: Pool;
  readonly tickets?: number;
  readonly peoplePerUnit?: number;
  readonly halfPrice?: boolean;
  readonly status?: 'pending' | 'confirmed' | 'used' | 'expired' | 'cancelled';
}

export interface RideWorld {
  readonly admin: Caller;
  readonly provider: Values;
  readonly ride: Values;
  readonly rideId: string;
  /** The id of the order. */
  sell(sale: Sale): Promise<string>;
}

const stock = { total: 100, internet: 60, distributor: 30, ticketOffice: 10 };

/**
 * Open from the first of November 2026 to the end of the year, on Fridays and Saturdays at 9 and 10 o'clock, in São
 * Paulo.
 */
export const weekendRide = {
  visitMode: 'startTime',
  stock,
  timetables: ['friday', 'saturday'].map((weekday) => ({
    weekday,
    startTime: '09:00',
    finishTime: '11:00',
    timeInterval: 60,
  })),
  availabilities: [{ initialDate: '2026-11-01', finalDate: '2026-12-31' }],
};

/** The channels of the organisation are shared by its worlds. */
export async function buildRideWorld(server: TestApp, given: Readonly<Values> = {}): Promise<RideWorld> {
  const admin = await server.as('admin');
  const provider = await create(admin, 'provider', { timeZone: 'America/Sao_Paulo' });
  const ride = await create(admin, 'ride', { providerId: provider['id'], status: 'active', ...weekendRide, ...given });
  const [customer, category] = [await create(admin, 'customer'), await create(admin, 'productCategory')];
  const product = await create(admin, 'product', {
    providerId: provider['id'],
    rideId: ride['id'],
    productCategoryId: category['id'],
    status: 'draft',
  });
  const grid = await create(admin, 'productGrid', { productId: product['id'] });
  const channels = new Map<Pool, Values>();
  const sell = async ({
    date,
    time,
    pool = 'internet',
    tickets = 1,
    peoplePerUnit = 1,
    halfPrice = false,
    status = 'confirmed',
  }: Sale) => {
    const channel = channels.get(pool) ?? (await create(admin, 'salesChannel', { stockPool: pool, status: 'active' }));
    channels.set(pool, channel);
    const id = uuidV7(new Date());
    const order = {
      id,
      code: codeOf(sold++),
      status,
      purchaseDate: '2026-11-10T12:00:00.000Z',
      client: { customerId: customer['id'], name: 'Cliente' },
      provider: { providerId: provider['id'], tradeName: 'Parque' },
      ride: { rideId: ride['id'], name: 'Atração' },
      visitDate: date,
      ...(time !== undefined && { visitTime: time }),
      salesChannelId: channel['id'],
      currency: 'BRL',
      products: [
        {
          productId: product['id'],
          productGridId: grid['id'],
          quantity: tickets,
          title: 'Ingresso',
          unitPrice: 1000,
          fullPrice: 1000,
          transferValue: 800,
          lineTotal: 1000 * tickets,
          peoplePerUnit,
          halfPrice,
        },
      ],
      subtotal: 1000 * tickets,
      discount: 0,
      serviceFee: 0,
      total: 1000 * tickets,
      refundState: 'none',
      refundedAmount: 0,
    };
    await insertRecord(server.database, entities.order, order, {
      actor: systemActor('icd'),
      now: new Date(),
      action: 'create',
    });
    return id;
  };
  return { admin, provider, ride, rideId: String(ride['id']), sell };
}

let sold = 0;

/** Eight signs of the alphabet of order codes. */
function codeOf(number: number): string {
  return String(number)
    .padStart(8, '0')
    .replace(/[01]/g, (digit) => (digit === '0' ? 'A' : 'B'));
}

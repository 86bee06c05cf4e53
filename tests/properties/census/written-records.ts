// A record of each entity that people write, in a world that sells.
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import type { Caller, TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';
import { creations, updates, type Attempt } from './write-attempts.ts';

/** Entities that people write; orders are sold, not written. */
export const written = entityNames.filter(
  (name) =>
    entities[name].methods.create &&
    entities[name].methods.update &&
    !['occurrence', 'accessRequest', 'order'].includes(name),
);

/** Lists with items that no rule refuses; an entity whose lists are empty would prove nothing. */
const items: Readonly<Partial<Record<EntityName, Values>>> = {
  ride: {
    timetables: [
      { weekday: 'friday', startTime: '09:00', finishTime: '12:00', timeInterval: 60 },
      { weekday: 'saturday', startTime: '10:00', finishTime: '12:00', timeInterval: 30 },
    ],
    schedules: [
      {
        date: '2026-12-11',
        kind: 'extra',
        startTime: '19:00',
        finishTime: '21:00',
        reason: 'Noite de verão',
        stock: { total: 20, internet: 10, distributor: 5, ticketOffice: 5 },
      },
    ],
    availabilities: [
      {
        initialDate: '2026-12-01',
        finalDate: '2026-12-31',
        stock: { total: 80, internet: 40, distributor: 30, ticketOffice: 10 },
      },
    ],
    seasons: [{ type: 'high', name: 'Verão', initialDate: '2026-12-10', finalDate: '2026-12-31' }],
  },
};

export interface WrittenRecords {
  readonly admin: Caller;
  readonly world: SalesWorld;
  /** As it was made. */
  of(name: EntityName): Values;
  /** As it is now. */
  read(name: EntityName): Promise<Values>;
  /** All ways to change it. */
  updates(name: EntityName): Attempt[];
  /** All ways to make another one like it. */
  creations(name: EntityName): Attempt[];
}

export async function makeRecords(server: TestApp): Promise<WrittenRecords> {
  const world = await buildSalesWorld(server);
  const { admin } = world;
  const made = new Map<EntityName, Values>();
  for (const name of written) made.set(name, await create(admin, name, items[name] ?? {}));
  const of = (name: EntityName) => made.get(name) ?? {};
  return {
    admin,
    world,
    of,
    read: async (name) =>
      (await admin.get(`/api/${entities[name].collection}/${String(of(name)['id'])}`)).body as Values,
    updates: (name) => updates(name, { admin, record: of(name) }),
    creations: (name) => creations(name, { admin, record: of(name) }),
  };
}

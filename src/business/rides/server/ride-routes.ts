// The calls about a ride's days: slots of a day, a month's calendar, one change for many days.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import type { Actor } from '#engine/server/actor.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { admitBy } from '#engine/server/records/rights.ts';
import { calls } from './calls.ts';
import { rideClock } from './stock/ride-clock.ts';
import { changeManyDays } from './change-many-days.ts';
import { findNearlyFull } from './nearly-full.ts';
import { readRideDay, readRideMonth } from './ride-days.ts';

interface Day {
  readonly date?: string;
}
interface Month {
  readonly month?: string;
}

export function registerRides(app: FastifyInstance, parts: RouteParts): void {
  const { database } = parts;
  const admit = admitBy('read', entities.ride);
  addCall(app, calls.slots, {
    admit,
    handler: async (request, _, actor) => {
      const { clock, ...rest } = await readRide(parts, request, actor);
      const { date = clock.date } = request.query as Day;
      return readRideDay(database, { ...rest, clock, date });
    },
  });
  addCall(app, calls.calendar, {
    admit,
    handler: async (request, _, actor) => {
      const { clock, ...rest } = await readRide(parts, request, actor);
      const { month = clock.date.slice(0, 7) } = request.query as Month;
      return readRideMonth(database, { ...rest, clock, month });
    },
  });
  addCall(app, calls.nearlyFull, {
    admit,
    handler: (_request, _reply, actor) => findNearlyFull(database, { actor, now: parts.clock() }),
  });
  addCall(app, calls.bulkChange, {
    admit: admitBy('update', entities.ride),
    handler: (request, _, actor) => changeManyDays(parts, { actor, id: idOf(request), body: request.body }),
  });
}

function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

/** The ride as the actor may know of it, and the clock at its place. */
async function readRide({ database, clock }: RouteParts, request: FastifyRequest, actor: Actor) {
  const ride = await readRecord(database, entities.ride, { at: { id: idOf(request) }, actor });
  const { organizationId } = actor;
  return {
    organizationId,
    ride,
    clock: await rideClock(database, { organizationId, providerId: ride.providerId, now: clock() }),
  };
}

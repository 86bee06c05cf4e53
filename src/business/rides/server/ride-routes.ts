// The calls about a ride's days: slots of a day, a month's calendar, one change for many days.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import type { Ride } from '#generated/types.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { Actor } from '#engine/server/actor.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { checkRight } from '#engine/server/records/rights.ts';
import { rideClock } from './stock/ride-clock.ts';
import { changeManyDays } from './change-many-days.ts';
import { readRideDay, readRideMonth } from './ride-days.ts';

export function registerRides(app: FastifyInstance, parts: RouteParts): void {
  const { database } = parts;
  app.get('/api/rides/:id/slots', async (request) => {
    const { organizationId, ...rest } = await readRide(parts, request);
    return readRideDay(database, { organizationId, ...rest, date: readParameter(request, 'date') ?? rest.clock.date });
  });
  app.get('/api/rides/:id/calendar', async (request) => {
    const { organizationId, ...rest } = await readRide(parts, request);
    return readRideMonth(database, {
      organizationId,
      ...rest,
      month: readParameter(request, 'month') ?? rest.clock.date.slice(0, 7),
    });
  });
  app.post('/api/rides/:id/bulk-change', async (request) =>
    changeManyDays(parts, { actor: request.actor, id: idOf(request), body: request.body }),
  );
}

function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

/** The ride as the actor may know of it, and the clock at its place. */
async function readRide({ database, clock }: RouteParts, request: FastifyRequest) {
  const actor: Actor | null = request.actor;
  checkRight(entities.ride, 'read', actor);
  const ride = (await readRecord(database, entities.ride, { at: { id: idOf(request) }, actor })) as unknown as Ride;
  const { organizationId } = actor;
  return {
    organizationId,
    ride,
    clock: await rideClock(database, { organizationId, providerId: ride.providerId, now: clock() }),
  };
}

/** The one parameter that the calls take; without it the day or month that it is at the provider. */
function readParameter(request: FastifyRequest, name: 'date' | 'month'): string | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(query).find((key) => key !== name);
  if (unknown !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: unknown, suggestion: name });
  const value = query[name];
  const isRight =
    value === undefined || (typeof value === 'string' && hasFormat('date', name === 'date' ? value : `${value}-01`));
  if (!isRight)
    throw new ApiError('BAD_REQUEST', { detail: `${name}: ${name === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM'}`, name });
  return value;
}

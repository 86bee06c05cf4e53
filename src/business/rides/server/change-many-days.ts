// One exception for many days of a ride, shown before it is done: a weekend gets another capacity in one go.
import { entities } from '#generated/entities.ts';
import type { RideBulkChange } from '#generated/types.ts';
import type { BulkChangeAnswer } from '../calendar.ts';
import { shapes } from '#generated/shapes.ts';
import type { Actor } from '#engine/server/actor.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { checkPayload } from '#engine/server/session/check-payload.ts';
import { rideClock } from './stock/ride-clock.ts';
import { soldPlaces } from './stock/sold-places.ts';
import { planBulkChange } from './plan-bulk-change.ts';

const ride = entities.ride;
const mostSchedules = ride.fields.find(({ name }) => name === 'schedules')?.maxItems ?? 0;

/**
 * What is done, or with `preview` what would be. Days with another exception or too much sold are left alone and
 * listed.
 */
export async function changeManyDays(
  parts: RouteParts,
  { actor, id, body }: { readonly actor: Actor; readonly id: string; readonly body: unknown },
): Promise<BulkChangeAnswer> {
  const { database, clock, records } = parts;
  const now = clock();
  const { preview = false, ...change } = await checkPayload<RideBulkChange>('rideBulkChange', body, now);
  return database.transaction(async () => {
    // Held from the plan to the writing: nobody sells in between.
    const current = await readRecord(database, ride, { at: { id }, actor, lock: !preview });
    const { organizationId } = actor;
    const here = await rideClock(database, { organizationId, providerId: current.providerId, now });
    const sold = await soldPlaces(database, { organizationId, rideId: id, from: change.from, to: change.to });
    const { added, ...plan } = planBulkChange(change, { ride: current, sold, clock: here });
    const schedules = [...(current.schedules ?? []), ...added];
    if (schedules.length > mostSchedules)
      throw invalid(shapes.rideBulkChange, [{ path: ['to'], rule: 'schedulesFull', params: { limit: mostSchedules } }]);
    if (!preview && added.length > 0) await records.update('ride', { id }, { actor, body: { schedules } });
    return { preview, ...plan };
  });
}

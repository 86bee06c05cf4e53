// What a ride's own record cannot tell: a capacity for some hours has no sense where the day is one bucket, and nothing
// sold is taken away.
import type { Ride } from '#generated/types.ts';
import type { Problem } from '#engine/model/rules.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { buildDeactivation } from '#business/order-use/server.ts';
import type { EntityHooks, WriteContext } from '#engine/server/records/hooks.ts';
import { isValues, type Values } from '#engine/server/records/present-record.ts';
import { rideClock } from './stock/ride-clock.ts';
import { soldPlaces } from './stock/sold-places.ts';
import { slotsSold } from '../errors.ts';
import { slotTexts } from './slot-texts.ts';
import { slotConflicts } from './slot-conflicts.ts';

/** An inactive ride is not sold; the visits sold before stand. */
export const deactivateRide = buildDeactivation(({ actor: { organizationId }, current }) => ({
  organizationId,
  rideId: String(current['id']),
}));

export const rideHooks: EntityHooks<Ride> = {
  check: ({ record }) => wholeDayProblems(record),
  // Everything else about the record is right here, and its row is locked since it was read.
  beforeWrite: async (context) => {
    await checkSold(context);
    return {};
  },
};

function wholeDayProblems({ visitMode, schedules }: Readonly<Values>): Problem[] {
  if (visitMode !== 'openingHours' || !Array.isArray(schedules)) return [];
  return schedules.flatMap((schedule: unknown, index): Problem[] =>
    isValues(schedule) && schedule['kind'] === 'capacity' && schedule['startTime'] !== undefined
      ? [{ path: ['schedules', index, 'startTime'], rule: 'wholeDayOnly', params: {} }]
      : [],
  );
}

/** 409 with the slots. */
async function checkSold({
  database,
  actor: { organizationId },
  now,
  record,
  current: before,
}: WriteContext<Ride>): Promise<void> {
  if (before === undefined) return;
  const clock = await rideClock(database, { organizationId, providerId: before.providerId, now });
  const sold = await soldPlaces(database, { organizationId, rideId: before.id, from: clock.date });
  const slots = slotConflicts({ before, after: record, sold, clock });
  if (slots.length > 0)
    throw new ApiError({ ...slotsSold, print: (t) => ({ slots: slotTexts(slots, t) }) }, {}, { slots });
}

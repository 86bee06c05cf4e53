// What a change of a ride would take away although it is sold (docs/domain.md 3.6): raising is free, the past is over.
import type { LocalTime } from '#engine/model/local-time.ts';
import { slotAt, type SlotConflict, type SlotPlan } from '../slots.ts';
import { isPast } from './stock/ride-clock.ts';
import type { SoldPlaces } from './stock/sold-places.ts';

interface Change {
  readonly before: SlotPlan;
  readonly after: SlotPlan;
  readonly sold: readonly SoldPlaces[];
  readonly clock: LocalTime;
}

/** Slots whose places get fewer and would be fewer than are sold, in the order of what is sold. */
export function slotConflicts({ before, after, sold, clock }: Change): SlotConflict[] {
  return sold.flatMap(({ date, time, pool, people }) => {
    if (isPast({ date, time }, clock)) return [];
    const [had = 0, places = 0] = [before, after].map((ride) => slotAt(ride, date, time)?.stock[pool]);
    return places < had && people > places
      ? [{ date, ...(time !== undefined && { time }), pool, sold: people, places }]
      : [];
  });
}

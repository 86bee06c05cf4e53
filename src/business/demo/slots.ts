// The slots of the demo rides, remembered by day.
import { slotsOn, type Slot } from '#business/rides/slots.ts';
import type { StoredRide } from './rides.ts';

/** Slots of a ride by day; a ride asked twice for a day answers from memory. */
export function createSlotBook(): (ride: StoredRide, date: string) => readonly Slot[] {
  const known = new Map<string, readonly Slot[]>();
  return (ride, date) => {
    const key = `${ride.id}${date}`;
    const slots = known.get(key) ?? slotsOn(ride, date);
    known.set(key, slots);
    return slots;
  };
}

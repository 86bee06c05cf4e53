// What the calls about a ride's days answer, the same on both sides: /api/rides/{id}/slots, /calendar and /bulk-change.
import type { ScheduleRow, SlotConflict, Stock } from './slots.ts';

export type DayState = 'closed' | 'open' | 'soldOut';

/** `removed`: sold, but no slot any more (the pattern has changed since). */
type SlotState = 'open' | 'soldOut' | 'past' | 'removed';

export interface SlotAnswer {
  /** Absent for opening hours: the whole day. */
  readonly time?: string;
  readonly state: SlotState;
  readonly capacity: Stock;
  readonly sold: Stock;
  readonly free: Stock;
  /** Tickets sold, and how many of them at half price by law (docs/domain.md 3.15). */
  readonly tickets: number;
  readonly halfPrice: number;
}

/** A day in one line; amounts are places. */
export interface CalendarDay {
  readonly date: string;
  readonly state: DayState;
  readonly season: 'high' | 'low';
  readonly slots: number;
  readonly capacity: number;
  readonly sold: number;
  readonly free: number;
  /** Kinds of the exceptions of this day. */
  readonly exceptions: readonly ScheduleRow['kind'][];
}

export interface RideDay extends Omit<CalendarDay, 'slots' | 'exceptions'> {
  readonly timeZone: string;
  readonly slots: readonly SlotAnswer[];
  readonly exceptions: readonly ScheduleRow[];
}

export interface RideMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly timeZone: string;
  /** The day at the provider's place. */
  readonly today: string;
  readonly days: readonly CalendarDay[];
}

/** A day that a bulk change leaves as it is. */
export interface BulkConflict {
  readonly date: string;
  /** An exception stands there already, or more is sold than would be left. */
  readonly cause: 'schedule' | 'sold';
  readonly kinds?: readonly ScheduleRow['kind'][];
  readonly slots?: readonly SlotConflict[];
}

export interface BulkChangeAnswer {
  readonly preview: boolean;
  /** Days that are changed. */
  readonly days: number;
  /** Slots that are closed, added or given another capacity. */
  readonly slots: number;
  readonly dates: readonly string[];
  readonly conflicts: readonly BulkConflict[];
  readonly skipped: {
    readonly past: number;
    /** Nothing is to be changed there: the ride is closed, or no slot begins in the hours. */
    readonly unchanged: number;
  };
}

/** A slot of the next days of which most places are sold. */
export interface NearlyFull {
  readonly rideId: string;
  readonly ride: string;
  readonly providerId: string;
  /** Absent for those who may not read providers. */
  readonly provider?: string;
  readonly date: string;
  /** Absent for opening hours. */
  readonly time?: string;
  readonly places: number;
  readonly sold: number;
}

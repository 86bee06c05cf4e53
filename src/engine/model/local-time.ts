// What the clock on the wall of a place says: visit dates and times are compared with it, never with UTC
// (docs/domain.md 1.0).
import { dateTimeFormat } from './intl.ts';

export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
}

/** The day and time at an instant in an IANA zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const [date = '', time = ''] = formatIn(timeZone).format(now).split(' ');
  // Years before 1000 come without their zeros.
  return { date: date.padStart('YYYY-MM-DD'.length, '0'), time };
}

/** The instant at which a day begins in an IANA zone; where clocks skip midnight, the first that there is. */
export function startOfDay(date: string, timeZone: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  // What the wall shows at that instant tells how far the zone is; once more, for days on which it moves.
  const first = utc - (wallTime(new Date(utc), timeZone) - utc);
  const offset = wallTime(new Date(first), timeZone) - first;
  return new Date(utc - offset);
}

/** The wall clock of a zone, read as if it were UTC. */
function wallTime(at: Date, timeZone: string): number {
  const { date, time } = localTime(at, timeZone);
  return Date.parse(`${date}T${time}:00Z`);
}

/** Sweden writes dates as we store them. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  return dateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

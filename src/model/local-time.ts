// What the clock on the wall of a place says: visit dates and times are compared with it, never with UTC (DOMAIN 1.0).

export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
}

/** The day and time at an instant in an IANA zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const [date = '', time = ''] = formatIn(timeZone).format(now).split(' ');
  return { date, time };
}

/** Sweden writes dates as we store them. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

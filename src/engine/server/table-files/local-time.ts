// Instants as the clocks of a time zone show them.
export function localTimes(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  // Clocks are put forward or back on a quarter of an hour at the finest: within one the offset is the same.
  const quarter = 900_000;
  const offsets = new Map<number, number>();
  return (instant) => {
    const at = Date.parse(instant);
    if (Number.isNaN(at)) return instant;
    const key = Math.floor(at / quarter);
    const offset = offsets.get(key) ?? offsetAt(format, key * quarter);
    offsets.set(key, offset);
    return `${new Date(at + offset).toISOString().slice(0, 19)}${printOffset(offset)}`;
  };
}

/** Milliseconds east of UTC. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function printOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

// How long until an instant, in the two largest of days, hours and minutes; pure, and a hook that follows the clock.
import { useEffect, useState } from 'react';
import { numberFormat } from '#engine/model/intl.ts';

const minute = 60_000;
const units = [
  { unit: 'day', length: 24 * 60 },
  { unit: 'hour', length: 60 },
  { unit: 'minute', length: 1 },
] as const;

/** 95 minutes → "1 h 35 min" as the language abbreviates; at least one minute. */
export function spanText(milliseconds: number, locale: string): string {
  let left = Math.max(1, Math.ceil(milliseconds / minute));
  const parts = units.map(({ unit, length }) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      numberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(count),
    )
    .join(' ');
}

/** Milliseconds until the instant, below zero after it; looked at again each half minute. */
export function useTimeLeft(instant: string): number {
  const left = () => Date.parse(instant) - Date.now();
  const [value, setValue] = useState(left);
  useEffect(() => {
    const look = () => setValue(Date.parse(instant) - Date.now());
    look();
    const timer = setInterval(look, minute / 2);
    return () => clearInterval(timer);
  }, [instant]);
  return value;
}

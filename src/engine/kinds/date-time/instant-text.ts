// An instant as people type it, on the reader's clocks: 31/12/2026 14:30, 311220261430.
import type { Language } from '#engine/model/text.ts';
import { readDay, typedDay } from '../date/day-text.ts';

/** As it is typed; a text that is no stored instant as it is. */
export function typedInstant(text: string, language: Language): string {
  const at = new Date(text);
  return isInstant(text) ? `${typedDay(dayOf(at), language)} ${two(at.getHours())}:${two(at.getMinutes())}` : text;
}

/** The stored instant that a text says; undefined: none. */
export function readInstant(text: string, language: Language): string | undefined {
  if (isInstant(text.trim())) return new Date(text.trim()).toISOString();
  const [, day = '', hour = '', minute = ''] = /^(.*?)\D*(\d{2}|(?<!\d)\d)[:h]?(\d{2})\s*$/i.exec(text.trim()) ?? [];
  const read = readDay(day, language);
  if (read === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return new Date(`${read}T${two(Number(hour))}:${minute}`).toISOString();
}

/** As it is stored: others, such as 12/31/2026, are texts that somebody types. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
}

/** On the reader's calendar. */
function dayOf(at: Date): string {
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

// Times of day HH:MM; 24:00 is the end of a day.

/** `9`, `930`, `9:30`, `9h30`, `09:30` → `09:30`; undefined when it is no time. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:\s*[:hH.]\s*(\d{1,2})?|(\d{2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? match[3] ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

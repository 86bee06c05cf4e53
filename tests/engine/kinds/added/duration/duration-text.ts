const hour = 60;

/** 90 → `1h30`, 45 → `45min`. */
export function writeDuration(value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const [hours, minutes] = [Math.floor(value / hour), value % hour];
  return hours === 0 ? `${minutes}min` : `${hours}h${String(minutes).padStart(2, '0')}`;
}

/** What cannot be read stays as it is, for the check to name. */
export function readDuration(text: string): number | string {
  const match = /^(?:(\d+)h(\d{2})?|(\d+)(?:min)?)$/.exec(text.trim());
  if (match === null) return text;
  return match[1] === undefined ? Number(match[3]) : Number(match[1]) * hour + Number(match[2] ?? 0);
}

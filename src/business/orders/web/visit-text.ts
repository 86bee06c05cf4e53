import type { RecordValues } from '#engine/web/api/record-calls.ts';
import type { Formatters } from '#engine/web/i18n/use-format.ts';

/** Day and hour of the visit as the provider's clock shows them; empty for an undated ticket. */
export function visitText(record: RecordValues, format: Formatters): string {
  const { visitDate, visitTime } = record;
  if (typeof visitDate !== 'string') return '';
  return format.dateAt(visitDate, visitTime);
}

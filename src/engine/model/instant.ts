// The one place where a text becomes a point in time: RFC 3339 with a zone, and only where the field's kind says that
// it is one.
import { fullFormats } from 'ajv-formats/dist/formats.js';

const isWritten = (fullFormats['date-time'] as { readonly validate: (text: string) => boolean }).validate;

/** Outside of these years PostgreSQL, JavaScript and the format write a year each in its own way. In UTC. */
const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** The instant that a text names; undefined for what names none, also for a leap second, which no clock here knows. */
export function readInstant(text: string): Date | undefined {
  const at = isWritten(text) ? Date.parse(text) : Number.NaN;
  return at >= first && at <= last ? new Date(at) : undefined;
}

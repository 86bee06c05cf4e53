import { randomUUID } from 'node:crypto';

/** An id that sorts by time of creation (RFC 9562): 48 bits of milliseconds, the rest random. */
export function uuidV7(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  // Of a random one, whose bits Node has at hand, all but the time and the version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

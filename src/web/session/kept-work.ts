// What was typed in a form when its session ended, until the same person is back. In this tab's storage alone, since it may hold personal data;
// without passwords; gone when its person leaves on purpose, when somebody else signs in, and after its time.
import { isRecord } from '#web/api/is-record.ts';

type Values = Readonly<Record<string, unknown>>;

export interface KeptWork {
  /** What the form began with, and which version of the record that was; a new record has none. */
  readonly base: Values;
  readonly version: number | undefined;
  readonly values: Values;
}

/** Whose, and of which form. */
export interface WorkPlace {
  readonly userId: string;
  readonly entity: string;
  readonly parentId: string | undefined;
  /** Undefined: of a record to be created. */
  readonly recordId: string | undefined;
}

/** Milliseconds. */
export const keptFor = 60 * 60_000;
const prefix = 'kept:';

const keyOf = ({ userId, entity, parentId = '', recordId = 'new' }: WorkPlace) => `${prefix}${[userId, entity, parentId, recordId].join(':')}`;

export function keepWork(place: WorkPlace, work: KeptWork): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ ...work, until: Date.now() + keptFor }));
  } catch {
    // More than the browser has room for: the rest of the product works on.
    return;
  }
  setTimeout(dropStale, keptFor);
}

export function readWork(place: WorkPlace): KeptWork | undefined {
  dropStale();
  const stored = parse(keyOf(place));
  if (stored === undefined || !isRecord(stored['base']) || !isRecord(stored['values'])) return undefined;
  const { base, values, version } = stored;
  return { base, values, version: typeof version === 'number' ? version : undefined };
}

export function dropWork(place: WorkPlace): void {
  sessionStorage.removeItem(keyOf(place));
}

/** All of it, but that of `userId`. */
export function dropWorkOfOthers(userId?: string): void {
  for (const key of keptKeys()) if (userId === undefined || !key.startsWith(`${prefix}${userId}:`)) sessionStorage.removeItem(key);
}

function dropStale(): void {
  for (const key of keptKeys()) {
    const until = parse(key)?.['until'];
    if (typeof until !== 'number' || until <= Date.now()) sessionStorage.removeItem(key);
  }
}

function keptKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
}

function parse(key: string): Values | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

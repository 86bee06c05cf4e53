// What was typed when its session ended, until the same person is back. In this tab's storage alone, since it may hold
// personal data; without passwords; gone when its person leaves on purpose, when somebody else signs in, and after its
// time.
import { isRecord } from '#engine/web/api/is-record.ts';

/** Whose, on which page, and in which of its forms. */
export interface WorkPlace {
  readonly userId: string;
  readonly path: string;
  readonly form: string;
}

/**
 * How the names of several forms of a page begin: ended by a separator, so that no name is taken for the beginning of
 * another.
 */
export type FormStart = `${string}:`;

/** Milliseconds. */
export const keptFor = 60 * 60_000;
const prefix = 'kept:';

/** A path holds no space, and the form comes last. */
const keyOf = ({ userId, path, form }: WorkPlace) => `${prefix}${userId}:${path} ${form}`;

export function keepWork(place: WorkPlace, work: unknown): void {
  try {
    storage()?.setItem(keyOf(place), JSON.stringify({ work, until: Date.now() + keptFor }));
  } catch {
    // More than the browser has room for: the rest of the product works on.
    return;
  }
  setTimeout(dropStale, keptFor);
}

/** From outside: the form checks what it is. */
export function readWork(place: WorkPlace): unknown {
  dropStale();
  return parse(keyOf(place))?.['work'];
}

/** How the names of the page's forms with work go on that begin as `place.form` does. */
export function keptForms(place: WorkPlace & { readonly form: FormStart }): readonly string[] {
  dropStale();
  const start = keyOf(place);
  return keptKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

export function dropWork(place: WorkPlace): void {
  storage()?.removeItem(keyOf(place));
}

/** All of it, but that of `userId`. */
export function dropWorkOfOthers(userId?: string): void {
  for (const key of keptKeys())
    if (userId === undefined || !key.startsWith(`${prefix}${userId}:`)) storage()?.removeItem(key);
}

function dropStale(): void {
  for (const key of keptKeys()) {
    const until = parse(key)?.['until'];
    if (typeof until !== 'number' || until <= Date.now()) storage()?.removeItem(key);
  }
}

function keptKeys(): string[] {
  return Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));
}

/** None where the browser forbids it: nothing is kept then, and the rest of the product works on. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function parse(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    return isRecord(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

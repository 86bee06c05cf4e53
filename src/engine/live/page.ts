// What a page of the development server does when the model changed: the generated values that the app has imported get
// the new content in place, and the app is told. Nothing is loaded anew, so what is typed stays.

/** Told to the window when all of a change is there; src/engine/web/follow-model.ts listens. */
const changed = 'model-change';

type Exports = Readonly<Record<string, unknown>>;

/** What Vite keeps from version to version of a module. */
interface Kept {
  versions?: Exports[];
}

/** What came of a change whose end was not told yet. */
let waiting: (() => void)[] = [];

/** What has been told of modules, by path: the version with which each was another one last. */
const told = new Map<string, number>();

/**
 * Registers one version of a generated module: whoever imported it keeps it, so each of them is kept true. One that was
 * still on its way when the next one was handed on got no word of it, so the page begins anew.
 */
export function keep(data: Kept, own: Exports, { path, version }: { path: string; version: number }): void {
  if ((told.get(path) ?? 0) > version) window.location.reload();
  (data.versions ??= []).push(own);
}

export function update({ versions = [] }: Kept, next: Exports | undefined): void {
  if (next === undefined) return;
  waiting.push(() => {
    for (const version of versions) replaceAll(version, next);
  });
}

/** Texts were read into the app's own store, which takes the new ones. `file` is their path. */
export function updateTexts(file: string, texts: unknown): void {
  waiting.push(() => window.dispatchEvent(new CustomEvent('model-texts', { detail: { file, texts } })));
}

/**
 * Called when all modules and texts of a change are there: they take effect in one moment, so that no page is ever drawn
 * with a part of them, and nobody sends what the other part refuses.
 */
export function tell(versions: Readonly<Record<string, number>> = {}): void {
  for (const [path, version] of Object.entries(versions)) told.set(path, version);
  if (waiting.length === 0) return;
  const arrived = waiting;
  waiting = [];
  for (const apply of arrived) apply();
  window.dispatchEvent(new Event(changed));
}

function replaceAll(version: Exports, next: Exports): void {
  for (const [name, value] of Object.entries(next)) {
    if (Object.hasOwn(version, name) && !replace(version[name], value)) return window.location.reload();
  }
}

/** False for what cannot be changed in place and is not the same. */
function replace(now: unknown, next: unknown): boolean {
  if (now === next) return true;
  if (Array.isArray(now) && Array.isArray(next)) {
    now.splice(0, now.length, ...(next as unknown[]));
    return true;
  }
  if (!isObject(now) || !isObject(next)) return false;
  for (const key of Object.keys(now)) if (!Object.hasOwn(next, key)) delete now[key];
  Object.assign(now, next);
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

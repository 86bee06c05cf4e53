// Compares what package-lock.json installs with the least versions that past advisories demand (security-floor.json),
// without any network.

export interface Floor {
  readonly package: string;
  /** Of its own major line; other majors are judged by the highest row of the package. */
  readonly minimum: string;
  readonly advisories: readonly string[];
  /** What an older version lets happen. */
  readonly why: string;
}

export interface Lock {
  /** By place: `node_modules/a/node_modules/b`; `name` where the place is an alias. */
  readonly packages: Readonly<Record<string, { readonly name?: string; readonly version?: string }>>;
}

/** One line a copy that is too old, and one a floor that guards nothing. */
export function checkFloors(lock: Lock, floors: readonly Floor[]): string[] {
  const copies = Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, { name, version = '0.0.0' }]) => ({ place, name: name ?? nameAt(place), version }));
  const idle = floors
    .filter((floor) => !copies.some(({ name }) => name === floor.package))
    .map(
      (floor) => `${floor.package} is not installed: take its floor out of security-floor.json, or correct the name`,
    );
  const old = copies.flatMap(({ place, name, version }) => {
    const floor = floorOf(
      version,
      floors.filter((candidate) => candidate.package === name),
    );
    if (floor === undefined || isAtLeast(version, floor.minimum)) return [];
    return [`${place} is ${version}; ${floor.advisories.join(', ')} (${floor.why}) want ${floor.minimum} or newer`];
  });
  return [...idle, ...old];
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function floorOf(version: string, floors: readonly Floor[]): Floor | undefined {
  const [major] = version.split('.');
  return (
    floors.find(({ minimum }) => minimum.split('.')[0] === major) ??
    floors.toSorted((a, b) => (isAtLeast(a.minimum, b.minimum) ? 1 : -1)).at(-1)
  );
}

/** A pre-release is older than its release. */
function isAtLeast(version: string, minimum: string): boolean {
  const [release = '', preRelease] = version.split(/-(.*)/s);
  const parts = release.split('.').map(Number);
  const least = minimum.split('.').map(Number);
  const at = least.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return at < 0 ? preRelease === undefined : (parts[at] ?? 0) > (least[at] ?? 0);
}

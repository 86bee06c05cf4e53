// Where a collection was before: its former paths under /api, each of which is answered until its day.

export interface FormerCollection {
  /** Under /api, as the collection was called. */
  readonly path: string;
  /** Day from which callers are told that it is going, YYYY-MM-DD. */
  readonly since: string;
  /** Last day on which it is answered, YYYY-MM-DD; days are those of UTC, as in the headers that tell them. */
  readonly until: string;
}

interface Collected {
  readonly collection: string;
  readonly collectionWas?: readonly FormerCollection[];
}

export interface Present extends FormerCollection {
  readonly collection: string;
}

const dayMs = 86_400_000;
/** Kept views of a list stand below the name of its collection as well. */
const address = /^\/api\/(list-views\/)?([^/?#]+)(.*)$/s;

export function formerCollections(entities: readonly Collected[]): ReadonlyMap<string, Present> {
  return new Map(
    entities.flatMap(({ collection, collectionWas = [] }) =>
      collectionWas.map((former) => [former.path, { ...former, collection }] as const),
    ),
  );
}

/** What a URL asks for by a former name; undefined for every other one. */
export function findFormer(
  url: string,
  former: ReadonlyMap<string, Present>,
): { readonly was: Present; readonly url: string } | undefined {
  const [, below = '', name = '', rest = ''] = address.exec(url) ?? [];
  const was = former.get(name);
  return was && { was, url: `/api/${below}${was.collection}${rest}` };
}

export function startOf({ since }: FormerCollection): Date {
  return new Date(since);
}

/** The first moment at which it is answered no more. */
export function endOf({ until }: FormerCollection): Date {
  return new Date(new Date(until).getTime() + dayMs);
}

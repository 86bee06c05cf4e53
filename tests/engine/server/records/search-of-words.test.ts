// Searches for several words that many rows have, in lists longer than what is looked through of them first: what is
// found, and in which order, is what going through all rows would find.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfFrequentWords } from '#engine/server/records/search-sql.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

let server: TestApp;
let admin: Caller;

interface Category {
  readonly id: string;
  readonly name: string;
  readonly displayOrder?: number;
}

/** In the order of their names; `cedo` is in the first, `tarde` in the last, `sempre` in all, `raro` in a few. */
const categories: readonly Category[] = Array.from({ length: 2_500 }, (_, index) => ({
  id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: [
    String(index).padStart(4, '0'),
    'sempre',
    ...(index < 1_200 ? ['cedo'] : []),
    ...(index >= 1_200 ? ['tarde'] : []),
    ...(index % 400 === 0 ? ['raro'] : []),
  ].join(' '),
  ...(index % 3 === 0 && { displayOrder: (index * 7919) % 997 }),
}));

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  await sql`
    insert into product_category (id, organization_id, created_at, updated_at, version, name, display_order)
    select id, 'icd', now(), now(), 1, name, "displayOrder"
    from json_to_recordset(${JSON.stringify(categories)}::json) as row(id uuid, name text, "displayOrder" integer)`.execute(
    server.database.query,
  );
});
afterAll(() => server.close());

const collator = (a: Category, b: Category) => (a.name < b.name ? -1 : 1);
const byOrder = (direction: 1 | -1) => (a: Category, b: Category) => {
  if (a.displayOrder === b.displayOrder) return collator(a, b);
  if (a.displayOrder === undefined) return 1;
  if (b.displayOrder === undefined) return -1;
  return direction * (a.displayOrder - b.displayOrder);
};
const orders = {
  '_sort=name': collator,
  '_sort=name&_order=desc': (a: Category, b: Category) => collator(b, a),
  '_sort=displayOrder,name': byOrder(1),
  '_sort=displayOrder,name&_order=desc,asc': byOrder(-1),
} as const;

/** Ids of all pages, one after the other. */
async function walk(query: string, size: number): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | undefined = `/api/product-categories?${query}&_start=0&_end=${size}`; path !== undefined;) {
    const { status, headers, body } = await admin.get(path);
    expect(status).toBe(200);
    ids.push(...body.map(({ id }: Category) => id));
    path = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '');
  }
  return ids;
}

describe.each(Object.entries(orders))('a search in the order %s', (sort, compare) => {
  it.each(['tarde', 'sempre cedo', 'sempre tarde', 'raro tarde', 'cedo tarde', 'SEMPRE raro', 'nenhum sempre'])(
    'finds %s',
    async (words) => {
      const found = categories
        .filter(({ name }) => words.split(' ').every((word) => name.includes(word.toLowerCase())))
        .toSorted(compare)
        .map(({ id }) => id);
      expect(await walk(`q=${encodeURIComponent(words)}&${sort}`, 500)).toEqual(found);
      const page = await admin.get(`/api/product-categories?q=${encodeURIComponent(words)}&${sort}&_start=20&_end=45`);
      expect(page.body.map(({ id }: Category) => id)).toEqual(found.slice(20, 45));
    },
  );
});

it('looks through the beginning first for several words of letters, of which one has three', () => {
  expect(['castelo azul', 'água clara', 'a castelo', ' 東京都 タワー '].map(isOfFrequentWords)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['castelo', '123', 'K12 K13', 'ana@example.com x', 'castelo 12', 'de la', ''].map(isOfFrequentWords)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
});

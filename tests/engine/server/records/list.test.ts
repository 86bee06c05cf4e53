// Lists: windows, totals, orders, filters, search and keyset paging, in the json-server dialect.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
const names = ['Água', 'abelha', 'Zebra', 'Éden', 'Abacate', 'zero', 'Índio'];

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  for (const [index, name] of names.entries())
    await create(admin, 'productCategory', { name, ...(index % 2 === 0 && { displayOrder: 10 - index }) });
});
afterAll(() => server.close());

const list = async (query: string) => {
  const answer = await admin.get(`/api/product-categories?${query}`);
  return {
    ...answer,
    names: Array.isArray(answer.body) ? answer.body.map((record: { name: string }) => record.name) : [],
  };
};

describe('a list', () => {
  it('takes an exclusive end and says both totals', async () => {
    const { names: page, headers } = await list('_sort=name&_start=1&_end=3');
    expect(page).toEqual(['abelha', 'Água']);
    expect(headers).toMatchObject({
      'x-total-count': '7',
      'content-range': 'product-categories 1-2/7',
      'cache-control': 'no-store',
    });
  });

  it('orders text as people do, whatever its case and accents', async () => {
    expect((await list('_sort=name')).names).toEqual(['Abacate', 'abelha', 'Água', 'Éden', 'Índio', 'Zebra', 'zero']);
    expect((await list('_sort=name&_order=desc')).names[0]).toBe('zero');
  });

  it('orders by several columns, absent values last', async () => {
    expect((await list('_sort=displayOrder,name&_order=DESC,ASC')).names).toEqual([
      'Água',
      'Zebra',
      'Abacate',
      'Índio',
      'abelha',
      'Éden',
      'zero',
    ]);
  });

  it('gives an empty page beyond the end, with the total', async () => {
    const { body, headers } = await list('_start=100&_end=110');
    expect(body).toEqual([]);
    expect(headers['x-total-count']).toBe('7');
  });

  it('searches every word without case and accents', async () => {
    expect((await list('q=AGUA')).names).toEqual(['Água']);
    expect((await list('q=%25')).names).toEqual([]);
  });

  it.each([
    ['name=Zebra', ['Zebra']],
    ['name=Zebra&name=zero', ['Zebra', 'zero']],
    ['name[0]=Zebra&name[1]=zero', ['Zebra', 'zero']],
    ['name_in=Zebra,zero', ['Zebra', 'zero']],
    ['name_like=eb', ['Zebra']],
    ['name_starts=a', ['Abacate', 'abelha', 'Água']],
    ['displayOrder_gte=8', ['Água', 'Zebra']],
    ['displayOrder_gt=8', ['Água']],
    ['displayOrder_lt=6', ['Índio']],
    ['displayOrder_lte=6&displayOrder_ne=4', ['Abacate']],
    ['displayOrder_null=true', ['abelha', 'Éden', 'zero']],
    ['displayOrder=', ['abelha', 'Éden', 'zero']],
    ['displayOrder_nin=10,8', ['Abacate', 'abelha', 'Éden', 'Índio', 'zero']],
  ])('filters by %s', async (query, expected) => {
    expect((await list(`_sort=name&${query}`)).names).toEqual(expected);
  });

  it.each([
    ['nme=Zebra', 'nme', 'name'],
    ['name_gte=a', 'name_gte', undefined],
    ['_strat=0', '_strat', '_start'],
    ['_sort=nmae', '_sort=nmae', 'name'],
  ])('refuses %s, naming the parameter', async (query, parameter, meant) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body.code).toBe('UNKNOWN_PARAMETER');
    expect(body.message).toBe(
      `Unknown parameter "${parameter}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    );
  });

  it.each([
    'displayOrder=many',
    '_start=-1',
    '_order=up&_sort=name',
    'createdAt_gte=yesterday',
    '_after=nonsense',
    'filter={',
    'filter=name',
    'sort=name',
    'range=[0,1',
  ])('refuses the value of %s', async (query) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body.message).toContain(query.split('&')[0]?.split('=')[0]);
  });

  it.each(['_sort=name', '_sort=displayOrder&_order=desc', '_sort=displayOrder,name&_order=asc,desc', ''])(
    'walks every row once along the links of %s',
    async (query) => {
      const seen: string[] = [];
      let next: string | undefined = `/api/product-categories?${query}&_start=0&_end=2`;
      while (next !== undefined && seen.length < 20) {
        const { body, headers } = await admin.get(next);
        seen.push(...body.map((record: { name: string }) => record.name));
        next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
      }
      expect(seen).toEqual((await list(query)).names);
    },
  );
});

describe('a list of more than ten thousand', () => {
  it('has an estimated total that says so, and the exact one on request', async () => {
    await sql`
      insert into sales_channel (id, organization_id, created_at, updated_at, version, name, stock_pool, status)
      select gen_random_uuid(), 'icd', now(), now(), 1, 'Canal ' || n, 'internet', 'active' from generate_series(1, 10100) n`.execute(
      server.database.query,
    );
    const first = await admin.get('/api/sales-channels?_end=2');
    expect(first.headers).toMatchObject({ 'x-total-count': '10001', 'x-total-estimated': 'minimum' });
    const { headers } = await vi.waitFor(async () => {
      const next = await admin.get('/api/sales-channels?_end=2');
      expect(next.headers['x-total-estimated']).toBe('true');
      return next;
    });
    expect(Number(headers['x-total-count'])).toBeGreaterThan(10_000);
    const exact = await admin.get('/api/sales-channels?_end=2', { prefer: 'count=exact' });
    expect(exact.headers['x-total-count']).toBe('10100');
    expect(exact.headers).not.toHaveProperty('x-total-estimated');
    expect((await admin.get('/api/sales-channels?_start=0&_end=1000')).body).toHaveLength(500);
  });
});

describe('orders by what another record is called', () => {
  it('walk every row once, both ways', async () => {
    const names = ['Ótica', 'alfa', 'Beta'];
    for (const name of names) {
      const productCategoryId = (await create(admin, 'productCategory', { name: `Categoria ${name}` }))['id'];
      for (const title of ['B', 'A']) await create(admin, 'product', { productCategoryId, title: `${name} ${title}` });
    }
    for (const [order, expected] of [
      ['asc', ['alfa', 'Beta', 'Ótica']],
      ['desc', ['Ótica', 'Beta', 'alfa']],
    ] as const) {
      const seen: string[] = [];
      let next: string | undefined = `/api/products?_sort=productCategoryId,title&_order=${order},asc&_start=0&_end=4`;
      while (next !== undefined) {
        const { body, headers } = await admin.get(next);
        seen.push(...body.map((record: { title: string }) => record.title));
        next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
      }
      expect(seen).toEqual(expected.flatMap((name) => [`${name} A`, `${name} B`]));
    }
  });
});

it('filters a text by the words of two languages, however many spaces the searched text has between them', async () => {
  await create(admin, 'product', { title: 'Pico', titles: { pt: 'Serra alta', es: 'Sierra alta' } });
  const { body } = await admin.get('/api/products?titles_like=alta%20Sierra');
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['Pico']);
});

describe('lists of nested records', () => {
  it('stand under their parent, and need one that exists', async () => {
    const provider = await create(admin, 'provider');
    const ride = await create(admin, 'ride', { providerId: provider['id'] });
    await create(admin, 'ride');
    const under = await admin.get(`/api/providers/${String(provider['id'])}/rides`);
    expect(under.body.map((record: { id: string }) => record.id)).toEqual([ride['id']]);
    expect((await admin.get('/api/providers/018f0000-0000-7000-8000-000000000000/rides')).status).toBe(404);
    expect((await admin.get('/api/providers/nonsense/rides')).status).toBe(404);
    const stranger = await server.person({ roles: ['admin'], organizationId: 'outra' });
    expect((await stranger.get(`/api/providers/${String(provider['id'])}/rides`)).status).toBe(404);
  });

  it('take the parent from the address when one is created', async () => {
    const provider = await create(admin, 'provider');
    const path = `/api/providers/${String(provider['id'])}/contacts`;
    const contact = { name: 'Ana Lima', department: 'finances', email: 'ANA@Example.com' };
    const { status, body } = await admin.post(path, contact);
    expect(status).toBe(201);
    expect(body).toMatchObject({ providerId: provider['id'], email: 'ana@example.com' });
    const other = await create(admin, 'provider');
    expect((await admin.post(path, { ...contact, providerId: other['id'] })).body.errors).toHaveProperty('providerId');
    expect((await admin.get(`/api/providers/${String(other['id'])}/contacts/${body.id}`)).status).toBe(404);
    expect((await admin.get(`/api/providers/${String(provider['id'])}`)).body.contacts).toBe(1);
  });
});

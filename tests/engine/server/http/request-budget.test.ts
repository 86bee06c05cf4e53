// What one request may ask for: more is refused on every path before the database is asked, less is answered as ever.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestBudget } from '#engine/server/http/request-budget.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let providerId = '';
let rideId = '';

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  providerId = String((await create(admin, 'provider', { tradeName: 'Parque das Águas', status: 'active' }))['id']);
  rideId = String((await create(admin, 'ride', { providerId }))['id']);
});
afterAll(() => server.close());

/** Every path that takes the parameters of a list of orders, and a nested one. */
const paths = [
  '/api/orders',
  '/api/orders/export?format=csv',
  '/api/reports/sales?by=provider',
  '/api/reports/sales/summary',
  '/api/reports/sales/export?format=xlsx&by=channel',
];
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const numbered = (count: number, print: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => print(index)).join('&');
const uuid = (index: number) => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;

describe.each(paths)('%s', (path) => {
  it.each([
    ['words', `q=${Array.from({ length: requestBudget.words + 1 }, (_, index) => `w${index}`).join('+')}`, 'q'],
    ['values', numbered(requestBudget.values + 1, (index) => `total=${index}`), 'total'],
    [
      'values',
      `code_in=${Array.from({ length: requestBudget.values + 1 }, (_, index) => `A${index}`).join(',')}`,
      'code_in',
    ],
    [
      'values',
      `filter=${encodeURIComponent(JSON.stringify({ total: Array.from({ length: requestBudget.values + 1 }, (_, index) => index) }))}`,
      'total',
    ],
    ['ids', numbered(requestBudget.ids + 1, (index) => `id=${index}`), 'id'],
    [
      'filters',
      ['total', 'subtotal', 'discount', 'serviceFee', 'version']
        .flatMap((name) => ['gte', 'lte', 'gt', 'lt', 'ne', 'in', 'nin'].map((operator) => `${name}_${operator}=1`))
        .join('&'),
      '',
    ],
    ['depth', `filter=${'['.repeat(3000)}${']'.repeat(3000)}`, 'filter'],
    ['address', `code=${'x'.repeat(requestBudget.address)}`, ''],
  ] as const)('takes no more %s than the budget has', async (limit, query, name) => {
    const { status, body } = await admin.get(withQuery(path, query));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'OVER_BUDGET' });
    expect(body.message).toContain(String(requestBudget[limit]));
    expect(body.message).toContain(name);
  });

  it
    .skipIf(path.includes('/export'))
    .each([
      'purchaseDate_lte=9999-12-31',
      'purchaseDate_gte=0001-01-01',
      'purchaseDate=0001-01-01',
      'purchaseDate_gt=9999-12-31',
      'purchaseDate_lt=0001-01-02',
      'purchaseDate_gte=0999-06-15',
      'visitDate_lte=9999-12-31',
      'visitDate_gte=0001-01-01',
      'purchaseDate_lte=9999-12-31T23:59:59.999Z',
      'purchaseDate_gte=2026-01-01T00:00:00%2B23:00',
      `q=${'again+'.repeat(50)}`,
      numbered(requestBudget.values, (index) => `total=${index}`),
      numbered(300, () => 'status=confirmed'),
      numbered(requestBudget.ids, (index) => `id=${uuid(index)}`),
      'total_lte=9007199254740991',
    ])('answers %s', async (query) => {
    expect(await statusOf(withQuery(path, query))).toBe(200);
  });

  it.each([
    ['purchaseDate_lte', '0000-01-01'],
    ['purchaseDate_gte', '0000-12-31T23:59:59Z'],
    ['purchaseDate_lte', '9999-12-31T23:59:59-05:00'],
    ['visitDate', '0000-01-01'],
    ['visitDate', '10000-01-01'],
    ['visitDate_gte', `2026-01-01${'0'.repeat(9000)}`],
    ['total_gte', '1e400'],
    ['total_gte', '9223372036854775808'],
    ['total', '0.5'],
    ['total', 'NaN'],
    ['version_gte', '2147483648'],
    ['version', '-2147483649'],
    ['status', 'nothing'],
    ['status_ne', 'nothing'],
    ['status_in', 'confirmed,nothing'],
    ['customerId', 'urn:uuid:018f0000-0000-7000-8000-000000000000'],
  ])('refuses %s=%s and names it', async (name, value) => {
    const { status, body } = await admin.get(withQuery(path, `${name}=${value}`));
    expect({ status, code: body.code }).toEqual({
      status: 400,
      code: name === 'customerId' ? 'UNKNOWN_PARAMETER' : 'BAD_REQUEST',
    });
    expect(body.message).toContain(name);
    expect(body.message.length).toBeLessThan(300);
  });

  it.each(['code=a%00b', 'q=%00', 'filter={"code":"\\u0000"}', 'filter={"code":"\\ud800"}', 'filter={"\\u0000":1}'])(
    'refuses a text that cannot be: %s',
    async (query) => {
      const { status, body } = await admin.get(withQuery(path, query));
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'UNREADABLE_TEXT' });
    },
  );
});

async function statusOf(url: string): Promise<number> {
  return (await server.app.inject({ url, headers: admin.headers })).statusCode;
}

describe('an order of a list', () => {
  const fields = ['code', 'status', 'total', 'visitDate', 'purchaseDate', 'subtotal'];

  it('takes each field once, and five', async () => {
    expect(await statusOf(`/api/orders?_sort=${fields.slice(0, requestBudget.sortKeys).join(',')}`)).toBe(200);
    expect(await statusOf('/api/orders?_sort=code,code,code,code,code,code,code&_order=DESC,ASC')).toBe(200);
    expect(await statusOf('/api/rides?_sort=providerId,providerId')).toBe(200);
    const { status, body } = await admin.get(`/api/orders?_sort=${fields.join(',')}`);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 400,
      code: 'OVER_BUDGET',
      message: '_sort: at most 5 fields in one order. Leave some out.',
    });
  });

  it('goes by the first of two directions for one field', async () => {
    for (const name of ['Abelha', 'Besouro']) await create(admin, 'productCategory', { name });
    const { body } = await admin.get('/api/product-categories?_sort=name,name&_order=DESC,ASC');
    expect(body.map((record: { name: string }) => record.name)).toEqual(['Besouro', 'Abelha']);
  });
});

describe('nothing means nothing', () => {
  it.each([
    'id=',
    'id[]=',
    'ids=',
    'filter={"id":[]}',
    'status_in=',
    'status_in=,',
    'filter={"status":[]}',
    'filter={"status_in":[]}',
    '_start=0&_end=0',
    '_start=5&_end=2',
    'range=[5,2]',
    'range=[0,-1]',
  ])('%s finds none', async (query) => {
    const { status, body } = await admin.get(`/api/providers?${query}`);
    expect({ status, body }).toEqual({ status: 200, body: [] });
    expect((await admin.get(`/api/providers?${query}`)).body).toHaveLength(0);
  });

  it.each(['_start=-1', '_end=-1', '_start=-5&_end=-1', 'range=[-2,-1]', 'range=[0,1.5]', '_start=1e3'])(
    '%s is refused',
    async (query) => {
      expect((await admin.get(`/api/providers?${query}`)).body).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
    },
  );

  it('excludes nothing', async () => {
    expect((await admin.get('/api/providers?status_nin=')).body).toHaveLength(1);
  });
});

describe('days at the ends of the calendar', () => {
  it.each(['date=9999-12-31', 'date=0001-01-01'])('are slots: %s', async (query) =>
    expect(await statusOf(`/api/rides/${rideId}/slots?${query}`)).toBe(200),
  );
  it.each(['month=9999-12', 'month=0001-01', 'month=2028-02'])('are calendars: %s', async (query) =>
    expect(await statusOf(`/api/rides/${rideId}/calendar?${query}`)).toBe(200),
  );
  it.each(['slots?date=0000-01-01', 'calendar?month=0000-01'])('are not before the first: %s', async (query) =>
    expect(await statusOf(`/api/rides/${rideId}/${query}`)).toBe(400),
  );
  it.each(['from=0001-01-01&to=9999-12-31', 'from=9999-12-31', 'to=0001-01-01'])('bound reports: %s', async (query) => {
    expect(await statusOf(`/api/reports/sales?by=purchaseDay&${query}`)).toBe(200);
    expect(await statusOf(`/api/reports/sales?by=visitDay&${query}`)).toBe(200);
  });
  it('are told in fields of records', async () => {
    const { status, body } = await admin.post(`/api/rides/${rideId}/bulk-change`, {
      from: '0000-01-01',
      to: '0000-01-02',
    });
    expect(status).toBe(422);
    expect(body.errors).toBeDefined();
  });
});

it('a name far too long to be meant is not compared with others', async () => {
  const { status, body } = await admin.get(`/api/providers?${'x'.repeat(20_000)}=1`);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'UNKNOWN_PARAMETER' });
  expect(body.message.length).toBeLessThan(300);
});

// Lists as files: who may, what stands in them byte by byte, that none of it is a formula, and that it is noted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { readCsv } from '#tests/support/read-files.ts';

const noon = new Date('2026-11-20T15:00:00.000Z');
let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  await seedDemo({ database: server.database, scale: 300 });
  server.setClock(noon);
  admin = await server.as('admin');
});
afterAll(() => server.close());

let moments = 0;

/** Each a moment after the one before: the log is in their order. */
async function take(caller: Caller, url: string, language = 'pt') {
  server.setClock(new Date(noon.getTime() + (moments += 1)));
  const answer = await server.app.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': language, ...caller.headers },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
const csv = async (caller: Caller, url: string, language = 'pt') =>
  readCsv((await take(caller, url, language)).bytes, language === 'en' ? ',' : ';');
const columnOf = (rows: readonly (readonly string[])[], name: string) =>
  rows.slice(1).map((row) => row[rows[0]?.indexOf(name) ?? -1] ?? '');
const newest = async () => (await admin.get('/api/exports?_end=1')).body[0];

describe('a file of a list is refused', () => {
  it('to guests', async () => {
    expect((await server.guest.get('/api/orders/export?format=csv')).status).toBe(401);
  });

  it('to those who may not read the list', async () => {
    const operator = await server.as('operator');
    const { status, body } = await operator.get('/api/customers/export?format=csv');
    expect([status, body.rule]).toEqual([403, 'roles.config.json entities.customer.read']);
  });

  it.each([
    ['format=pdf', 'BAD_REQUEST', 'format'],
    ['', 'BAD_REQUEST', 'format'],
    ['format=csv&columns=code,totl', 'UNKNOWN_PARAMETER', 'total'],
    ['format=csv&columns=products.quantity', 'UNKNOWN_PARAMETER', 'products.quantity'],
    ['format=csv&statuss=used', 'UNKNOWN_PARAMETER', 'status'],
    ['format=csv&_end=10', 'UNKNOWN_PARAMETER', '_end'],
    ['format=csv&_timeZone=America/Atlantis', 'BAD_REQUEST', '_timeZone'],
    ['format=csv&_sort=nothing', 'UNKNOWN_PARAMETER', '_sort'],
  ])('for %s, naming the parameter', async (query, code, named) => {
    const { status, body } = await admin.get(`/api/orders/export?${query}`);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toContain(named);
  });

  it('where a column is hidden from the reader, naming the rule', async () => {
    const sales = await server.as('sales');
    const { status, body } = await sales.get('/api/product-prices/export?format=csv&columns=transferValue');
    expect(status).toBe(403);
    expect(body.rule).toContain('transferValue');
    expect(
      columnOf(await csv(sales, '/api/orders/export?format=csv&columns=code,products', 'en'), 'Products').join(''),
    ).not.toContain('transfer');
  });

  it('by a hidden order, before anything is sent', async () => {
    const sales = await server.as('sales');
    expect((await sales.get('/api/product-prices/export?format=csv&_sort=transferValue')).status).toBe(403);
  });

  it('when one person takes too many', async () => {
    const greedy = await server.as('admin');
    const answers = [];
    for (let time = 0; time < 21; time += 1)
      answers.push((await take(greedy, '/api/product-categories/export?format=csv')).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('a CSV file', () => {
  it("has exactly the rows, the order and the columns that are asked for, with labels in the reader's language", async () => {
    const query = 'status=cancelled&_sort=total&_order=desc';
    const listed = (await admin.get(`/api/orders?${query}&_start=0&_end=500`)).body as {
      code: string;
      total: number;
    }[];
    const rows = await csv(admin, `/api/orders/export?format=csv&columns=total,code,status,visitTime&${query}`);
    expect(rows[0]).toEqual(['Total', 'Código', 'Situação', 'Horário da visita']);
    expect(rows.slice(1).map((row) => row[1])).toEqual(listed.map(({ code }) => code));
    expect(rows[1]?.slice(0, 3)).toEqual([
      (Number(listed[0]?.total) / 100).toFixed(2).replace('.', ','),
      listed[0]?.code,
      'Cancelado',
    ]);
    expect((await csv(admin, `/api/orders/export?format=csv&columns=status&${query}`, 'fr'))[1]).toEqual(['Annulée']);
  });

  it('has the columns of the list without any asked for, references by their titles', async () => {
    const rows = await csv(admin, '/api/orders/export?format=csv');
    expect(rows).toHaveLength(301);
    expect(rows[0]?.[0]).toBe('Código');
    const channels = ((await admin.get('/api/sales-channels?_end=100')).body as { name: string }[]).map(
      ({ name }) => name,
    );
    for (const name of columnOf(rows, 'Canal de venda')) expect(channels).toContain(name);
  });

  it('says of each line of an order how many of what, and no amounts, whoever reads', async () => {
    const url = '/api/orders/export?format=csv&columns=code,products';
    const {
      body: [order],
    } = await admin.get('/api/orders?_sort=code&_order=ASC&_end=1');
    const { body: product } = await admin.get(`/api/products/${String(order.products[0].productId)}`);
    const sales = await server.as('sales');
    for (const reader of [admin, sales]) {
      const cells = columnOf(await csv(reader, url), 'Produtos');
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.filter((cell) => !/^\d+ × \D/.test(cell) || /\d,\d{2}/.test(cell))).toEqual([]);
    }
    const line = columnOf(await csv(sales, `${url}&code=${String(order.code)}`), 'Produtos')[0] ?? '';
    expect(line).toContain(`${String(order.products[0].quantity)} × ${String(product.title.pt ?? product.title)}`);
  });

  it('has commas and points, days and instants as the language has them', async () => {
    const [order] = (await admin.get('/api/orders?_end=1&visitDate_null=false')).body as {
      code: string;
      visitDate: string;
      total: number;
      purchaseDate: string;
    }[];
    const url = `/api/orders/export?format=csv&columns=visitDate,total,purchaseDate&q=${order?.code}&_timeZone=Asia/Kathmandu`;
    const day = order?.visitDate.split('-').reverse().join('/');
    const local = new Date(Date.parse(order?.purchaseDate ?? '') + (5 * 60 + 45) * 60_000).toISOString();
    const amount = (Number(order?.total) / 100).toFixed(2);
    expect((await csv(admin, url))[1]).toEqual([
      day,
      amount.replace('.', ','),
      `${local.slice(0, 10).split('-').reverse().join('/')} ${local.slice(11, 19)}`,
    ]);
    expect((await csv(admin, url, 'en'))[1]).toEqual([order?.visitDate, amount, `${local.slice(0, 19)}+05:45`]);
  });

  it('keeps accents and says what it is', async () => {
    const { headers, bytes } = await take(admin, '/api/customers/export?format=csv&columns=name&q=zoe');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="clientes-2026-11-20.csv"',
      'cache-control': 'no-store',
    });
    expect(bytes.toString('utf8')).toContain('Zoé 🎡 Conceição');
  });

  it('has no text that a spreadsheet would calculate, and leaves numbers alone', async () => {
    for (const [index, text] of [
      '=1+1',
      '+55',
      '-2+3',
      '@SUM(A1)',
      "=cmd|' /C calc'!A0",
      'a;b"c',
      'two\nlines',
    ].entries()) {
      await create(admin, 'productCategory', {
        name: `Fórmula ${index}`,
        description: text,
        displayOrder: 900 + index,
      });
    }
    const rows = await csv(
      admin,
      '/api/product-categories/export?format=csv&columns=description,displayOrder&displayOrder_gte=900&_sort=displayOrder',
    );
    expect(rows.slice(1)).toEqual([
      ["'=1+1", '900'],
      ["'+55", '901'],
      ["'-2+3", '902'],
      ["'@SUM(A1)", '903'],
      ["'=cmd|' /C calc'!A0", '904'],
      ['a;b"c', '905'],
      ['two\nlines', '906'],
    ]);
    expect(columnOf(await csv(admin, '/api/customers/export?format=csv&columns=name&q=script'), 'Nome')).toEqual([
      "'=1+1 <script>alert(1)</script>",
    ]);
  });

  it('has the rows of a parent only, under its address', async () => {
    const [provider] = (await admin.get('/api/rides?_end=1')).body as { providerId: string }[];
    const listed = (await admin.get(`/api/providers/${provider?.providerId}/rides?_end=100`)).body as {
      name: string;
    }[];
    const rows = await csv(admin, `/api/providers/${provider?.providerId}/rides/export?format=csv`);
    expect(columnOf(rows, 'Nome').sort()).toEqual(listed.map(({ name }) => name).sort());
    expect(rows[0]).not.toContain('Fornecedor');
    expect(
      (await admin.get('/api/providers/0190eabc-0000-7000-8000-000000000000/rides/export?format=csv')).status,
    ).toBe(404);
  });

  it("has an operator's own rows", async () => {
    const [order] = (await admin.get('/api/orders?_end=1')).body as {
      provider: { providerId: string; tradeName: string };
    }[];
    const operator = await server.person({ roles: ['operator'], providerIds: [order?.provider.providerId ?? ''] });
    const own = (await admin.get(`/api/orders?provider=${order?.provider.providerId}&_end=500`)).headers[
      'x-total-count'
    ];
    const rows = await csv(operator, '/api/orders/export?format=csv&columns=code,provider');
    expect(rows).toHaveLength(Number(own) + 1);
    expect(new Set(columnOf(rows, 'Fornecedor'))).toEqual(new Set([order?.provider.tradeName]));
  });
});

describe('personal data', () => {
  const url = '/api/customers/export?format=csv&columns=name,email,documentNumber,birthDate,status&_sort=createdAt';

  it('leave with those who may take them along, in their masks', async () => {
    const rows = await csv(
      await server.as('supervisor'),
      '/api/customers/export?format=csv&columns=name,email,documentNumber&documentType=CPF',
      'en',
    );
    expect(rows[1]?.[1]).toMatch(/^[^*]+@/);
    expect(rows[1]?.[2]).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d\d$/);
    expect((await newest()).personalData).toBe(true);
  });

  it('are masked for those who only see them', async () => {
    const office = await server.as('backOffice');
    const shown = (await office.get('/api/customers?_end=1&_sort=createdAt')).body[0] as {
      name: string;
      email: string;
    };
    expect(shown.email).not.toContain('*');
    const rows = await csv(office, url.replace(',status', ',accessState'), 'en');
    for (const row of rows.slice(1)) {
      expect(row[0]).toMatch(/\*\*\*/);
      if (row[1] !== '') expect(row[1]).toMatch(/^.?\*\*\*@/);
      if (row[2] !== '') expect(row[2]).toContain('*');
      expect(row[3]).toBe('');
    }
    expect((await newest()).personalData).toBe(false);
  });

  it('are masked in what other rows say of people, too', async () => {
    const office = await server.as('backOffice');
    for (const name of columnOf(await csv(office, '/api/orders/export?format=csv&columns=client', 'en'), 'Client'))
      expect(name).toMatch(/\*\*\*/);
    for (const name of columnOf(
      await csv(office, '/api/lgpd-events/export?format=csv&columns=customerId', 'en'),
      'Customer',
    ))
      expect(name).toMatch(/\*\*\*/);
  });
});

describe('every export', () => {
  it.each(['csv', 'xlsx'])('is waited for by no more than Node expects (%s)', async (format) => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    await take(admin, `/api/customers/export?format=${format}`);
    // A warning is told in the next turn.
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('is noted: who, when, of what, how much of it, but not what was searched for', async () => {
    await take(admin, '/api/orders/export?format=csv&columns=code,client&status=used&q=maria&_sort=total');
    const rows = Number((await admin.get('/api/orders?status=used&q=maria&_end=1')).headers['x-total-count']);
    await expect.poll(async () => (await newest()).state).toBe('completed');
    expect(await newest()).toMatchObject({
      source: 'orders',
      fileFormat: 'csv',
      exportedColumns: ['code', 'client'],
      conditions: 'q=***\nstatus=used\n_sort=total',
      personalData: true,
      expected: rows,
      written: rows,
      exportedAt: new Date(noon.getTime() + moments).toISOString(),
      actor: { userId: admin.userId },
    });
  });

  it('is in a log that only those in charge read and nobody writes', async () => {
    expect((await (await server.as('sales')).get('/api/exports')).status).toBe(403);
    expect((await admin.post('/api/exports', {})).status).toBe(405);
  });
});

// Figures of the sales report against sums computed here from the orders themselves.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Order } from '#generated/types.ts';
import type { Field } from '#engine/model/entity.ts';
import { splitAmount } from '#engine/model/money.ts';
import type { Figures, ReportRow, SalesReport } from '#business/reports/sales-report.ts';
import { createRandom } from '#business/demo/random.ts';
import { byLine } from '#business/reports/server/figure-sql.ts';
import { byDayThen } from '#business/reports/server/sales-report.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { readDemo } from '#tests/business/demo/demo-records.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { readCsv, readXlsx } from '#tests/support/read-files.ts';

const scale = 400;
const demo = readDemo(scale);
const orders = demo.order as unknown as readonly (Order & { readonly id: string })[];
let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  await seedDemo({ database: server.database, scale });
  server.setClock(new Date('2026-11-20T15:00:00.000Z'));
  admin = await server.as('admin');
});
afterAll(() => server.close());

const isSold = ({ status }: Order) => status === 'confirmed' || status === 'used';
const add = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

function figuresOf(some: readonly Order[]): Figures {
  const sold = some.filter(isSold);
  const cancelled = some.filter(({ status }) => status === 'cancelled');
  const lines = sold.flatMap(({ products }) => products);
  return {
    orders: sold.length,
    tickets: add(lines, ({ quantity }) => quantity),
    halfPriceTickets: add(
      lines.filter(({ halfPrice }) => halfPrice),
      ({ quantity }) => quantity,
    ),
    gross: add(sold, ({ subtotal }) => subtotal),
    discount: add(sold, ({ discount }) => discount),
    fee: add(sold, ({ serviceFee }) => serviceFee),
    total: add(sold, ({ total }) => total),
    pending: some.filter(({ status }) => status === 'pending').length,
    cancelled: cancelled.length,
    cancelledTotal: add(cancelled, ({ total }) => total),
    refunded: add(some, ({ refundedAmount }) => refundedAmount),
    transferDue: add(
      sold.filter(({ refundState }) => refundState !== 'full').flatMap(({ products }) => products),
      ({ quantity, transferValue }) => quantity * transferValue,
    ),
  };
}

function grouped(some: readonly Order[], keyOf: (order: Order) => string): Record<string, Figures> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(some, keyOf)).map(([key, group]) => [key, figuresOf(group ?? [])]),
  );
}

const zones = new Map(demo.provider.map(({ id, timeZone }) => [id, timeZone]));
const purchaseDay = ({ purchaseDate, provider }: Order) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zones.get(provider.providerId) ?? 'UTC' }).format(
    new Date(purchaseDate),
  );

async function report(query: string, caller = admin): Promise<SalesReport> {
  const { status, body } = await caller.get(`/api/reports/sales?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SalesReport;
}

const byKey = (rows: readonly ReportRow[]) =>
  Object.fromEntries(
    rows.map(({ key, day, ...rest }) => [
      day === undefined ? key : `${day} ${key}`,
      Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'label')),
    ]),
  );

describe('the sales report is refused', () => {
  it('to guests', async () => {
    for (const path of ['sales?by=provider', 'sales/summary', 'sales/export?by=provider&format=csv'])
      expect((await server.guest.get(`/api/reports/${path}`)).status).toBe(401);
  });

  it('to those who may not read orders', async () => {
    const teacher = await server.as('teacher');
    const { status, body } = await teacher.get('/api/reports/sales?by=provider');
    expect([status, body.rule]).toEqual([403, 'roles.config.json entities.order.read']);
  });

  it.each([
    ['', 'BAD_REQUEST'],
    ['by=month', 'BAD_REQUEST'],
    ['by=provider,channel', 'BAD_REQUEST'],
    ['by=purchaseDay,visitDay', 'BAD_REQUEST'],
    ['by=provider&from=2026-01-01', 'UNKNOWN_PARAMETER'],
    ['by=visitDay&from=yesterday', 'BAD_REQUEST'],
    ['by=visitDay&to=2026-02-30', 'BAD_REQUEST'],
    ['by=provider&stats=used', 'UNKNOWN_PARAMETER'],
    ['by=provider&_sort=total', 'UNKNOWN_PARAMETER'],
    ['by=provider&_start=0', 'UNKNOWN_PARAMETER'],
  ])('for "%s" with %s', async (query, code) => {
    const { status, body } = await admin.get(`/api/reports/sales?${query}`);
    expect([status, body.code]).toEqual([400, code]);
  });

  it('where it filters by what the reader does not see in full', async () => {
    const quality = await server.as('inventory');
    expect((await quality.get('/api/reports/sales?by=provider&client.email=maria@example.com')).status).toBe(403);
  });

  it('by the day of the purchase, to whom the zone that the day is counted in is hidden', async () => {
    const field = entities.provider.fields.find(({ name }) => name === 'timeZone') as { access?: Field['access'] };
    const { access } = field;
    field.access = { read: ['admin'] };
    try {
      const director = await server.as('director');
      const { status, body } = await director.get('/api/reports/sales?by=purchaseDay');
      expect([status, body.rule]).toEqual([403, 'schemas/provider.schema.json properties.timeZone.x-access.read']);
      expect((await director.get('/api/reports/sales?by=visitDay')).status).toBe(200);
      expect((await admin.get('/api/reports/sales?by=purchaseDay')).status).toBe(200);
    } finally {
      if (access === undefined) delete field.access;
      else field.access = access;
    }
  });
});

describe('the sales report', () => {
  it.each([
    ['provider', ({ provider }: Order) => provider.providerId],
    ['channel', ({ salesChannelId }: Order) => salesChannelId],
    ['visitDay', ({ visitDate }: Order) => visitDate ?? ''],
    ['purchaseDay', purchaseDay],
  ])('has by %s the sums of the orders, and totals of all', async (by, keyOf) => {
    const { rows, totals } = await report(`by=${by}`);
    expect(byKey(rows)).toEqual(grouped(orders, keyOf));
    expect(totals).toEqual(figuresOf(orders));
  });

  it("has by product what adds up to the totals, each order's amounts shared without a centavo lost", async () => {
    const { rows, totals } = await report('by=product');
    for (const figure of [
      'tickets',
      'halfPriceTickets',
      'gross',
      'discount',
      'fee',
      'total',
      'cancelledTotal',
      'refunded',
      'transferDue',
    ] as const) {
      expect(
        add(rows, (row) => row[figure] ?? 0),
        figure,
      ).toBe(totals[figure]);
    }
    expect(totals).toEqual(figuresOf(orders));
    for (const { key, orders: count, tickets, gross } of rows) {
      const having = orders
        .filter(isSold)
        .map(({ products }) => products.filter(({ productId }) => productId === key))
        .filter((lines) => lines.length > 0);
      expect([count, tickets, gross]).toEqual([
        having.length,
        add(having.flat(), ({ quantity }) => quantity),
        add(having.flat(), ({ lineTotal }) => lineTotal),
      ]);
    }
  });

  it('shares an amount among lines as the order itself does, to the centavo, however great', async () => {
    const random = createRandom(7);
    const draw = (most: number) => Array.from({ length: random.int(1, 6) }, () => random.int(0, most));
    const cases = [
      [1, 1],
      [1, 1, 1],
      [0, 0],
      [0, 5, 0],
      ...Array.from({ length: 40 }, () => draw(50)),
      ...Array.from({ length: 40 }, () => draw(99_999_999_999)),
    ];
    for (const parts of cases) {
      const subtotal = add(parts, (part) => part);
      const amount = subtotal === 0 ? 0 : random.int(0, subtotal);
      const { rows } = await sql<{ share: number }>`
        select (${byLine.share(sql`t.amount`)})::bigint as share
        from (select ${amount}::bigint as amount, ${subtotal}::bigint as subtotal) t
        cross join lateral (select part as amount, n, sum(part) over (order by n) as upto from unnest(${parts}::bigint[]) with ordinality parts(part, n)) l order by n`.execute(
        server.database.query,
      );
      expect(
        rows.map(({ share }) => share),
        `${amount} of ${parts.join()}`,
      ).toEqual(splitAmount(amount, parts));
    }
  });

  it('takes the filters, the search and the selection of the list', async () => {
    const [provider] = demo.provider.filter(({ id }) => orders.some((order) => order.provider.providerId === id));
    expect((await report(`by=channel&provider=${provider?.id}&total_gte=20000`)).totals).toEqual(
      figuresOf(orders.filter((order) => order.provider.providerId === provider?.id && order.total >= 20_000)),
    );
    expect((await report('by=channel&status=cancelled&status=pending')).totals).toEqual(
      figuresOf(orders.filter(({ status }) => status === 'cancelled' || status === 'pending')),
    );
    const [first, second] = orders;
    expect((await report(`by=channel&id=${first?.id}&id=${second?.id}`)).totals).toEqual(figuresOf(orders.slice(0, 2)));
    expect((await report(`by=channel&q=${first?.code}`)).totals).toEqual(figuresOf(orders.slice(0, 1)));
  });

  it('counts a day of purchase by the clock of the provider', async () => {
    const days = orders.map(purchaseDay).sort();
    const day = days[Math.floor(days.length / 2)] ?? '';
    const { rows } = await report(`by=purchaseDay,provider&from=${day}&to=${day}`);
    const own = orders.filter((order) => purchaseDay(order) === day);
    expect(byKey(rows)).toEqual(grouped(own, ({ provider }) => `${day} ${provider.providerId}`));
    // An hour before midnight UTC the day is the same everywhere in Brazil; an hour after it is not.
    expect(orders.some((order) => purchaseDay(order) !== order.purchaseDate.slice(0, 10))).toBe(true);
  });

  it('names its rows, and orders days by date and the rest by sales', async () => {
    const providers = (await report('by=provider')).rows;
    expect(providers.map(({ total }) => total)).toEqual(providers.map(({ total }) => total ?? 0).sort((a, b) => b - a));
    expect(providers[0]?.label).toBe(demo.provider.find(({ id }) => id === providers[0]?.key)?.tradeName);
    const days = (await report('by=visitDay')).rows.map(({ key }) => key);
    expect(days).toEqual([...days].sort());
  });

  it.each([true, false])(
    'keeps what is called alike in one order, whatever order the database reads it in (%s)',
    (daily) => {
      const row = (key: string, label: string): ReportRow => ({ key, label, ...(daily && { day: '2026-10-20' }) });
      const rows = [row('b', 'Ingresso'), row('c', 'Ingresso'), row('a', 'Ingresso'), row('d', 'Almoço')];
      const orders = [rows, rows.toReversed()].map((some) =>
        some.toSorted(byDayThen(daily, 'pt')).map(({ key }) => key),
      );
      expect(orders).toEqual([
        ['d', 'a', 'b', 'c'],
        ['d', 'a', 'b', 'c'],
      ]);
    },
  );

  it("has no orders of another organisation, and of an operator's own providers only", async () => {
    const other = await server.person({ roles: ['admin'], organizationId: 'other' });
    expect((await report('by=provider', other)).totals).toMatchObject({ orders: 0, total: 0 });
    const own = orders[0]?.provider.providerId ?? '';
    const operator = await server.person({ roles: ['operator'], providerIds: [own] });
    const { rows, totals } = await report('by=provider', operator);
    expect(rows.map(({ key }) => key)).toEqual([own]);
    const { transferDue: _, ...expected } = figuresOf(orders.filter(({ provider }) => provider.providerId === own));
    expect(totals).toEqual(expected);
  });

  it('has no transfer due for those who may not read transfer values', async () => {
    expect((await report('by=provider', await server.as('financial'))).totals).toHaveProperty('transferDue');
    const { rows, totals } = await report('by=provider', await server.as('sales'));
    expect(totals).not.toHaveProperty('transferDue');
    expect(rows[0]).not.toHaveProperty('transferDue');
  });

  it('has a summary with the average and the share of the cancelled', async () => {
    const expected = figuresOf(orders);
    const { body } = await admin.get('/api/reports/sales/summary');
    expect(body).toEqual({
      ...expected,
      currency: 'BRL',
      currencies: ['BRL'],
      average: Math.round((expected.total ?? 0) / (expected.orders ?? 1)),
      cancelledShare: Math.round(
        ((expected.cancelled ?? 0) / ((expected.cancelled ?? 0) + (expected.orders ?? 0))) * 10_000,
      ),
    });
    expect((await admin.get('/api/reports/sales/summary?q=nobody-bought-this')).body).not.toHaveProperty('average');
  });
});

describe('the sales report as a file', () => {
  const take = async (caller: Caller, query: string, language = 'pt') =>
    (
      await server.app.inject({
        method: 'GET',
        url: `/api/reports/sales/export?${query}`,
        headers: { 'accept-language': language, ...caller.headers },
      })
    ).rawPayload;

  it('is the daily report with its totals, in the words and numbers of the reader', async () => {
    const { rows, totals } = await report('by=visitDay,provider&from=2026-11-01&to=2026-11-30');
    const lines = readCsv(await take(admin, 'format=csv&by=visitDay,provider&from=2026-11-01&to=2026-11-30'), ';');
    expect(lines[0]?.slice(0, 4)).toEqual(['Dia da visita', 'Fornecedor', 'Pedidos', 'Ingressos']);
    expect(lines[0]?.at(-1)).toBe('Repasse devido');
    const money = (value = 0) => (value / 100).toFixed(2).replace('.', ',');
    expect(lines[1]?.[0]).toBe(rows[0]?.day?.split('-').reverse().join('/'));
    expect(lines.slice(1, -1).map((line) => line.at(-1))).toEqual(rows.map(({ transferDue }) => money(transferDue)));
    expect(lines.at(-1)?.[0]).toBe('Total');
    expect(lines.at(-1)?.at(-1)).toBe(money(totals.transferDue));
  });

  it('has the figures asked for, typed in a spreadsheet, and is noted', async () => {
    const { rows } = readXlsx(await take(admin, 'format=xlsx&by=provider&columns=total,orders', 'en'));
    const { totals } = await report('by=provider');
    expect(rows[0]).toEqual(['Provider', 'Sales', 'Orders']);
    expect(rows.at(-1)).toEqual(['Total', (totals.total ?? 0) / 100, totals.orders]);
    await expect
      .poll(async () => (await admin.get('/api/exports?source=reports/sales&fileFormat=xlsx')).body[0])
      .toMatchObject({
        state: 'completed',
        conditions: 'by=provider',
        exportedColumns: ['provider', 'total', 'orders'],
      });
  });

  it('has no hidden figure, not even on request', async () => {
    const sales = await server.as('sales');
    expect(
      (await sales.get('/api/reports/sales/export?format=csv&by=provider&columns=transferDue')).body.rule,
    ).toContain('transferValue');
    expect((await sales.get('/api/reports/sales/export?format=csv&by=provider&columns=profit')).status).toBe(400);
    expect((await take(sales, 'format=csv&by=provider', 'en')).toString('utf8')).not.toContain('Transfer due');
  });
});

describe('of orders in several currencies', () => {
  const euro = new Set(orders.filter((_, index) => index % 3 === 0).map(({ id }) => id));
  const inEuro = orders.filter(({ id }) => euro.has(id));
  const inReais = orders.filter(({ id }) => !euro.has(id));

  beforeAll(async () => {
    await sql`update "order" set currency = 'EUR' where id = any (${[...euro]}::uuid[])`.execute(server.database.query);
  });

  it.each(['provider', 'product', 'visitDay,channel'])('by %s tells those of one, and which there are', async (by) => {
    const most = await report(`by=${by}`);
    expect(most).toMatchObject({ currency: 'BRL', currencies: ['BRL', 'EUR'], totals: figuresOf(inReais) });
    const other = await report(`by=${by}&currency=EUR`);
    expect(other).toMatchObject({ currency: 'EUR', currencies: ['EUR'], totals: figuresOf(inEuro) });
  });

  it('has rows of that one alone', async () => {
    const { rows } = await report('by=provider&currency=EUR');
    expect(byKey(rows)).toEqual(grouped(inEuro, ({ provider }) => provider.providerId));
    expect(byKey((await report('by=provider')).rows)).toEqual(grouped(inReais, ({ provider }) => provider.providerId));
  });

  it('is summed up in one', async () => {
    expect((await admin.get('/api/reports/sales/summary')).body).toMatchObject({
      ...figuresOf(inReais),
      currency: 'BRL',
      currencies: ['BRL', 'EUR'],
    });
  });

  it('says in a file of which its amounts are', async () => {
    const url = '/api/reports/sales/export?format=csv&by=provider&columns=orders,total&currency=EUR';
    const { payload } = await server.app.inject({ url, headers: { 'accept-language': 'en', ...admin.headers } });
    expect(payload).toMatch(/^\uFEFF?Provider[,;]Orders[,;]Sales \(EUR\)/);
  });

  it('without any order is of the usual one', async () => {
    expect(await report('by=provider&code=AAAAAAAA')).toMatchObject({ currency: 'BRL', currencies: [], rows: [] });
  });
});

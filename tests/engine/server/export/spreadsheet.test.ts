// Lists as spreadsheets: cells that have types, none that calculates.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { styleOf } from '#engine/server/table-files/xlsx-parts.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { readCsv, readXlsx } from '#tests/support/read-files.ts';

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

describe('a spreadsheet', () => {
  it('has typed cells: numbers, days and texts', async () => {
    const [order] = (await admin.get('/api/orders?_end=1&visitDate_null=false')).body as {
      code: string;
      visitDate: string;
      total: number;
      purchaseDate: string;
    }[];
    const { headers, bytes } = await take(
      admin,
      `/api/orders/export?format=xlsx&columns=code,visitDate,total,purchaseDate,status&q=${order?.code}&_timeZone=UTC`,
    );
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const { rows, styles } = readXlsx(bytes);
    const days = (text: string) =>
      (Date.parse(`${text.slice(0, 19).padEnd(19, 'T00:00:00').slice(0, 19)}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
    expect(rows[0]).toEqual(['Código', 'Data da visita', 'Total', 'Data da compra', 'Situação']);
    expect(rows[1]?.slice(0, 3)).toEqual([
      order?.code,
      days(`${order?.visitDate}T00:00:00`),
      (order?.total ?? 0) / 100,
    ]);
    expect(rows[1]?.[3]).toBeCloseTo(days(order?.purchaseDate ?? ''), 8);
    expect(styles[1]).toEqual([0, 6, 4, 7, 0]);
  });

  it('has percentages that a spreadsheet reckons with, and a file of texts has them as they are written', async () => {
    // Of her own: one person takes a limited number of files.
    const seller = await server.as('admin');
    const [price] = (await seller.get('/api/product-prices?serviceFeePercentage_gt=0&_end=1')).body as { id: string }[];
    const id = price?.id ?? '';
    await seller.put(`/api/product-prices/${id}`, { serviceFeePercentage: 1250 });
    const address = `/api/product-prices/export?columns=id,serviceFeePercentage&id=${id}`;
    for (const [language, text] of [
      ['pt', '12,50%'],
      ['fr', '12,50%'],
      ['en', '12.50%'],
    ] as const) {
      const rows = await csv(seller, `${address}&format=csv`, language);
      expect(rows.slice(1), language).toEqual([[id, text]]);
      const { rows: cells, styles } = readXlsx((await take(seller, `${address}&format=xlsx`, language)).bytes);
      expect(cells.slice(1), language).toEqual([[id, 0.125]]);
      expect(styles[1], 'a number shown as a percentage').toEqual([0, styleOf.percentage]);
    }
    for (const [basisPoints, written, number] of [
      [0, '0,00%', 0],
      [1, '0,01%', 0.0001],
      [10_000, '100,00%', 1],
    ] as const) {
      expect((await seller.put(`/api/product-prices/${id}`, { serviceFeePercentage: basisPoints })).status).toBe(200);
      expect((await csv(seller, `${address}&format=csv`)).slice(1)).toEqual([[id, written]]);
      expect(readXlsx((await take(seller, `${address}&format=xlsx`)).bytes).rows.slice(1)).toEqual([[id, number]]);
    }
  });

  it('keeps what looks like a formula a text, without a sign before it', async () => {
    const { rows, styles, xml } = readXlsx(
      (await take(admin, '/api/customers/export?format=xlsx&columns=name&q=script')).bytes,
    );
    expect(rows[1]).toEqual(['=1+1 <script>alert(1)</script>']);
    expect(styles[1]).toEqual([8]);
    expect(xml).not.toContain('<f>');
  });

  it('has every row of a list longer than a page', async () => {
    const listed = Number(
      (await admin.get('/api/occurrences?_end=1', { prefer: 'count=exact' })).headers['x-total-count'],
    );
    const { rows } = readXlsx((await take(admin, '/api/occurrences/export?format=xlsx&columns=id,type')).bytes);
    expect(new Set(rows.slice(1).map((row) => row[0])).size).toBe(listed);
    expect(rows).toHaveLength(listed + 1);
  });
});

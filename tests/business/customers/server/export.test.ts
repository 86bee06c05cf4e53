// What one customer gets of his own data, and who may hand it to him.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { insertOrder, makeSale, person } from './planted.ts';

let server: TestApp;
let admin: Caller;
let customer: Values;
let path: string;

beforeAll(async () => {
  server = await startApp();
  await sql`update organization set name = 'Ingressos da Serra' where id = 'icd'`.execute(server.database.query);
  admin = await server.as('admin');
  customer = await create(admin, 'customer', {
    ...person,
    name: 'Zoë Ångström Conceição',
    documentNumber: '11144477735',
  });
  path = `/api/customers/${String(customer['id'])}/export`;
  const sale = await makeSale(admin);
  const line = {
    productId: customer['id'],
    productGridId: customer['id'],
    title: 'Passaporte família',
    quantity: 2,
    unitPrice: 6000,
    lineTotal: 12_000,
    fullPrice: 7000,
    transferValue: 4000,
  };
  for (let count = 0; count < 3; count += 1) {
    await insertOrder(
      server.database,
      { ...sale, customer },
      {
        products: [line, { ...line, title: 'Estacionamento' }],
        subtotal: 24_000,
        discount: 4000,
        serviceFee: 500,
        total: 20_500,
        internalNote: 'Cliente difícil',
        visitTime: '09:30',
      },
    );
  }
});
afterAll(() => server.close());

const lastEvent = async () =>
  ((await admin.get(`/api/customers/${String(customer['id'])}/lgpd-events`)).body as Values[])[0]?.['type'];

async function pdf(language: string): Promise<Buffer> {
  const answer = await server.app.inject({
    url: `${path}?format=pdf`,
    headers: { ...admin.headers, 'accept-language': language },
  });
  expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="customer-.+\.pdf"$/);
  return answer.rawPayload;
}

/** The letters that the embedded fonts can write, from their tables of characters. */
function lettersOf(file: Buffer): string {
  const letters: string[] = [];
  const text = file.toString('latin1');
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    let content: string;
    try {
      content = inflateSync(file.subarray(start, end)).toString('latin1');
    } catch {
      continue;
    }
    if (content.includes('beginbfrange'))
      letters.push(
        ...[...content.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code]) =>
          String.fromCharCode(Number.parseInt(code ?? '', 16)),
        ),
      );
  }
  return letters.join('');
}

describe('the export of a customer', () => {
  it('is closed to guests and to all who do not answer to customers', async () => {
    expect((await server.guest.get(path)).status).toBe(401);
    for (const role of ['sales', 'financial', 'quality', 'operator'])
      expect((await (await server.as(role)).get(path)).status, role).toBe(403);
    expect((await (await server.as('sales')).get(path)).body.rule).toBe('roles.config.json groups.customerExport');
    expect(await lastEvent()).toBe('register');
  });

  it('refuses what it does not know', async () => {
    expect((await admin.get(`${path}?format=xml`)).status).toBe(400);
    expect((await admin.get(`${path}?timeZone=Mars/Olympus`)).status).toBe(400);
    expect((await admin.get(`${path}?all=1`)).body.code).toBe('UNKNOWN_PARAMETER');
    expect((await admin.get('/api/customers/019a0000-0000-7000-8000-000000000000/export')).status).toBe(404);
    expect((await (await server.person({ roles: ['admin'], organizationId: 'other' })).get(path)).status).toBe(404);
  });

  it('has all that is his, and nothing that is ours', async () => {
    const { status, body } = await (await server.as('backOffice')).get(`${path}?format=json`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      organization: { name: 'Ingressos da Serra' },
      customer: { name: 'Zoë Ångström Conceição', documentNumber: '11144477735', address: person.address },
      lgpdEvents: expect.arrayContaining([expect.objectContaining({ type: 'register' })]),
    });
    expect(body.orders).toHaveLength(3);
    expect(body.orders[0]).toMatchObject({
      total: 20_500,
      products: [{ title: 'Passaporte família', quantity: 2, unitPrice: 6000, lineTotal: 12_000 }, {}],
    });
    expect(JSON.stringify(body)).not.toMatch(/Cliente difícil|transferValue|version/);
    expect(await lastEvent()).toBe('portability');
  });

  it('names the organisation that keeps the data, whatever the first one is called', async () => {
    const theirs = await server.person({ roles: ['admin'], organizationId: 'outra' });
    await sql`update organization set name = 'Outra Serra Turismo' where id = 'outra'`.execute(server.database.query);
    const other = await create(theirs, 'customer');
    const { body } = await theirs.get(`/api/customers/${String(other['id'])}/export`);
    expect(body.organization).toEqual({ id: 'outra', name: 'Outra Serra Turismo' });
  });

  it('stands in the log of exports, and not when nothing was given', async () => {
    const logs = async () =>
      (await admin.get(`/api/exports?source=customers/${String(customer['id'])}`)).body as Values[];
    const before = (await logs()).length;
    await (await server.as('sales')).get(path);
    expect(await logs()).toHaveLength(before);
    await (await server.as('backOffice')).get(`${path}?format=json`);
    await expect.poll(logs).toHaveLength(before + 1);
    await expect
      .poll(async () => (await logs())[0])
      .toMatchObject({
        fileFormat: 'json',
        personalData: true,
        expected: 1,
        written: 1,
        state: 'completed',
        actor: { name: 'Pessoa backOffice' },
      });
  });

  it('is given as often as other files are, all counted together', async () => {
    const greedy = await server.as('backOffice');
    for (let time = 0; time < 20; time += 1) expect((await greedy.get(path)).status).toBe(200);
    const { status, body } = await greedy.get(path);
    expect([status, body.code, body.retryAfter > 0]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
    const events = async () =>
      (await admin.get(`/api/customers/${String(customer['id'])}/lgpd-events`)).headers['x-total-count'];
    const before = await events();
    await greedy.get(path);
    expect(await events()).toBe(before);
    for (const url of ['/api/orders/export?format=csv', '/api/reports/sales/export?format=csv&by=provider'])
      expect((await greedy.get(url)).status, url).toBe(429);
  });

  it.each([
    ['pt-BR', 'ãçáéíõ'],
    ['en', 'ëÅö'],
    ['fr', 'ééè'],
  ])('is a paper in %s with all its letters', async (language, letters) => {
    const file = await pdf(language);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const known = lettersOf(file);
    for (const letter of `${letters}Zoë`) expect(known, letter).toContain(letter);
    expect(await lastEvent()).toBe('access');
    if (process.env['KEEP_PDF'] !== undefined) writeFileSync(`${process.env['KEEP_PDF']}/${language}.pdf`, file);
  });
});

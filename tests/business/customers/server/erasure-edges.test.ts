// Where erasing must neither take too much nor leave anything: shared data, unknown places, crowds, files, and time.
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../../../src/server.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { purgeFiscalArchive } from '#business/customers/server/purge-fiscal-archive.ts';
import { startApp, testSettings, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { insertOccurrence, insertOrder, makeSale, person } from './planted.ts';

let server: TestApp;
let admin: Caller;
let supervisor: Caller;
let financial: Caller;
let sale: Awaited<ReturnType<typeof makeSale>>;
const dataDir = mkdtempSync(join(tmpdir(), 'erasure-'));
const reason = 'Pedido recebido pelo canal de privacidade';
const own = (customer: Values) => `/api/customers/${String(customer['id'])}`;

beforeAll(async () => {
  server = await startApp({ settings: { dataDir } });
  admin = await server.as('admin');
  supervisor = await server.as('supervisor');
  financial = await server.as('financial');
  sale = await makeSale(admin);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

async function erase(customer: Values) {
  await admin.post(`${own(customer)}/actions/startDeletion`, { reason });
  return supervisor.post(`${own(customer)}/actions/completeDeletion`, { reason, confirm: customer['email'] });
}

describe('the data of others', () => {
  it('stay theirs: an employee who buys, a family with one telephone, a namesake', async () => {
    const customer = await create(admin, 'customer', { ...person, email: 'funcionario@example.com' });
    const colleague = await create(admin, 'user', { name: person.name, email: 'funcionario@example.com' });
    const wife = await create(admin, 'customer', { phone: person.phone });
    const namesake = await create(admin, 'customer', { name: person.name });
    const order = await insertOrder(
      server.database,
      { ...sale, customer: namesake },
      { internalNote: `${person.name} pediu nota fiscal, e-mail funcionario@example.com` },
    );
    const done = await erase(customer);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await admin.get(`/api/users/${String(colleague['id'])}`)).body).toMatchObject({
      name: person.name,
      email: 'funcionario@example.com',
    });
    expect((await admin.get(own(wife))).body.phone).toBe(person.phone);
    expect((await admin.get(own(namesake))).body.name).toBe(person.name);
    expect((await admin.get(`/api/orders/${String(order['id'])}`)).body).toMatchObject({
      client: { name: person.name },
      internalNote: `${person.name} pediu nota fiscal, e-mail funcionario@example.com`,
    });
  });

  it('are not taken for his by a likeness', async () => {
    const customer = await create(admin, 'customer', { name: 'Ana Lima', email: 'ana@example.com' });
    const other = await create(admin, 'customer', { name: 'Mariana Limacher', email: 'mariana@example.com' });
    const order = await insertOrder(
      server.database,
      { ...sale, customer: other },
      { internalNote: 'Mariana Limacher, mariana@example.com, ana@example.com.br' },
    );
    expect((await erase(customer)).status).toBe(200);
    expect((await admin.get(`/api/orders/${String(order['id'])}`)).body.internalNote).toBe(
      'Mariana Limacher, mariana@example.com, ana@example.com.br',
    );
  });

  it('of another organisation are never looked at', async () => {
    const stranger = await server.person({ roles: ['admin'], organizationId: 'other' });
    const theirs = await create(stranger, 'customer', {
      ...person,
      name: 'Olívia Prado Nunes',
      email: 'olivia@example.com',
    });
    const customer = await create(admin, 'customer', { name: 'Olívia Prado Nunes', email: 'olivia@example.com' });
    expect((await erase(customer)).status).toBe(200);
    expect((await stranger.get(own(theirs))).body).toMatchObject({
      name: 'Olívia Prado Nunes',
      email: 'olivia@example.com',
    });
  });
});

describe('a deletion that cannot find an end', () => {
  it('changes nothing and names the place', async () => {
    const customer = await create(admin, 'customer', { name: 'Teresa Queiroz', email: 'teresa.queiroz@example.com' });
    const order = await insertOrder(server.database, { ...sale, customer });
    const occurrence = await insertOccurrence(server.database, order, { description: 'Teresa Queiroz ligou' });
    await sql`create table legacy_notes (id integer, organization_id text, note text)`.execute(server.database.query);
    await sql`insert into legacy_notes values (1, 'icd', 'Cobrar TERESA.QUEIROZ@example.com')`.execute(
      server.database.query,
    );
    const { status, body } = await erase(customer);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'BLOCKED',
      checks: [
        {
          name: 'nothingLeft',
          passed: false,
          message: 'Personal data were left in: legacy_notes.note. Nothing was changed',
        },
      ],
    });
    expect((await admin.get(own(customer))).body).toMatchObject({ name: 'Teresa Queiroz', deletionState: 'requested' });
    expect((await admin.get(`/api/orders/${String(order['id'])}`)).body.client.name).toBe('Teresa Queiroz');
    expect((await admin.get(`/api/occurrences/${String(occurrence['id'])}`)).body.description).toBe(
      'Teresa Queiroz ligou',
    );
    expect(
      (await financial.get('/api/fiscal-archive')).body.filter((record: Values) => record['orderId'] === order['id']),
    ).toEqual([]);
    await sql`drop table legacy_notes`.execute(server.database.query);
    expect(
      (await supervisor.post(`${own(customer)}/actions/completeDeletion`, { reason, confirm: customer['email'] }))
        .status,
    ).toBe(200);
  });

  it('of two who complete it at once lets one', async () => {
    const customer = await create(admin, 'customer');
    await admin.post(`${own(customer)}/actions/startDeletion`, { reason });
    const director = await server.as('director');
    const answers = await Promise.all(
      [supervisor, director].map((caller) =>
        caller.post(`${own(customer)}/actions/completeDeletion`, { reason, confirm: customer['email'] }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('the city of an erased customer', () => {
  it('is kept where fifty live', async () => {
    const address = { city: 'São Joaquim', state: 'SC', country: 'BR' };
    const [first, second] = await Promise.all([
      create(admin, 'customer', { address }),
      create(admin, 'customer', { address }),
    ]);
    await erase(first);
    expect((await admin.get(own(first))).body.address).toEqual({ state: 'SC', country: 'BR' });
    for (let count = 0; count < 49; count += 1) await create(admin, 'customer', { address });
    await erase(second);
    expect((await admin.get(own(second))).body.address).toEqual(address);
  });
});

describe('letters that are files', () => {
  it('go with the one they were sent to', async () => {
    const customer = await create(admin, 'customer', { email: 'cartas@example.com' });
    const folder = join(dataDir, 'mail');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '1.eml'), 'From: x@example.com\nTo: cartas@example.com\nSubject: Voucher\n\nOlá');
    writeFileSync(join(folder, '2.eml'), 'From: x@example.com\nTo: outra@example.com\nSubject: Voucher\n\nOlá');
    expect((await erase(customer)).status).toBe(200);
    const left = async () => (await admin.get(`${own(customer)}/erasure-proof`)).body.personalDataLeft;
    expect(await left()).toBe(0);
    server.setClock(new Date(Date.now() + 120_000));
    expect(await left()).toBe(1);
    await server.runJobs();
    expect(readdirSync(folder)).toEqual(['2.eml']);
    expect(await left()).toBe(0);
  });

  it('stay with one who stays because the deletion was undone at its very end', async () => {
    const customer = await create(admin, 'customer', { email: 'fica@example.com' });
    const letter = join(dataDir, 'mail', '3.eml');
    writeFileSync(letter, 'From: x@example.com\nTo: <fica@example.com>\nSubject: Voucher\n\nOlá');
    // Fails with the commit, after all has been written and proved.
    await sql`create function refuse_commit() returns trigger language plpgsql as $$ begin raise exception 'refused at the commit'; end $$`.execute(
      server.database.query,
    );
    await sql`create constraint trigger refuse_commit after insert on erasure_proof deferrable initially deferred for each row execute function refuse_commit()`.execute(
      server.database.query,
    );
    expect((await erase(customer)).status).toBe(500);
    await server.runJobs();
    expect(readdirSync(join(dataDir, 'mail'))).toContain('3.eml');
    expect((await admin.get(own(customer))).body).toMatchObject({
      email: 'fica@example.com',
      deletionState: 'requested',
    });
    await sql`drop trigger refuse_commit on erasure_proof`.execute(server.database.query);
    expect(
      (await supervisor.post(`${own(customer)}/actions/completeDeletion`, { reason, confirm: customer['email'] }))
        .status,
    ).toBe(200);
    await server.runJobs();
    expect(readdirSync(join(dataDir, 'mail'))).not.toContain('3.eml');
  });
});

describe('the fiscal archive', () => {
  it('holds sales only, and each until its time is over', async () => {
    const customer = await create(admin, 'customer', { name: 'Vera Fiscal Antunes' });
    const make = (given: Readonly<Values>) => insertOrder(server.database, { ...sale, customer }, given);
    // Still 2025 in São Paulo.
    await make({ purchaseDate: '2026-01-01T01:00:00.000Z', total: 100 });
    await make({ status: 'cancelled', refundState: 'full', total: 200 });
    await make({ status: 'cancelled', refundState: 'none', total: 300 });
    await make({ status: 'expired', total: 400 });
    await make({ purchaseDate: '2019-05-01T12:00:00.000Z', total: 500 });
    await make({ total: 0 });
    await erase(customer);
    const kept = async () =>
      ((await financial.get('/api/fiscal-archive?_sort=total')).body as Values[]).filter(
        ({ name }) => name === 'Vera Fiscal Antunes',
      );
    expect((await kept()).map(({ total, retainUntil }) => [total, retainUntil])).toEqual([
      [100, '2030-12-31'],
      [200, '2031-12-31'],
    ]);
    const purge = (at: string) =>
      purgeFiscalArchive.run({
        database: server.database,
        settings: testSettings,
        behaviours: modules.behaviours,
        clock: () => new Date(at),
        mailer: { send: async () => {} },
        log: silentLog,
      });
    await purge('2030-12-31T23:00:00.000Z');
    expect(await kept()).toHaveLength(2);
    await purge('2031-01-02T00:00:00.000Z');
    expect((await kept()).map(({ total }) => total)).toEqual([200]);
    const { rows } = await sql<{
      action: string;
      changes: object;
    }>`select action, changes from history where entity = 'fiscalRecord' and action = 'remove'`.execute(
      server.database.query,
    );
    expect(rows).toEqual([{ action: 'remove', changes: {} }]);
  });
});

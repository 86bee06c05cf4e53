// Lists kept under a name: whose they are, whom they are shared with, and what a reader gets of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { personActor } from '#engine/server/actor.ts';
import { pairsOf, seenQuery } from '#engine/server/views/view-query.ts';
import type { ListView } from '#engine/model/list-view.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

const path = '/api/list-views/product-prices';
let server: TestApp;
let admin: Caller;
let sales: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  sales = await server.as('sales');
});
afterAll(() => server.close());

const views = async (caller: Caller, at = path) => (await caller.get(at)).body as ListView[];
const save = async (caller: Caller, input: object) => {
  const { status, body } = await caller.post(path, input);
  return { status, view: body as ListView };
};

describe('a view', () => {
  it('is for people who are signed in and may read the list', async () => {
    expect((await server.guest.get(path)).status).toBe(401);
    expect((await admin.get('/api/list-views/nothing')).status).toBe(404);
    expect((await (await server.as('operator')).get('/api/list-views/users')).status).toBe(403);
  });

  it('is its owner’s alone until it is shared', async () => {
    const { status, view } = await save(sales, { name: ' Mine ', query: 'season=high&_sort=-fullPrice' });
    expect([status, view]).toEqual([
      200,
      expect.objectContaining({ name: 'Mine', isOwn: true, mayChange: true, roles: [] }),
    ]);
    expect((await views(sales)).map(({ name }) => name)).toEqual(['Mine']);
    expect(await views(admin)).toEqual([]);
    expect((await admin.post(path, { id: view.id, name: 'x', query: '' })).status).toBe(404);
    expect((await admin.remove(`${path}/${view.id}`)).status).toBe(404);
    expect(
      (await save(sales, { id: view.id, name: 'Renamed', query: view.query, isDefault: true })).view,
    ).toMatchObject({
      id: view.id,
      name: 'Renamed',
      isDefault: true,
    });
    expect((await sales.remove(`${path}/${view.id}`)).status).toBe(204);
    expect(await views(sales)).toEqual([]);
  });

  it('is shared by those alone whom roles.config.json names, with roles that exist', async () => {
    expect((await save(sales, { name: 'Ours', query: '', roles: ['sales'] })).status).toBe(403);
    expect((await save(admin, { name: 'Ours', query: '', roles: ['nobody'] })).status).toBe(400);
    const { view } = await save(admin, { name: 'Ours', query: 'season=high', roles: ['sales'] });
    const [seen] = await views(sales);
    expect(seen).toMatchObject({ id: view.id, isOwn: false, mayChange: false, query: 'season=high' });
    expect(await views(await server.as('financial'))).toEqual([]);
    expect((await sales.post(path, { id: view.id, name: 'x', query: '' })).status).toBe(403);
    expect((await sales.remove(`${path}/${view.id}`)).status).toBe(403);
    expect((await admin.remove(`${path}/${view.id}`)).status).toBe(204);
  });

  it('tells a reader nothing of fields that he does not see, and says what it left out', async () => {
    const query = 'transferValue_gte=4711&season=high&_sort=-transferValue,fullPrice&_columns=season,transferValue';
    const { view } = await save(admin, { name: 'Margins', query, roles: ['sales'] });
    expect(view.dropped).toEqual([]);
    const [seen] = await views(sales);
    expect(seen?.query).toBe('season=high&_sort=fullPrice&_columns=season');
    expect(seen?.dropped).toEqual(['transferValue']);
    expect(JSON.stringify(seen)).not.toContain('4711');
  });

  it('keeps columns of referenced records for those who see them there', async () => {
    const at = '/api/list-views/orders';
    const query = '_columns=code,client.phone,client.birthDate,provider.businessId,client.telephone';
    await admin.post(at, { name: 'Contacts', query, roles: ['financial', 'operator'] });
    const [own] = await views(admin, at);
    expect(own?.query).toBe(
      new URLSearchParams({ _columns: 'code,client.phone,client.birthDate,provider.businessId' }).toString(),
    );
    expect(own?.dropped).toEqual(['client.telephone']);
    const seen = async (role: string) => (await views(await server.as(role), at))[0];
    expect(await seen('financial')).toMatchObject({
      query: new URLSearchParams({ _columns: 'code,client.phone,provider.businessId' }).toString(),
      dropped: ['client.birthDate', 'client.telephone'],
    });
    expect((await seen('operator'))?.query).toBe(
      new URLSearchParams({ _columns: 'code,provider.businessId' }).toString(),
    );
  });

  it('keeps filters and orders by fields of referenced records for those who see them whole', async () => {
    const at = '/api/list-views/orders';
    const query = '_sort=-client.documentNumber,code&client.documentType=CPF&client.email_like=ana&client.fax=1';
    await admin.post(at, { name: 'By document', query, roles: ['financial', 'operator'] });
    const find = async (caller: Caller) => (await views(caller, at)).find(({ name }) => name === 'By document');
    expect(await find(admin)).toMatchObject({
      query: query.replace('&client.fax=1', '').replace(',', '%2C'),
      dropped: ['client.fax'],
    });
    const financial = await find(await server.as('financial'));
    expect(financial).toMatchObject({
      query: '_sort=code&client.documentType=CPF',
      dropped: ['client.documentNumber', 'client.email', 'client.fax'],
    });
    expect(JSON.stringify(financial)).not.toContain('ana');
    expect((await find(await server.as('operator')))?.query).toBe('_sort=code');
  });

  it.each([
    {},
    { name: 'x' },
    { query: '' },
    { name: ' ', query: '' },
    { name: 'x', query: 'a'.repeat(2001) },
    { name: 'x', query: 'q=%00' },
    { name: 'x', query: '', roles: 'sales' },
  ])('refuses %j, which is no view', async (input) => {
    expect((await sales.post(path, input)).status).toBe(400);
  });

  it('is its organisation’s alone', async () => {
    const { view } = await save(admin, { name: 'Here', query: '', roles: ['admin'] });
    const other = await server.person({ roles: ['admin'], organizationId: 'elsewhere' });
    expect(await views(other)).toEqual([]);
    expect((await other.post(path, { id: view.id, name: 'x' })).status).toBe(404);
    expect((await other.remove(`${path}/${view.id}`)).status).toBe(404);
    await admin.remove(`${path}/${view.id}`);
  });

  it('keeps what is searched for from those who see the searched fields in part', async () => {
    const orders = '/api/list-views/orders';
    const { body } = await admin.post(orders, { name: 'Q', query: 'q=ana&status=used', roles: ['financial', 'sales'] });
    const seenBy = async (role: string) =>
      (await views(await server.as(role), orders)).find(({ id }) => id === body.id);
    expect(await seenBy('sales')).toMatchObject({ query: 'q=ana&status=used', dropped: [] });
    expect(await seenBy('financial')).toMatchObject({ query: 'status=used', dropped: ['q'] });
    const own = await (await server.as('financial')).post(orders, { name: 'Own', query: 'q=ana' });
    expect(own.body).toMatchObject({ query: 'q=ana', dropped: [] });
  });

  it('is shown to somebody who looks as another role if that role has it, too', async () => {
    const { view: forSales } = await save(admin, { name: 'For sales', query: '', roles: ['sales'] });
    const { view: forFinancial } = await save(admin, { name: 'For financial', query: '', roles: ['financial'] });
    const other = await server.as('admin');
    const seen = (await other.get(path, { 'x-view-as': 'sales' })).body as ListView[];
    const ids = seen.map(({ id }) => id);
    expect([ids.includes(forSales.id), ids.includes(forFinancial.id)]).toEqual([true, false]);
    for (const { id } of [forSales, forFinancial]) await admin.remove(`${path}/${id}`);
  });
});

describe('a kept query', () => {
  it('calls fields as they are called now, also inside objects', () => {
    const { provider }: Readonly<Record<string, Entity>> = entities;
    if (provider === undefined) throw new Error('no provider');
    const renamed = (fields: readonly Field[]): Field[] =>
      fields.map((field) => ({
        ...field,
        ...(field.path === 'address' && { was: 'place' }),
        ...(field.path === 'address.complement' && { was: 'unit' }),
        ...(field.fields && { fields: renamed(field.fields) }),
      }));
    const actor = personActor({ userId: '', name: '', organizationId: 'icd', roles: ['admin'] });
    const query = pairsOf('address.unit_starts=B&place.unit=A&_sort=-address.unit,place.street&place.door=1');
    expect(seenQuery({ ...provider, fields: renamed(provider.fields) }, { query, isOwn: true }, actor)).toEqual({
      query: new URLSearchParams({
        'address.complement_starts': 'B',
        'address.complement': 'A',
        _sort: '-address.complement,address.street',
      }).toString(),
      dropped: ['place.door'],
    });
  });
});

describe('the view that a list begins with', () => {
  it('is one’s own or that of one’s role, not all that one may share', async () => {
    const { view } = await save(admin, { name: 'Begin', query: '', roles: ['sales'], isDefault: true });
    const find = async (caller: Caller) => (await views(caller)).find(({ id }) => id === view.id);
    expect(await find(sales)).toMatchObject({ begins: true, isDefault: true });
    expect(await find(await server.as('supervisor'))).toMatchObject({ begins: false, isDefault: true });
    await admin.remove(`${path}/${view.id}`);
  });

  it('is one of an owner’s', async () => {
    const { view: first } = await save(sales, { name: 'First', query: '', isDefault: true });
    const { view: second } = await save(sales, { name: 'Second', query: '', isDefault: true });
    const defaults = async () => (await views(sales)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([second.id]);
    await save(sales, { id: first.id, isDefault: true });
    expect(await defaults()).toEqual([first.id]);
    for (const { id } of [first, second]) await sales.remove(`${path}/${id}`);
  });
});

describe('a change of a view', () => {
  it('leaves what is not told of it, also what the changer does not see', async () => {
    const { view } = await save(admin, { name: 'All', query: 'season=high', roles: ['sales'] });
    const raw = 'transferValue_gte=4711&season=high';
    await save(admin, { id: view.id, query: raw });
    expect((await save(await server.as('supervisor'), { id: view.id, name: 'Renamed', position: 7 })).status).toBe(200);
    const kept = (await views(admin)).find(({ id }) => id === view.id);
    expect(kept).toMatchObject({ name: 'Renamed', position: 7, query: raw, roles: ['sales'] });
    await admin.remove(`${path}/${view.id}`);
  });

  it('of a query that was changed since is refused with the one that is there', async () => {
    const { view } = await save(sales, { name: 'Stale', query: 'season=high' });
    const { id, version } = view;
    expect((await save(sales, { id, version, query: 'season=low' })).status).toBe(200);
    const late = await sales.post(path, { id, version, query: 'season=high&_size=50' });
    expect([late.status, late.body.code, late.body.current.query]).toEqual([409, 'STALE', 'season=low']);
    // Its place and its name are nobody's older query.
    expect((await save(sales, { id, version, position: 3 })).view).toMatchObject({ query: 'season=low', position: 3 });
    await sales.remove(`${path}/${id}`);
  });

  it('brings nothing back, and shares nothing that was made private', async () => {
    const { view } = await save(admin, { name: 'Gone', query: '', roles: ['sales'] });
    const lead = await server.as('supervisor');
    await save(admin, { id: view.id, roles: [] });
    expect((await lead.post(path, { id: view.id, name: 'x', roles: ['sales'] })).status).toBe(404);
    await admin.remove(`${path}/${view.id}`);
    expect((await admin.post(path, { id: view.id, name: 'x', query: '' })).status).toBe(404);
    expect((await views(admin)).map(({ id }) => id)).not.toContain(view.id);
  });
});

it('a deleted user leaves no private views; shared ones stay, for whoever may share to change', async () => {
  const leaving = await server.as('supervisor');
  const { view: own } = await save(leaving, { name: 'Own', query: '' });
  const { view: shared } = await save(leaving, { name: 'Shared', query: '', roles: ['sales'] });
  expect((await admin.remove(`/api/users/${leaving.userId}`)).status).toBe(200);
  const { rows } = await sql<{ id: string }>`
    select id from list_view where owner_id = ${leaving.userId}`.execute(server.database.query);
  expect(rows.map(({ id }) => id)).toEqual([shared.id]);
  expect(own.id).not.toBe(shared.id);
  expect((await views(sales)).map(({ id }) => id)).toContain(shared.id);
  // It has an owner again, who alone sees it when it is shared no more.
  expect((await save(admin, { id: shared.id, roles: [] })).status).toBe(200);
  expect((await views(admin)).find(({ id }) => id === shared.id)).toMatchObject({ isOwn: true, roles: [] });
});

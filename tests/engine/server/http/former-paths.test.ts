// A collection that was called otherwise: by its former path it answers as by its own, and says until when; then it
// answers no more.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formerCollections } from '#engine/model/former-collections.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

const former = formerCollections([
  { collection: 'providers', collectionWas: [{ path: 'suppliers', since: '2026-11-01', until: '2027-06-30' }] },
]);

let server: TestApp;
let admin: Caller;
let id: string;

beforeAll(async () => {
  server = await startApp({ former });
  server.setClock(new Date('2026-12-01T12:00:00Z'));
  admin = await server.as('admin');
  for (const name of ['Aquário', 'Bondinho']) id = String((await create(admin, 'provider', { tradeName: name }))['id']);
});
afterAll(() => server.close());

const told = (path: string) => ({
  deprecation: '@1793491200',
  sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
  link: `</api/${path}>; rel="successor-version"`,
});

describe('a former path of a collection', () => {
  it('answers whom the present one answers', async () => {
    const { statusCode } = await server.app.inject({ url: '/api/suppliers' });
    expect(statusCode).toBe(401);
  });

  it('answers as the present one does, and says where that is and until when', async () => {
    const [former, present] = [await admin.get(`/api/suppliers/${id}`), await admin.get(`/api/providers/${id}`)];
    expect(former).toMatchObject({ status: 200, body: present.body, headers: told(`providers/${id}`) });
    expect(former.headers['etag']).toBe(present.headers['etag']);
    expect(present.headers).not.toHaveProperty('deprecation');
    expect(present.headers).not.toHaveProperty('sunset');
  });

  it('takes every call below it: changes, lists of what is nested, history, kept views', async () => {
    const changed = await admin.put(`/api/suppliers/${id}`, { tradeName: 'Bonde' });
    expect(changed).toMatchObject({ status: 200, body: { tradeName: 'Bonde' } });
    for (const path of [
      `suppliers/${id}/contacts`,
      `suppliers/${id}/history`,
      'suppliers?q=Bonde',
      'list-views/suppliers',
    ]) {
      const answer = await admin.get(`/api/${path}`);
      const successor = path.replace('suppliers', 'providers').replace(/\?.*/, '');
      expect(answer, path).toMatchObject({ status: 200, headers: told(successor) });
    }
    const { body } = await admin.get('/api/suppliers?q=Bonde');
    expect(body).toHaveLength(1);
  });

  it('keeps the way to the next page beside the present address', async () => {
    const { headers } = await admin.get('/api/suppliers?_start=0&_end=1&_sort=id');
    expect(headers['link']).toMatch(
      /^<\/api\/providers\?.*_after=.*>; rel="next", <\/api\/providers>; rel="successor-version"$/,
    );
  });

  it('refuses what the present one refuses', async () => {
    expect(await admin.get('/api/suppliers?nmae=x')).toMatchObject({ status: 400, headers: told('providers') });
    expect(await admin.call('/api/suppliers', { method: 'PATCH' })).toMatchObject({ status: 405 });
    expect(await admin.get('/api/suppliersx')).toMatchObject({ status: 404 });
  });

  it('answers on its last day, and from the next on 410 with the present address', async () => {
    server.setClock(new Date('2027-06-30T23:59:59Z'));
    const late = await server.as('admin');
    expect(await late.get(`/api/suppliers/${id}`)).toMatchObject({ status: 200 });
    server.setClock(new Date('2027-07-01T00:00:00Z'));
    const gone = await late.get(`/api/suppliers/${id}?_fields=x`, { 'accept-language': 'en' });
    expect(gone).toMatchObject({
      status: 410,
      headers: told(`providers/${id}`),
      body: { code: 'GONE', message: `This address has ended. It is /api/providers/${id} now.` },
    });
    expect(await late.get(`/api/providers/${id}`)).toMatchObject({ status: 200 });
  });
});

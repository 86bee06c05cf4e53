// A value is what its field's kind says, never what it looks like: a text shaped like an instant is a text, everywhere
// and for good.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import type { Field } from '#engine/model/entity.ts';
import { isSameOf } from '#engine/server/records/same-value.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

/** Shaped like an instant, and none: 30 February, 25 o'clock, minute 61. */
const lookalike = '2026-02-30T25:61:00Z';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const ownWays: readonly string[] = ['occurrence', 'accessRequest'];
const writable = entityNames.filter(
  (name) => entities[name].methods.create && entities[name].methods.update && !ownWays.includes(name),
);
const texts: readonly string[] = ['text', 'multiline', 'markdown', 'code', 'translated', 'strings'];

/** The field as it would be sent with the text in it, for each text that it holds. */
function withText(field: Field, before: unknown): unknown[] {
  if (
    field.readOnly ||
    field.computed ||
    field.createOnly ||
    field.reference !== undefined ||
    field.children !== undefined
  )
    return [];
  if (field.kind === 'strings') return [[lookalike]];
  if (texts.includes(field.kind) && field.fields === undefined) return [lookalike];
  const items: unknown[] | undefined = Array.isArray(before) ? before : undefined;
  const owner = (items === undefined ? before : items[0]) as Values | undefined;
  return (field.fields ?? []).flatMap((inner) =>
    withText(inner, owner?.[inner.name]).map((value) => {
      const whole = { ...owner, [inner.name]: value };
      return items === undefined ? whole : [whole, ...items.slice(1)];
    }),
  );
}

describe.each(writable)('a text shaped like an instant in a %s', (name: EntityName) => {
  it('comes back as it was sent, wherever it is admitted, and leaves the record writable', async () => {
    const address = `/api/${entities[name].collection}/${String((await create(admin, name))['id'])}`;
    const kept: string[] = [];
    for (const field of entities[name].fields) {
      const { body: before } = await admin.get(address);
      for (const value of withText(field, before[field.name])) {
        const { status, body } = await admin.put(address, { [field.name]: value });
        expect([200, 422], `${field.path}: ${JSON.stringify(body)}`).toContain(status);
        if (status === 422) continue;
        expect(JSON.stringify(body[field.name]), field.path).toContain(lookalike);
        kept.push(field.path);
        const again = await admin.put(address, body);
        expect([again.status, again.body.version], field.path).toEqual([200, body.version]);
      }
    }
    if (entities[name].fields.some(({ kind, maxLength = 100 }) => kind === 'text' && maxLength >= 20))
      expect(kept).not.toEqual([]);
    const { status, body } = await admin.get(`${address}/history`);
    expect(status).toBe(200);
    if (kept.length > 0) expect(JSON.stringify(body)).toContain(lookalike);
  });
});

describe('a person who calls himself by such a text', () => {
  it('is still disabled, enabled and changed, with such a text as the reason', async () => {
    const person = await server.as('sales');
    const sent = { name: lookalike, metadata: { shortcuts: [lookalike] } };
    const { status, body } = await person.post('/api/auth/user/update', { user: sent });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.user).toMatchObject({ name: lookalike, metadata: { shortcuts: [lookalike] } });
    const address = `/api/users/${person.userId}`;
    expect((await admin.put(address, { organization_name: lookalike })).status).toBe(200);
    expect((await admin.get(address)).body).toMatchObject({ name: lookalike, organization_name: lookalike });
    const disabled = await admin.post(`${address}/actions/disable`, { reason: lookalike });
    expect([disabled.status, disabled.body.status]).toEqual([200, 'disabled']);
    expect((await person.get('/api/quick-panel/data')).status).toBe(401);
    expect((await admin.get(`${address}/history`)).body[0]).toMatchObject({ action: 'disable', reason: lookalike });
  });

  it('is found, listed, exported and told of', async () => {
    const person = await server.as('sales');
    await person.post('/api/auth/user/update', { user: { name: lookalike } });
    const found = await admin.get(`/api/users?name=${lookalike}&id=${person.userId}`);
    expect(found.body).toMatchObject([{ name: lookalike }]);
    for (const format of ['csv', 'xlsx']) {
      const { statusCode, payload } = await server.app.inject({
        url: `/api/users/export?format=${format}&id=${person.userId}`,
        headers: admin.headers,
      });
      expect(statusCode).toBe(200);
      if (format === 'csv') expect(payload).toContain(lookalike);
    }
  });
});

describe('an instant', () => {
  it('is the same in any zone and no change, and is refused where no clock ever shows it', async () => {
    const promotion = await create(admin, 'promotion', { validFrom: '2026-05-01T12:00:00.000Z' });
    const address = `/api/promotions/${String(promotion['id'])}`;
    const same = await admin.put(address, { validFrom: '2026-05-01T09:00:00-03:00' });
    expect([same.status, same.body.version]).toEqual([200, 1]);
    for (const none of [
      lookalike,
      '2026-12-31T23:59:60Z',
      '2026-05-01T09:00:00+05',
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+01:00',
      '9999-12-31T23:59:59-01:00',
    ]) {
      const { status, body } = await admin.put(address, { validFrom: none });
      expect([none, status], JSON.stringify(body)).toEqual([none, 422]);
      expect(Object.keys(body.errors)).toContain('validFrom');
    }
  });

  it('is told from a text inside objects and lists by the kind of each part', () => {
    const field = (kind: Field['kind'], fields?: readonly Field[]) =>
      ({ name: 'at', path: 'at', kind, ...(fields && { fields }) }) as Field;
    const [here, there] = ['2026-05-01T12:00:00Z', '2026-05-01T09:00:00-03:00'];
    for (const kind of ['object', 'list'] as const) {
      const around = (at: string) => (kind === 'list' ? [{ at }] : { at });
      expect(isSameOf(field(kind, [field('dateTime')]), around(here), around(there))).toBe(true);
      expect(isSameOf(field(kind, [field('text')]), around(here), around(there))).toBe(false);
    }
    expect(isSameOf(field('json', [field('dateTime')]), { at: here }, { at: there })).toBe(false);
  });
});

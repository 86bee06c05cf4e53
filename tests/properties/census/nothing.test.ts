// Nothing means nothing: an empty list of ids or values, or a window without rows, is never taken for "all".
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles } from '#generated/roles.ts';
import { allFields } from '#engine/model/entity.ts';
import { operatorsOf } from '#engine/kinds/index.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { draw } from '../support/draw.ts';
import { buildSalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let admin: Caller;
let financial: Caller;

beforeAll(async () => {
  server = await startApp();
  const world = await buildSalesWorld(server);
  ({ admin } = world);
  financial = await server.as('financial');
  await world.sell();
  for (const name of entityNames)
    if (entities[name].methods.create && !['occurrence', 'accessRequest', 'order'].includes(name))
      await create(admin, name);
});
afterAll(() => server.close());

describe.each(entityNames)('of %s', (name) => {
  const { collection, fields } = entities[name];
  const path = `/api/${collection}`;
  const reader = () => (roles.entities[name]?.read.includes('admin') === true ? admin : financial);
  const ask = async (query: string) => {
    const { status, body, headers } = await reader().get(`${path}?${query}`);
    return { query, status, rows: Array.isArray(body) ? body.length : undefined, total: headers['x-total-count'] };
  };

  const asked = (operator: Operator) =>
    draw(
      allFields(fields).filter(({ kind }) => operatorsOf(kind).includes(operator)),
      6,
      `fields of ${name} asked by ${operator}`,
    );

  it.each(['id=', 'id=&id=', 'ids=', 'ids[]=', 'id=none', `filter=${encodeURIComponent('{"id":[]}')}&range=[0,9]`])(
    '%s asks for no record',
    async (query) => {
      expect(await ask(query)).toEqual({ query, status: 200, rows: 0, total: '0' });
    },
  );

  it.each(['_start=0&_end=0', '_start=3&_end=3', '_start=5&_end=2', 'range=[5,2]'])(
    '%s is a window without rows',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 200, rows: 0 });
    },
  );

  it.each([
    '_start=-1',
    '_start=-5&_end=-1',
    '_end=-1',
    '_start=1e3',
    '_start=0x1',
    '_end=ten',
    'range=[-2,-1]',
    'range=[]',
    'range=[1]',
    'range={}',
    '_end=1.5',
  ])('%s is no window: 400', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('among no values is none, but for no values is all, by its fields', { timeout: 300_000 }, async () => {
    const all = await ask('');
    for (const field of asked('in')) {
      const none = await ask(`${field.path}_in=`);
      // Who may not see a field in full may not ask by it, whatever he asks for.
      if (none.status === 403) continue;
      expect(none, field.path).toMatchObject({ status: 200, rows: 0, total: '0' });
      expect(await ask(`${field.path}_in=,`), field.path).toMatchObject({ status: 200, rows: 0 });
      expect(await ask(`${field.path}_nin=`), field.path).toMatchObject({
        status: 200,
        rows: all.rows,
        total: all.total,
      });
    }
  });

  it(
    'an empty value asks for records without one, or is refused as any other value would be, by its fields',
    { timeout: 300_000 },
    async () => {
      const all = await ask('');
      for (const field of asked('eq')) {
        const [none, some, isNull] = [
          await ask(`${field.path}=`),
          await ask(`${field.path}_ne=`),
          await ask(`${field.path}_null=true`),
        ];
        expect([some.status, isNull.status], field.path).toEqual([none.status, none.status]);
        if (none.status === 403) continue;
        expect(none, field.path).toMatchObject({ status: 200, total: isNull.total });
        expect(Number(none.total) + Number(some.total), field.path).toBe(Number(all.total));
        for (const operator of operatorsOf(field.kind).filter((one) => ['gte', 'like', 'starts'].includes(one))) {
          const parameter = `${field.path}_${operator}`;
          const { status, body } = await reader().get(`${path}?${parameter}=`);
          if (status !== 200)
            expect({ status, message: body.message }).toEqual({
              status: 400,
              message: `Unknown parameter "${parameter}".`,
            });
        }
      }
    },
  );

  it('a file of no ids has no rows', async () => {
    // One person takes so many files and no more.
    const { headers } = await server.as(reader() === admin ? 'admin' : 'financial');
    const { statusCode, payload } = await server.app.inject({
      url: `${path}/export?format=csv&id=`,
      headers: { ...headers },
    });
    expect(statusCode, payload).toBe(200);
    expect(payload.trim().split('\r\n')).toHaveLength(1);
  });
});

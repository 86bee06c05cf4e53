// Pages that are kept are asked for again by their own question alone, with the rights and the moment of who asks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles } from '#generated/roles.ts';
import type { RowScope } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { personActor, type Actor } from '#engine/server/actor.ts';
import { buildKeptPlans } from '#engine/server/records/kept-plans.ts';
import { planPage, type PagePlan } from '#engine/server/records/list-records.ts';
import { atMoment } from '#engine/server/records/moment.ts';
import { accessKey } from '#engine/server/records/rights.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';

const person = (given: Partial<Parameters<typeof personActor>[0]>): Actor =>
  personActor({ userId: 'one', name: '', organizationId: 'icd', roles: ['supervisor'], ...given });

describe('the key of what somebody may', () => {
  const key = (given: Partial<Actor>, personal = false) => accessKey({ ...person({}), ...given }, { personal });

  it('is the same for two people of the same roles, and no others', () => {
    expect(key({ userId: 'two', name: 'Other' })).toBe(key({}));
    const [holder] = person({}).holders;
    for (const other of [
      { holders: person({ roles: ['admin'] }).holders },
      { holders: person({ roles: ['supervisor', 'admin'] }).holders },
      { holders: [holder, holder] as const },
      { organizationId: 'other' },
      { isSystem: true },
    ])
      expect(key(other)).not.toBe(key({}));
  });

  it('tells two people apart where rows are confined', () => {
    const own = (id: string) => person({ own: { providerIds: [id] } }).holders;
    expect(key({ holders: own('a') }, true)).toBe(key({ holders: own('a') }, true));
    expect(key({ holders: own('b') }, true)).not.toBe(key({ holders: own('a') }, true));
    expect(key({ userId: 'two' }, true)).not.toBe(key({}, true));
  });
});

describe('a plan', () => {
  const plans = buildKeptPlans();
  let made = 0;
  const build = (isPersonal = false) => ({ isPersonal, made: (made += 1) }) as unknown as PagePlan;
  const question = (given: { entity?: Entity; parameters?: object; actor?: Actor; parentId?: string } = {}) =>
    plans.of(
      { entity: entities.order, parameters: { _sort: 'code' }, actor: person({}), parentId: undefined, ...given },
      () => build(),
    );

  it('of confined rows is that of one person', () => {
    const of = (userId: string) =>
      plans.of({ entity: entities.ride, parameters: {}, actor: person({ userId }), parentId: undefined }, () =>
        build(true),
      );
    expect(of('one')).toBe(of('one'));
    expect(of('two')).not.toBe(of('one'));
  });

  it('is made once for the same question', () => {
    expect(question({ actor: person({ userId: 'two' }) })).toBe(question());
  });

  it.each([
    ['of another entity', { entity: entities.customer }],
    ['with other parameters', { parameters: { _sort: 'code', _start: '25' } }],
    ['below a parent', { parentId: 'x' }],
    ['of who has other rights', { actor: person({ roles: ['admin'] }) }],
  ])('%s is another one', (_, given) => {
    expect(question(given)).not.toBe(question());
    expect(question(given)).toBe(question(given));
  });

  it('for the clock of a request is not that of the database', () => {
    expect(atMoment(new Date(), question)).not.toBe(question());
  });

  it.each([
    ['names a time by its distance from now', { visitDate: '$now+3d' }],
    ['is longer than anybody asks twice', { q: 'x'.repeat(700) }],
  ])('is made anew when the question %s', (_, parameters) => {
    expect(question({ parameters })).not.toBe(question({ parameters }));
  });
});

describe('a question that leads to records of which each reader has his own', () => {
  const role = 'supervisor';
  const actor = person({ roles: [role] });
  const path = 'providerId.tradeName';
  const plain: ListQuery = { search: '', sort: [], filters: [], offset: 0, limit: 25 };
  const isPersonal = (query: ListQuery) => planPage({ entity: entities.product, actor, query }).isPersonal;
  const rights = roles.entities['provider'] as { rows: readonly RowScope[] };
  const { rows } = rights;
  // An analyst could write so: supervisors know of their providers alone, and of all products.
  beforeAll(() => {
    rights.rows = [...rows, { role, path: 'id', from: 'providerIds' }];
  });
  afterAll(() => {
    rights.rows = rows;
  });

  it.each([
    ['ordered by them', { sort: [{ path, direction: 'asc' }] }],
    ['narrowed by them', { filters: [{ path, operator: 'like', values: ['a'] }] }],
    ['with a column of them', { with: [path] }],
  ] as const)('is one person’s when %s, though the list itself is everybody’s', (_, asked) => {
    expect(isPersonal({ ...plain, ...asked })).toBe(true);
    expect(isPersonal(plain)).toBe(false);
  });
});

describe('lists that others have asked for before', () => {
  let server: TestApp;
  let world: SalesWorld;
  beforeAll(async () => {
    server = await startApp();
    world = await buildSalesWorld(server);
    await world.sell();
    const { id } = await create(world.admin, 'provider');
    for (const entity of ['product', 'ride', 'providerContact'] as const)
      await create(world.admin, entity, { providerId: id });
  });
  afterAll(() => server.close());

  it('are those of a reader whom nobody was before', async () => {
    const providers = (await world.admin.get('/api/providers')).body as { id: string }[];
    const [first, second] = providers.map(({ id }) => id);
    const people = [
      ...(await Promise.all(roles.roles.filter((role) => role !== 'guest').map((role) => server.as(role)))),
      ...(await Promise.all(
        [[first!], [second!], []].map((providerIds) => server.person({ roles: ['operator'], providerIds })),
      )),
    ];
    const readAll = async (caller: Caller, app: TestApp) => {
      const answers: unknown[] = [];
      for (const name of entityNames) {
        const { status, body } = await app.app
          .inject({ url: `/api/${entities[name].collection}?_start=0&_end=5`, headers: caller.headers })
          .then((answer) => ({ status: answer.statusCode, body: answer.json<unknown>() }));
        answers.push([name, status, status === 200 ? body : '']);
      }
      return answers;
    };
    const shared: unknown[][] = [];
    for (const caller of people) shared.push(await readAll(caller, server));
    for (const [index, caller] of people.entries()) {
      // Keeps nothing of what the others asked.
      const fresh = await startApp({ database: server.database });
      fresh.setClock(openingNow);
      expect(await readAll(caller, fresh)).toEqual(shared[index]);
      expect(await readAll(caller, server)).toEqual(shared[index]);
      await fresh.close();
    }
    expect(new Set(shared.map((answers) => JSON.stringify(answers))).size).toBeGreaterThan(4);
  });

  it('are worked out for the moment of who asks now', async () => {
    const order = await world.sell();
    const read = async () => {
      const { body } = await world.admin.get(`/api/orders?code=${String(order['code'])}`);
      return (body as { overdue: boolean }[]).map(({ overdue }) => overdue);
    };
    const overdue = async () =>
      ((await world.admin.get('/api/orders?overdue=true')).body as { code: string }[]).map(({ code }) => code);
    expect([await read(), await overdue()]).toEqual([[false], []]);
    server.setClock(new Date(openingNow.getTime() + 3_600_000));
    expect(await read()).toEqual([true]);
    expect(await overdue()).toContain(order['code']);
    server.setClock(openingNow);
    expect([await read(), await overdue()]).toEqual([[false], []]);
  });
});

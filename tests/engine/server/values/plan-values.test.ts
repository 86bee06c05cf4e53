// Rules that get narrower and columns that do not: the plan holds the changed rules, and no others, against what is
// stored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { declaredModel, readModel, rememberModel } from '#engine/server/database/model-memory.ts';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import { beginLooking } from '#engine/server/values/look.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { isStopped, planJson, planText } from '#engine/server/values/print-plan.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
const ids: Record<'customer' | 'promotion', string> = { customer: '', promotion: '' };

beforeAll(async () => {
  server = await startApp();
  const admin = await server.as('admin');
  for (const entity of ['customer', 'promotion'] as const) ids[entity] = String((await create(admin, entity))['id']);
});
afterAll(() => server.close());
beforeEach(() => rememberModel(server.database, declaredModel));

/** The model that was applied before: with other constraints at these paths, or without the rules of an entity. */
async function remember(changes: Readonly<Record<string, string>>, withoutRules = ''): Promise<void> {
  const constraints: Record<string, Record<string, string>> = structuredClone(
    declaredModel.constraints as Record<string, Record<string, string>>,
  );
  for (const [name, text] of Object.entries(changes)) {
    const [entity = '', ...path] = name.split('.');
    (constraints[entity] ?? {})[path.join('.')] = text;
  }
  const entities = Object.fromEntries(
    Object.entries(declaredModel.entities).map(([name, entity]) => [
      name,
      name === withoutRules ? { ...entity, rules: [] } : entity,
    ]),
  );
  await rememberModel(server.database, { ...declaredModel, entities, constraints });
}

const breaks: readonly {
  readonly code: string;
  readonly path: string;
  readonly statement: string;
  readonly remedy: string;
  readonly rules?: true;
}[] = [
  {
    code: 'maxLength',
    path: 'customer.name',
    statement: `update customer set name = repeat('x', 130)`,
    remedy: '"maxLength": 130',
  },
  {
    code: 'required',
    path: 'customer.address.country',
    statement: `update customer set address = '{"city":"Rio"}'`,
    remedy: '"default"',
  },
  {
    code: 'pattern',
    path: 'customer.address.zipCode',
    statement: `update customer set address = '{"country":"BR","zipCode":"!"}'`,
    remedy: '"onCreateOnly": true',
  },
  {
    code: 'format.email',
    path: 'customer.email',
    statement: `update customer set email = 'nobody'`,
    remedy: 'correct those records',
  },
  {
    code: 'uniqueItems',
    path: 'promotion.rideIds',
    statement: `update promotion set ride_ids = array[provider_id, provider_id]`,
    remedy: '"uniqueItems"',
  },
  {
    code: 'maxItems',
    path: 'promotion.rideIds',
    statement: `update promotion set ride_ids = (select array_agg(gen_random_uuid()) from generate_series(1, 201))`,
    remedy: '"maxItems": 201',
  },
  {
    code: 'lte',
    path: 'promotion.validTo',
    statement: `update promotion set valid_to = valid_from - interval '1 day'`,
    remedy: '"onCreateOnly": true',
    rules: true,
  },
];

describe('a rule that stored values do not pass', () => {
  it.each(breaks)('is found: $code', async ({ code, path, statement, remedy, rules }) => {
    const entity = path.split('.')[0] as keyof typeof ids;
    await server.database
      .transaction(async () => {
        await sql.raw(statement).execute(server.database.query);
        await remember(rules ? {} : { [path]: '{"former":true}' }, rules ? entity : '');
        const plan = await planChange(server.database);
        const found = plan.findings.find((finding) => finding.code === `value.${code}`);
        expect(found).toMatchObject({ entity, path: path.slice(entity.length + 1), count: 1, rows: 1 });
        expect(found?.remedy).toContain(remedy);
        expect(found?.examples).toMatchObject([{ id: ids[entity], link: expect.stringContaining(ids[entity]) }]);
        expect(isStopped(plan)).toBe(false);
        throw new Undone();
      })
      .catch(undone);
  });

  it('is news only when it changed: rows of an unchanged one are not looked at', async () => {
    await server.database
      .transaction(async () => {
        await sql.raw(`update customer set name = 'x', email = 'nobody'`).execute(server.database.query);
        expect((await planChange(server.database)).findings).toEqual([]);
        await remember({ 'customer.email': '{}' });
        expect((await planChange(server.database)).findings.map(({ path }) => path)).toEqual(['email']);
        expect((await planChange(server.database, { all: true })).findings.map(({ path }) => path)).toEqual(
          expect.arrayContaining(['name', 'email']),
        );
        throw new Undone();
      })
      .catch(undone);
  });

  it('is told with its records, in text and as JSON, what is sensitive in part', async () => {
    await server.database
      .transaction(async () => {
        await sql.raw(`update customer set email = 'nobody.at.all'`).execute(server.database.query);
        await remember({ 'customer.email': '{"type":"string"}' });
        const plan = await planChange(server.database);
        expect(planText(plan)).toMatch(/warns +customer\.email: 1 of 1 records do not pass format\.email/);
        expect(planText(plan)).toContain(`/apps/administration/customers/${ids.customer}`);
        expect(JSON.parse(planJson(plan))).toMatchObject({
          stopped: false,
          findings: [{ code: 'value.format.email' }],
        });
        expect(planText(plan) + planJson(plan)).not.toContain('nobody.at.all');
        throw new Undone();
      })
      .catch(undone);
  });

  it('is said by the development server once it is applied, and is known from then on', async () => {
    await server.database
      .transaction(async () => {
        await sql.raw(`update customer set email = 'nobody'`).execute(server.database.query);
        await remember({ 'customer.email': '{}' });
        const look = await beginLooking(server.database);
        await applySchema(server.database);
        expect(await look()).toContain('customer.email');
        expect(await (await beginLooking(server.database))()).toBe('');
        throw new Undone();
      })
      .catch(undone);
  });
});

it('a database of a version that remembered no model has nothing said against it', async () => {
  await server.database
    .transaction(async () => {
      await sql.raw('alter table schema_state drop column model').execute(server.database.query);
      expect(await readModel(server.database)).toBeUndefined();
      expect((await planChange(server.database)).findings).toEqual([]);
      throw new Undone();
    })
    .catch(undone);
});

/** Each test leaves the rows as they were. */
class Undone extends Error {}

function undone(error: unknown): void {
  if (!(error instanceof Undone)) throw error;
}

// What of the schemas is hardly used, told by the statistics of the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompiledQuery } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import type { Database } from '#engine/server/database/database.ts';
import { findUse, printUse, type UseFinding } from '#engine/server/values/find-use.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
const run = (statement: string) => database.query.executeQuery(CompiledQuery.raw(statement));

/** People, as the statistics of a table that is not analysed yet do not know them. */
beforeAll(async () => {
  database = await openTestDatabase();
  await run(`
    insert into "user" (id, organization_id, name, email, role, status, language)
    select gen_random_uuid(), 'icd', 'P' || n, 'p' || n || '@example.com', array[case when n % 2 = 0 then 'admin' else 'sales' end],
      case when n % 2 = 0 then 'active' else 'invited' end, case when n % 3 = 0 then 'pt' end
    from generate_series(1, 1200) n`);
  await run(`update "user" set avatar_url = '' where name like 'P1%'`);
  await run(`analyze "user"`);
});
afterAll(() => database.close());

function user(change: (fields: Field[]) => readonly Field[] = (fields) => fields): Readonly<Record<string, Entity>> {
  const entity: Entity | undefined = declaredModel.entities['user'];
  if (entity === undefined) throw new Error('there are no people');
  return { user: { ...entity, fields: change([...entity.fields]) } };
}
const ids = (findings: readonly UseFinding[]) => findings.map(({ id }) => id);

describe('the statistics tell', () => {
  it('options that no row says, of a choice and of a list of them', async () => {
    const findings = await findUse(database, user());
    const texts = findings.filter(({ code }) => code === 'use.option').map(({ text }) => text);
    expect(texts).toContainEqual('user.status: no row of about 1,200 says disabled');
    expect(texts).toContainEqual(expect.stringMatching(/^user\.role: no row of about 1,200 says supervisor, /));
    expect(texts.join()).not.toMatch(/admin|sales,/);
    expect(texts).toContainEqual('user.language: no row of about 1,200 says en, fr');
  });

  it('fields that are empty, by nothing or by an empty text, and none that must be there', async () => {
    const found = ids(await findUse(database, user()));
    expect(found).toContain('use.empty:user.avatar_url');
    expect(found).toContain('use.empty:user.lastLoginAt');
    expect(found.filter((id) => /use\.empty:user\.(name|email|status|language)$/.test(id))).toEqual([]);
  });

  it('what is filtered by without an index, not what has one', async () => {
    const found = await findUse(
      database,
      user((fields) => fields.map((field) => (field.name === 'mini_avatar_url' ? { ...field, filter: true } : field))),
    );
    expect(ids(found).filter((id) => id.startsWith('use.index'))).toEqual(['use.index:user.mini_avatar_url']);
    expect(printUse(found)).toContain('user.mini_avatar_url is filtered by without an index');
  });

  it('nothing of what is read by its parent, nor of conditions, which have indexes of their own', async () => {
    const [of] = Object.values(user());
    if (of === undefined) throw new Error('there are no people');
    const fields = of.fields.map((field) => (field.name === 'mini_avatar_url' ? { ...field, filter: true } : field));
    const parent = { entity: 'provider', field: 'providerIds', many: true, segment: 'people' };
    const condition = { name: 'away', path: 'away', kind: 'boolean', computed: true, filter: true } as Field;
    const indexed = async (entity: Entity) =>
      ids(await findUse(database, { user: entity })).filter((id) => id.startsWith('use.index'));
    expect(await indexed({ ...of, fields, parent })).toEqual([]);
    expect(await indexed({ ...of, fields: [...of.fields, condition] })).toEqual([]);
  });

  it('nothing of the items of a list, for which no list is asked', async () => {
    const [item] = user().user?.fields ?? [];
    const list = {
      name: 'parts',
      path: 'parts',
      kind: 'list',
      fields: [{ ...item, path: 'parts.name', filter: true }],
    };
    const found = await findUse(
      database,
      user((fields) => [...fields, { ...fields[0], ...list } as Field]),
    );
    expect(ids(found).filter((id) => id.includes('parts.'))).toEqual([]);
  });

  it('of a table that has none, that it has none', async () => {
    await run('create table fresh (id uuid)');
    const entity: Entity | undefined = declaredModel.entities['promotion'];
    if (entity === undefined) throw new Error('there are no promotions');
    const found = await findUse(database, { promotion: { ...entity, table: 'fresh' } });
    expect(found).toMatchObject([{ id: 'use.unknown:promotion', remedy: 'let it have them: analyze "fresh"' }]);
  });

  it('nothing of a few rows', async () => {
    await run(`delete from "user" where name <> 'P1'`);
    await run('analyze "user"');
    expect(await findUse(database, user())).toEqual([]);
  });
});

// The way back to the schemas of an earlier commit, with the values that the way forth had kept aside.
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Column, Table } from '#engine/model/table.ts';
import { applySchema, readApplied } from '#engine/server/database/apply-schema.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import { applyBack, keptOf, opened, turnedBack, type Committed } from '#engine/server/values/plan-back.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { planText } from '#engine/server/values/print-plan.ts';
import { column, object, openRides, rideOf, text, type Rides } from '../database/rides.ts';
import { buildTable, fax, ride, shop } from '../database/tables.ts';

const rides: Rides = openRides();
const code: Column = { name: 'code', type: 'text', nullable: false, field: 'code' };
/** Both would be filled by what stands for an absent value. */
const state: Column = { name: 'state', type: 'text', nullable: false, default: `'open'`, field: 'state' };
const color: Column = { name: 'color', type: 'text', nullable: true, field: 'color' };

const committed = (...columns: readonly Column[]): Committed => ({
  tables: [rideOf(...columns)] satisfies readonly Table[],
  fingerprint: 'test',
  model: { entities: {}, roles: declaredModel.roles, constraints: {} },
});

/** Then: fax, a code that must be there, and a place with town and zip. */
const then = committed(
  { ...fax, field: 'fax' },
  code,
  state,
  column(object('place', text('town'), text('zip', { required: true, default: '0' }))),
);
/** Now: fax is mobile, town is city, the code, the state and the zip are gone, a colour came. */
const now = committed(
  { ...fax, name: 'mobile', field: 'mobile', was: 'fax' },
  column(object('place', text('city', { was: 'town' }))),
  color,
);

async function goForth(): Promise<void> {
  await applySchema(rides.database, { schema: then });
  await sql`
    insert into ride (id, organization_id, name, fax, code, state, place)
    values (gen_random_uuid(), 'icd', 'a', '1', 'C1', 'closed', '{"town":"Rio","zip":"20000"}')`.execute(
    rides.database.query,
  );
  const { outcomes } = await planChange(rides.database, { schema: now });
  const allow = outcomes.filter(({ state }) => state === 'stopped').map(({ step }) => step.id);
  expect(allow).toHaveLength(3);
  await applySchema(rides.database, { schema: now, allow });
}

const row = async () =>
  (await sql<Record<string, unknown>>`select * from ride order by name`.execute(rides.database.query)).rows;

it('names inverted, at any depth, and says what comes back', async () => {
  await goForth();
  const applied = (await readApplied(rides.database)) ?? [];
  const back = turnedBack(then, now);
  const planned = planText(await planChange(rides.database, { schema: opened(back, applied) }), 'the command');
  expect(planned).toContain('ride.mobile is renamed to fax, its data stays');
  expect(planned).toContain('It is done by: the command');
  expect((await keptOf(rides.database, back, applied)).map(({ path, count }) => [path, count])).toEqual([
    ['ride.code', 1],
    ['ride.place.zip', 1],
    ['ride.state', 1],
  ]);
});

it('is gone with all values, also of a field that must be there', async () => {
  await goForth();
  const { recovered } = await applyBack(rides.database, turnedBack(then, now), []);
  expect(recovered.map(({ path, restored, left }) => [path, restored, left])).toEqual([
    ['ride.code', 1, 0],
    ['ride.place.zip', 1, 0],
    ['ride.state', 1, 0],
  ]);
  const [only] = await row();
  expect(only).toMatchObject({ fax: '1', code: 'C1', state: 'closed', place: { town: 'Rio', zip: '20000' } });
  expect(only).not.toHaveProperty('color');
  expect((await planChange(rides.database, { schema: then })).outcomes).toEqual([]);
});

it('stops before what came since and has values, and takes it aside when that is permitted', async () => {
  await goForth();
  await sql`update ride set color = 'red'`.execute(rides.database.query);
  const back = turnedBack(then, now);
  await expect(applyBack(rides.database, back, [])).rejects.toThrow('drop-column:ride.color');
  expect(await row()).toMatchObject([{ mobile: '1', color: 'red' }]);
  await applyBack(rides.database, back, ['drop-column:ride.color']);
  expect(await row()).toMatchObject([{ fax: '1', code: 'C1' }]);
  expect(await rides.readKept()).toMatchObject([{ column_name: 'color', value: 'red' }]);
});

it('leaves what is called the same under its name', () => {
  expect(turnedBack(then, then)).toEqual(then);
});

it('brings whole tables back, those that others refer to first', async () => {
  const schema = (...tables: readonly Table[]): Committed => ({ ...then, tables });
  const both = schema(shop, ride);
  const none = schema(buildTable({ name: 'other' }));
  await applySchema(rides.database, { schema: both });
  await sql`insert into shop (id, organization_id) select gen_random_uuid(), 'icd' from generate_series(1, 3)`.execute(
    rides.database.query,
  );
  await sql`
    insert into ride (id, organization_id, name, fax, shop_id)
    select gen_random_uuid(), 'icd', 'r' || row_number() over (), row_number() over (), id from shop`.execute(
    rides.database.query,
  );
  const before = await row();
  await applySchema(rides.database, { schema: none, allow: ['drop-table:ride', 'drop-table:shop'] });
  const back = turnedBack(both, none);
  const { recovered } = await applyBack(rides.database, back, []);
  expect(recovered.map(({ path, isWhole, restored, left }) => [path, isWhole, restored, left])).toEqual([
    ['ride', true, 3, 0],
    ['shop', true, 3, 0],
  ]);
  expect(await row()).toEqual(before);
  expect(await rides.readKept()).toEqual([]);
});

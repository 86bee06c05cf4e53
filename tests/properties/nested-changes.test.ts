// Whatever an analyst changes inside objects and lists: no value is lost, none goes without being counted, and all come
// back.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { InnerField, Table } from '#engine/model/table.ts';
import { column, openRides, rideOf } from '#tests/engine/server/database/rides.ts';
import { drawChange, drawFields, drawObject, drawOne, valuesIn, withoutEmpty, type Draw } from './nested-schemas.ts';
import { drawing } from './support/draw.ts';

const rides = openRides();
const runs = 8;

beforeEach(async () => {
  await rides.apply(rideOf());
});

/** The table is the only one that changes; making all of them anew each time would take most of it. */
async function startAnew(): Promise<void> {
  await sql`drop table if exists ride; truncate history, dropped_data; update schema_state set tables = (select jsonb_agg(t) from jsonb_array_elements(tables) t where t ->> 'name' <> 'ride')`.execute(
    rides.database.query,
  );
}

const tableOf = (type: string, fields: readonly InnerField[]): Table => rideOf(column({ name: 'place', type, fields }));
const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

/** What there is, in the rows and kept aside. */
async function allValues(): Promise<string[]> {
  return [
    ...valuesIn(await rides.read('place')),
    ...(await rides.readKept()).flatMap(({ value }) => valuesIn(value)),
  ].toSorted();
}

async function fill(draw: Draw, type: string, fields: readonly InnerField[]): Promise<unknown[]> {
  let last = 0;
  const next = (): number => (last += 1);
  const values = Array.from({ length: draw(fc.integer, { min: 1, max: 4 }) }, () =>
    type === 'list' ? [drawObject(draw, fields, next), drawObject(draw, fields, next)] : drawObject(draw, fields, next),
  );
  for (const value of values) await rides.note(await rides.insert({ place: value }), { place: { to: value } });
  return values;
}

/** Applies a schema with all that it asks for; answers the steps it asked for. */
async function permit(table: Table): Promise<readonly string[]> {
  const stopped = (await rides.plan(table)).filter(({ state }) => state === 'stopped');
  for (const { count } of stopped) expect(count).toBeGreaterThan(0);
  const ids = stopped.map(({ step }) => step.id);
  if (ids.length > 0) await expect(rides.apply(table)).rejects.toThrow(ids[0]);
  await rides.apply(table, ...ids);
  return ids;
}

test('what is renamed, removed, made another kind or added leaves every value in the rows or in dropped_data, and the way back brings it back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      await startAnew();
      const type = drawOne(draw, 'object', 'list');
      const fields = drawFields(draw);
      await rides.apply(tableOf(type, fields));
      const values = await fill(draw, type, fields);
      const before = await allValues();
      const { after, back } = drawChange(draw, fields, ['stays', 'renamed', 'kind', 'gone']);
      const permitted = await permit(tableOf(type, after));
      expect(await allValues()).toEqual(before);
      if (permitted.length === 0) expect(await rides.readKept()).toEqual([]);
      expect(await permit(tableOf(type, back))).toEqual([]);
      const kept = new Set((await rides.readKept()).map((one) => String(one['column_name'])));
      for (const name of kept) expect(await rides.recover(`ride.${name}`)).toMatchObject({ left: 0 });
      expect(sorted((await rides.read('place')).map(withoutEmpty))).toEqual(sorted(values.map(withoutEmpty)));
      expect(await rides.readKept()).toEqual([]);
    }),
    drawing(runs, 'changes inside objects and lists'),
  );
});

test('without a memory of nested names the rows tell what was renamed and what is gone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      await startAnew();
      const fields = drawFields(draw);
      await rides.apply(tableOf('object', fields));
      const values = await fill(draw, 'object', fields);
      const before = await allValues();
      await rides.forget();
      const { after, back } = drawChange(draw, fields, ['stays', 'renamed', 'gone']);
      await permit(tableOf('object', after));
      expect(await allValues()).toEqual(before);
      await permit(tableOf('object', back));
      for (const name of new Set((await rides.readKept()).map((one) => String(one['column_name']))))
        await rides.recover(`ride.${name}`);
      expect(sorted((await rides.read('place')).map(withoutEmpty))).toEqual(sorted(values.map(withoutEmpty)));
    }),
    drawing(runs, 'changes inside objects, not remembered'),
  );
});

test('a rename there and back leaves rows and history as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      await startAnew();
      const fields = drawFields(draw);
      await rides.apply(tableOf('object', fields));
      await fill(draw, 'object', fields);
      const [rows, history] = [await rides.read('place'), await rides.readHistory()];
      if (draw(fc.boolean)) await rides.forget();
      const { after, back } = drawChange(draw, fields, ['stays', 'renamed']);
      expect(await permit(tableOf('object', after))).toEqual([]);
      // The history tells of each row what it is, under the names it has now.
      expect(sorted(await rides.readHistory())).toEqual(
        sorted((await rides.read('place')).map((to) => ({ place: { to } }))),
      );
      expect(await permit(tableOf('object', back))).toEqual([]);
      expect(sorted(await rides.read('place'))).toEqual(sorted(rows));
      expect(await rides.readHistory()).toEqual(history);
      expect(await rides.readKept()).toEqual([]);
    }),
    drawing(runs, 'renames there and back'),
  );
});

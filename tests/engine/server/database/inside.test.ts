// Keys inside objects and lists are renamed, counted, kept and brought back like columns.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { InnerField, Table } from '#engine/model/table.ts';
import { printOutcome } from '#engine/server/database/print-outcome.ts';
import { column, list, object, place, rideOf, stops, text, openRides } from './rides.ts';
import { buildTable, name } from './tables.ts';

const rides = openRides();

describe('a key renamed inside an object', () => {
  it('takes its value, its history and what was kept of it along', async () => {
    await rides.apply(place(text('city'), text('complement')));
    const id = await rides.insert({ place: { city: 'Rio', complement: 'Casa 2' } });
    await rides.insert({ place: { city: 'Santos' } });
    await rides.insert({});
    await rides.note(id, {
      place: { from: { complement: 'Casa 1' }, to: { city: 'Rio', complement: 'Casa 2' } },
      name: { to: 'complement' },
    });
    await rides.apply(place(text('city'), text('unit', { was: 'complement' })));
    expect(await rides.read('place')).toEqual(
      expect.arrayContaining([{ city: 'Rio', unit: 'Casa 2' }, { city: 'Santos' }, null]),
    );
    expect(await rides.readHistory()).toEqual([
      { place: { from: { unit: 'Casa 1' }, to: { city: 'Rio', unit: 'Casa 2' } }, name: { to: 'complement' } },
    ]);
    expect(await rides.readKept()).toEqual([]);
    expect(await rides.plan(place(text('city'), text('unit', { was: 'complement' })))).toEqual([]);
  });

  it('keeps its value through two renames, and back', async () => {
    await rides.apply(place(text('complement')));
    await rides.insert({ place: { complement: 'Casa 2' } });
    for (const [was, key] of [
      ['complement', 'unit'],
      ['unit', 'flat'],
      ['flat', 'complement'],
    ] as const)
      await rides.apply(place(text(key, { was })));
    expect(await rides.read('place')).toEqual([{ complement: 'Casa 2' }]);
  });

  it('and a name that becomes free by it, in one start', async () => {
    await rides.apply(place(text('a'), text('b')));
    await rides.insert({ place: { a: '1', b: '2' } });
    await rides.apply(place(text('b', { was: 'a' }), text('c', { was: 'b' })));
    expect(await rides.read('place')).toEqual([{ b: '1', c: '2' }]);
  });

  it('in a column that is renamed as well, and in an object in it that is', async () => {
    await rides.apply(rideOf(column(object('place', object('geo', text('lat'), text('long'))))));
    const id = await rides.insert({ place: { geo: { lat: '1', long: '2' } } });
    await rides.note(id, { place: { to: { geo: { lat: '1' } } } });
    const spot = object('spot', { ...object('position', text('latitude', { was: 'lat' }), text('long')), was: 'geo' });
    await rides.apply(rideOf(column(spot, { was: 'place' })));
    expect(await rides.read('spot')).toEqual([{ position: { latitude: '1', long: '2' } }]);
    expect(await rides.readHistory()).toEqual([{ spot: { to: { position: { latitude: '1' } } } }]);
  });

  it('stops where the new key has another value, and keeps the former one aside when permitted', async () => {
    await rides.apply(place(text('complement')));
    await rides.insert({ place: { complement: 'Casa 2', unit: 'Casa 3' } });
    await rides.insert({ place: { complement: 'Casa 4', unit: '' } });
    const renamed = place(text('unit', { was: 'complement' }));
    await expect(rides.apply(renamed)).rejects.toThrow(
      /1 have another value in unit already[\s\S]*--allow rename-inner:ride\.place\.unit/,
    );
    await rides.apply(renamed, 'rename-inner:ride.place.unit');
    expect(await rides.read('place')).toEqual([{ unit: 'Casa 3' }, { unit: 'Casa 4' }]);
    expect(await rides.readKept()).toMatchObject([
      { table_name: 'ride', column_name: 'place.unit', path: ['unit'], value: 'Casa 2' },
    ]);
  });

  it('moves the index and the computed column that read it', async () => {
    const withKey = (key: string, more: Partial<InnerField> = {}): Table =>
      buildTable({
        columns: [
          name,
          column(object('place', text(key, more))),
          { name: 'search', type: 'text', nullable: true, generated: `norm(("place"->>'${key}'))` },
        ],
        indexes: [{ name: `ride_place_${key}`, method: 'btree', expressions: [`("place"->>'${key}')`], unique: true }],
      });
    await rides.apply(withKey('city'));
    await rides.insert({ place: { city: 'São Luís' } });
    await rides.apply(withKey('town', { was: 'city' }));
    expect(await rides.database.query.selectFrom('ride').select(['search', 'place']).execute()).toEqual([
      { search: 'sao luis', place: { town: 'São Luís' } },
    ]);
  });
});

describe('a key renamed inside a list', () => {
  it('is renamed in every item, in their order, at any depth', async () => {
    const before = stops(
      text('label'),
      list('visits', text('hour'), object('seats', { name: 'total', type: 'integer' })),
    );
    await rides.apply(before);
    const id = await rides.insert({
      stops: [
        { label: 'z', visits: [{ hour: '10:00', seats: { total: 3 } }, { hour: '09:00' }] },
        { label: 'a' },
        { label: 'b', visits: [] },
      ],
    });
    await rides.note(id, { stops: { from: [{ label: 'z', visits: [{ hour: '08:00' }] }] } });
    await rides.apply(
      stops(
        text('label'),
        list('visits', text('time', { was: 'hour' }), object('seats', { name: 'sum', type: 'integer', was: 'total' })),
      ),
    );
    expect(await rides.read('stops')).toEqual([
      [
        { label: 'z', visits: [{ time: '10:00', seats: { sum: 3 } }, { time: '09:00' }] },
        { label: 'a' },
        { label: 'b', visits: [] },
      ],
    ]);
    expect(await rides.readHistory()).toEqual([{ stops: { from: [{ label: 'z', visits: [{ time: '08:00' }] }] } }]);
  });
});

describe('a key that is gone without a word', () => {
  it('stops the start with the records, the remedy and the command, and changes nothing', async () => {
    await rides.apply(place(text('city'), text('complement')));
    await rides.insert({ place: { city: 'Rio', complement: 'Casa 2' } });
    await rides.insert({ place: { city: 'Rio', complement: '' } });
    const gone = place(text('city'));
    await expect(rides.apply(gone)).rejects.toThrow(
      /ride\.place\.complement is dropped[\s\S]*1 have a value in it[\s\S]*"x-was"[\s\S]*--allow drop-inner:ride\.place\.complement/,
    );
    expect(await rides.read('place')).toContainEqual({ city: 'Rio', complement: 'Casa 2' });
    const [outcome] = await rides.plan(gone);
    expect(outcome && printOutcome(outcome, 'would')).toMatch(/^stops +ride\.place\.complement is dropped/);
  });

  it('goes at once where it holds nothing', async () => {
    await rides.apply(place(text('city'), text('complement')));
    await rides.insert({ place: { city: 'Rio', complement: '' } });
    await rides.apply(place(text('city')));
    expect(await rides.read('place')).toEqual([{ city: 'Rio' }]);
    expect(await rides.readKept()).toEqual([]);
  });

  it('moves to dropped_data when permitted, and comes back', async () => {
    const full = place(text('city'), object('geo', text('lat')), text('complement'));
    await rides.apply(full);
    const values = [
      { city: 'Rio', complement: 'Casa 2', geo: { lat: '1' } },
      { complement: 'Casa 3' },
      { city: 'Santos' },
    ];
    const [id] = [
      await rides.insert({ place: values[0] }),
      await rides.insert({ place: values[1] }),
      await rides.insert({ place: values[2] }),
    ];
    await rides.apply(place(text('city')), 'drop-inner:ride.place.complement', 'drop-inner:ride.place.geo');
    expect(await rides.read('place')).toEqual(expect.arrayContaining([{ city: 'Rio' }, {}, { city: 'Santos' }]));
    expect(await rides.readKept()).toContainEqual({
      table_name: 'ride',
      column_name: 'place.complement',
      record_id: id,
      organization_id: 'icd',
      path: ['complement'],
      value: 'Casa 2',
    });
    await expect(rides.recover('ride.place.complement')).rejects.toThrow('is no field now');
    await rides.apply(full);
    expect(await rides.recover('ride.place.complement')).toEqual({ restored: 2, left: 0 });
    expect(await rides.recover('ride.place.geo')).toEqual({ restored: 1, left: 0 });
    expect(await rides.read('place')).toEqual(expect.arrayContaining(values));
    expect(await rides.readKept()).toEqual([]);
  });

  it('is brought back under the name it has since, and into an object that was emptied', async () => {
    await rides.apply(place(text('complement')));
    const id = await rides.insert({ place: { complement: 'Casa 2' } });
    await rides.apply(place(), 'drop-inner:ride.place.complement');
    await sql`update ride set place = null where id = ${id}`.execute(rides.database.query);
    await rides.apply(place(text('complement')));
    await rides.apply(place(text('unit', { was: 'complement' })));
    expect(await rides.recover('ride.place.unit')).toEqual({ restored: 1, left: 0 });
    expect(await rides.read('place')).toEqual([{ unit: 'Casa 2' }]);
  });

  it('stays kept where there is another value now', async () => {
    await rides.apply(place(text('complement')));
    const id = await rides.insert({ place: { complement: 'Casa 2' } });
    await rides.apply(place(), 'drop-inner:ride.place.complement');
    await rides.apply(place(text('complement')));
    await sql`update ride set place = '{"complement": "Casa 9"}' where id = ${id}`.execute(rides.database.query);
    expect(await rides.recover('ride.place.complement')).toEqual({ restored: 0, left: 1 });
    expect(await rides.read('place')).toEqual([{ complement: 'Casa 9' }]);
  });

  it('comes back to its own list item, wherever that is now, and to no other', async () => {
    const full = stops(text('label'), text('remark'));
    await rides.apply(full);
    const id = await rides.insert({
      stops: [
        { label: 'a', remark: '1' },
        { label: 'b', remark: '2' },
        { label: 'c', remark: '3' },
      ],
    });
    await rides.apply(stops(text('label')), 'drop-inner:ride.stops.remark');
    expect(await rides.readKept()).toMatchObject([
      { path: ['0', 'remark'] },
      { path: ['1', 'remark'] },
      { path: ['2', 'remark'] },
    ]);
    await sql`update ride set stops = '[{"label": "c"}, {"label": "a"}]' where id = ${id}`.execute(
      rides.database.query,
    );
    await rides.apply(full);
    expect(await rides.recover('ride.stops.remark')).toEqual({ restored: 2, left: 1 });
    expect(await rides.read('stops')).toEqual([
      [
        { label: 'c', remark: '3' },
        { label: 'a', remark: '1' },
      ],
    ]);
  });

  it('comes back beside what was taken out by the same change and has not come back yet', async () => {
    const full = stops(text('remark'), object('host', text('name'), list('phones', text('number'))));
    const values = [
      [{ remark: '1', host: { phones: [] } }, {}],
      [{ remark: '2', host: { name: 'Ana', phones: [{ number: '7' }] } }, { remark: '3' }],
    ];
    await rides.apply(full);
    for (const value of values) await rides.insert({ stops: value });
    await rides.apply(
      stops(object('host', text('name'))),
      'drop-inner:ride.stops.remark',
      'drop-inner:ride.stops.host.phones',
    );
    await rides.apply(full);
    expect(await rides.recover('ride.stops.remark')).toEqual({ restored: 3, left: 0 });
    expect(await rides.recover('ride.stops.host.phones')).toEqual({ restored: 1, left: 0 });
    expect(await rides.read('stops')).toEqual(expect.arrayContaining([[{ remark: '1', host: {} }, {}], values[1]]));
  });
});

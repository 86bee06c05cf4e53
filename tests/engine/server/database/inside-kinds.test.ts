// What stands inside objects and lists and is of another kind now, becomes required, or was never declared.
import { describe, expect, it } from 'vitest';
import type { InnerField, Table } from '#engine/model/table.ts';
import { SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import { column, list, object, place, rideOf, text, openRides } from './rides.ts';

const rides = openRides();

describe('rows of a database that remembers no nested names', () => {
  it('tell what was renamed', async () => {
    await rides.apply(place(text('city'), text('complement')));
    await rides.insert({ place: { city: 'Rio', complement: 'Casa 2' } });
    await rides.forget();
    await rides.apply(place(text('city'), text('unit', { was: 'complement' })));
    expect(await rides.read('place')).toEqual([{ city: 'Rio', unit: 'Casa 2' }]);
  });

  it('name the keys that nobody declares', async () => {
    await rides.apply(place(text('city')));
    await rides.insert({ place: { city: 'Rio', "it's": { odd: true } } });
    await rides.insert({ place: { city: 'Rio' } });
    await rides.forget();
    await expect(rides.apply(place(text('city')))).rejects.toThrow(
      /ride\.place\.it's is in the rows, and no field declares it[\s\S]*1 have a value/,
    );
    await rides.apply(place(text('city')), "drop-inner:ride.place.it's");
    expect(await rides.read('place')).toEqual([{ city: 'Rio' }, { city: 'Rio' }]);
    expect(await rides.readKept()).toMatchObject([{ path: ["it's"], value: { odd: true } }]);
  });

  it('hold nothing up where they are as declared', async () => {
    const table = rideOf(
      column(object('place', text('city', { required: true }), object('geo', text('lat')))),
      column(list('stops', text('label'))),
      column({ name: 'free', type: 'json' }),
    );
    await rides.apply(table);
    await rides.insert({ place: { geo: { lat: '1' } }, stops: [{ label: 'a' }], free: { anything: 1 } });
    await rides.forget();
    expect(await rides.plan(table)).toEqual([]);
    await rides.apply(table);
    await expect(
      rides.apply(
        rideOf(
          column(object('place', text('city', { required: true }))),
          column(list('stops', text('label'))),
          column({ name: 'free', type: 'json' }),
        ),
      ),
    ).rejects.toThrow('drop-inner:ride.place.geo');
  });
});

describe('a key of another kind', () => {
  const of = (type: string): Table => place({ name: 'value', type });

  it.each([
    { from: 'integer', to: 'text', value: 7, becomes: '7' },
    { from: 'text', to: 'integer', value: '7', becomes: 7 },
    { from: 'boolean', to: 'text', value: true, becomes: 'true' },
    { from: 'text', to: 'boolean', value: 'false', becomes: false },
    { from: 'text', to: 'date', value: '2026-02-28', becomes: '2026-02-28' },
    { from: 'date', to: 'timestamptz', value: '2026-02-28', becomes: '2026-02-28T00:00:00.000Z' },
    { from: 'timestamptz', to: 'date', value: '2026-02-28T00:00:00.000Z', becomes: '2026-02-28' },
    { from: 'double precision', to: 'integer', value: 7, becomes: 7 },
    { from: 'text', to: 'text[]', value: 'x', becomes: ['x'] },
    { from: 'integer', to: 'bigint', value: 7, becomes: 7 },
    { from: 'integer', to: 'integer[]', value: 7, becomes: [7] },
    { from: 'integer[]', to: 'double precision[]', value: [7, 7], becomes: [7, 7] },
    { from: 'double precision[]', to: 'integer[]', value: [7, 8], becomes: [7, 8] },
    {
      from: 'uuid',
      to: 'text',
      value: '0192d5c4-7b3a-7c3e-8f00-000000000001',
      becomes: '0192d5c4-7b3a-7c3e-8f00-000000000001',
    },
    { from: 'object', to: 'json', value: { a: 1 }, becomes: { a: 1 } },
  ])('from $from to $to converts $value', async ({ from, to, value, becomes }) => {
    await rides.apply(of(from));
    await rides.insert({ place: { value } });
    await rides.insert({ place: {} });
    await rides.apply(of(to));
    expect(await rides.read('place')).toEqual(expect.arrayContaining([{ value: becomes }, {}]));
  });

  it.each([
    { from: 'text', to: 'integer', value: 'seven' },
    { from: 'text', to: 'integer', value: '007' },
    { from: 'text', to: 'date', value: '2026-02-30' },
    { from: 'double precision', to: 'integer', value: 7.5 },
    { from: 'timestamptz', to: 'date', value: '2026-02-28T10:00:00.000Z' },
    { from: 'object', to: 'text', value: { a: 1 } },
    { from: 'object', to: 'list', value: { a: 1 } },
    { from: 'text[]', to: 'text', value: ['a', 'b'] },
    { from: 'text[]', to: 'uuid[]', value: ['a'] },
    { from: 'json', to: 'object', value: [1] },
    { from: 'double precision[]', to: 'integer[]', value: [7, 7.5] },
    { from: 'integer[]', to: 'text[]', value: [7] },
    { from: 'text[]', to: 'integer[]', value: ['7'] },
  ])('from $from to $to stops at $value, and when permitted keeps it aside', async ({ from, to, value }) => {
    await rides.apply(of(from));
    await rides.insert({ place: { value } });
    await expect(rides.apply(of(to))).rejects.toThrow(
      /1 have a value that is no .*[\s\S]*--allow change-inner:ride\.place\.value/,
    );
    await rides.apply(of(to), 'change-inner:ride.place.value');
    expect(await rides.read('place')).toEqual([{}]);
    expect(await rides.readKept()).toMatchObject([{ column_name: 'place.value', path: ['value'], value }]);
    await rides.apply(of(from));
    expect(await rides.recover('ride.place.value')).toEqual({ restored: 1, left: 0 });
    expect(await rides.read('place')).toEqual([{ value }]);
  });

  it('comes back beside one that was of another kind meanwhile', async () => {
    const stops = (number: string, label: string): Table =>
      rideOf(column(list('stops', { name: 'number', type: number }, { name: 'label', type: label })));
    await rides.apply(stops('integer', 'text'));
    const value = [{ number: 5, label: 'v6' }, { label: 'v8' }];
    await rides.insert({ stops: value });
    await rides.apply(stops('text', 'integer'), 'change-inner:ride.stops.label');
    expect(await rides.read('stops')).toEqual([[{ number: '5' }, {}]]);
    await rides.apply(stops('integer', 'text'));
    expect(await rides.recover('ride.stops.label')).toEqual({ restored: 2, left: 0 });
    expect(await rides.read('stops')).toEqual([value]);
  });

  it('counts an object that becomes a list as a whole column too', async () => {
    await rides.apply(place(text('city')));
    await rides.insert({ place: { city: 'Rio' } });
    const other = rideOf(column(list('place', text('city'))));
    await expect(rides.apply(other)).rejects.toThrow(
      /ride\.place: object becomes list[\s\S]*1 have a value that is no list/,
    );
    await rides.apply(other, 'change-inner:ride.place');
    expect(await rides.read('place')).toEqual([null]);
    expect(await rides.readKept()).toMatchObject([{ column_name: 'place', value: { city: 'Rio' } }]);
  });

  it('names the keys of what was anything before', async () => {
    await rides.apply(rideOf(column({ name: 'place', type: 'json' })));
    await rides.insert({ place: { city: 'Rio', odd: 1 } });
    const outcomes = await rides.plan(place(text('city')));
    expect(outcomes.filter(({ state }) => state === 'stopped')).toMatchObject([
      { step: { id: 'drop-inner:ride.place.odd' }, count: 1 },
    ]);
  });
});

describe('a key that becomes required', () => {
  const required = (more: Partial<InnerField> = {}): Table => place(text('city', { required: true, ...more }));

  it('tells how many records have none, and leaves them when permitted', async () => {
    await rides.apply(place(text('city')));
    await rides.insert({ place: { city: 'Rio' } });
    await rides.insert({ place: {} });
    await rides.insert({});
    await expect(rides.apply(required())).rejects.toThrow(
      /ride\.place\.city becomes required[\s\S]*1 have no value in it/,
    );
    await rides.apply(required(), 'require-inner:ride.place.city');
    expect(await rides.read('place')).toEqual(expect.arrayContaining([{ city: 'Rio' }, {}, null]));
  });

  it('is filled with its default', async () => {
    await rides.apply(place());
    await rides.insert({ place: {} });
    await rides.insert({});
    await rides.apply(required({ default: 'Rio' }));
    expect(await rides.read('place')).toEqual(expect.arrayContaining([{ city: 'Rio' }, null]));
  });
});

describe('several changes inside one column', () => {
  it('are all told in one go', async () => {
    await rides.apply(place(text('a'), text('b'), text('c')));
    await rides.insert({ place: { a: '1', b: 'x', c: '3' } });
    const attempt = rides.apply(place(text('d', { was: 'a' }), { name: 'b', type: 'integer' }));
    await expect(attempt).rejects.toBeInstanceOf(SchemaStoppedError);
    const outcomes = await rides.plan(place(text('d', { was: 'a' }), { name: 'b', type: 'integer' }));
    expect(outcomes.map(({ step, state }) => [step.id, state])).toEqual([
      ['rename-inner:ride.place.d', 'applied'],
      ['drop-inner:ride.place.c', 'stopped'],
      ['change-inner:ride.place.b', 'stopped'],
    ]);
  });
});

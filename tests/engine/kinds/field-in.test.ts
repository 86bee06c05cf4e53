import { describe, expect, it } from 'vitest';
import { fieldIn } from '#engine/kinds/field-in.ts';
import type { Field } from '#engine/model/entity.ts';

const base: Omit<Field, 'name' | 'path' | 'kind'> = {
  required: false,
  readOnly: false,
  createOnly: false,
  computed: false,
  list: false,
  filter: false,
  sort: false,
  search: false,
  group: '',
  span: 6,
};
const byRecord = { by: 'currency', of: 'record' } as const;
const amount: Field = { ...base, name: 'price', path: 'price', kind: 'money', currency: byRecord };
const inItem: Field = { ...amount, path: 'lines.price' };
const inObject: Field = { ...amount, name: 'fee', path: 'lines.fee', currency: { by: 'coin', of: 'object' } };
const plain: Field = { ...base, name: 'title', path: 'lines.title', kind: 'text' };
const lines: Field = { ...base, name: 'lines', path: 'lines', kind: 'list', fields: [inItem, inObject, plain] };

describe('an amount in its record', () => {
  it('is in the currency that the record has', () => {
    expect(fieldIn(amount, { currency: 'EUR' }).currency).toEqual({ code: 'EUR' });
    expect(fieldIn(amount, { currency: 'EUR' })).toBe(fieldIn(amount, { currency: 'EUR' }));
    expect(fieldIn(amount, { currency: 'USD' }).currency).toEqual({ code: 'USD' });
  });

  it.each([{}, { currency: null }, { currency: 'eur' }, { currency: '***' }, undefined])(
    'is as declared where the record says none (%j)',
    (record) => expect(fieldIn(amount, record)).toBe(amount),
  );

  it('of an item is in that of the record, or of the item where that has its own', () => {
    const { fields = [] } = fieldIn(lines, { currency: 'EUR' });
    const [price = amount, fee = amount, title] = fields;
    expect(price.currency).toEqual({ code: 'EUR' });
    expect(title).toBe(plain);
    // Once the item is known.
    expect(fieldIn(price, { coin: 'USD' }).currency).toEqual({ code: 'EUR' });
    expect(fieldIn(fee, { coin: 'USD' }).currency).toEqual({ code: 'USD' });
  });

  it('whose currency is declared needs no record', () => {
    const fixed: Field = { ...amount, currency: { code: 'CHF' } };
    expect(fieldIn(fixed, { currency: 'EUR' })).toBe(fixed);
  });
});

it('a kind that a sibling chooses and a currency are chosen together', () => {
  const either: Field = { ...amount, kindBy: { field: 'unit', kinds: { percent: 'percentage' } } };
  expect(fieldIn(either, { unit: 'percent', currency: 'EUR' })).toMatchObject({
    kind: 'percentage',
    currency: { code: 'EUR' },
  });
  expect(fieldIn(either, { currency: 'EUR' }).kind).toBe('money');
});

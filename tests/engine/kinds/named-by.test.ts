import { describe, expect, test } from 'vitest';
import { entities } from '#generated/entities.ts';
import { namedBy } from '#engine/kinds/named-by.ts';

const orders = [{ code: 'ABCD2345' }, { code: 'ABCD2346' }];
const customers = [
  {
    name: 'Ana',
    email: 'ana@example.com',
    phone: '+5551999998888',
    documentType: 'CPF',
    documentNumber: '52998224725',
  },
  {
    name: 'Bia',
    email: 'bia@example.com',
    phone: '+5551999998888',
    documentType: 'passport',
    documentNumber: 'GR48406',
  },
];

describe('a record', () => {
  test.each(['ABCD2345', 'abcd2345', ' abcd 2345 ', 'abcd-2345', 'AB CD-23.45'])('is named by its code "%s"', (typed) =>
    expect(namedBy(entities.order, orders, typed, false)).toBe(orders[0]),
  );
  test.each(['ABCD', 'ABCD2347', 'ABCD23456', ''])('is not named by "%s"', (typed) =>
    expect(namedBy(entities.order, orders, typed, false)).toBeUndefined(),
  );
  test.each(['ana@example.com', 'Ana@Example.com', '529.982.247-25', '52998224725'])('is named by "%s"', (typed) =>
    expect(namedBy(entities.customer, customers, typed, true)).toBe(customers[0]),
  );
  test.each(['+55 51 99999-8888', '(51) 99999-8888', '51999998888'])('is named by its telephone %s', (typed) =>
    expect(namedBy(entities.customer, customers.slice(0, 1), typed, true)).toBe(customers[0]),
  );
  test('is named by an address or a number without end once it is entered, not while it is typed', () => {
    expect(namedBy(entities.customer, customers, 'ana@example.com', false)).toBeUndefined();
    expect(namedBy(entities.customer, customers.slice(0, 1), '(51) 99999-8888', false)).toBeUndefined();
    expect(namedBy(entities.customer, customers, '529.982.247-25', false)).toBe(customers[0]);
  });
  test('is not named by what several have, by a part, or by a name', () => {
    for (const typed of ['51999998888', '99998888', '1999998888', '5299822', 'Ana', 'example.com'])
      expect(namedBy(entities.customer, customers, typed, true), typed).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { entities } from '#generated/entities.ts';
import { isExactCode } from '#engine/kinds/code/exact-code.ts';

const order = { code: 'ABCD2345' };

describe('the code of a record', () => {
  test.each(['ABCD2345', 'abcd2345', ' abcd 2345 ', 'abcd-2345', 'AB CD-23.45'])('is meant by "%s"', (typed) =>
    expect(isExactCode(entities.order, order, typed)).toBe(true),
  );
  test.each(['ABCD', 'ABCD2346', 'ABCD23456', ''])('is not meant by "%s"', (typed) =>
    expect(isExactCode(entities.order, order, typed)).toBe(false),
  );
  test('counts only where it names one record', () =>
    expect(isExactCode(entities.customer, { name: 'ABCD2345' }, 'ABCD2345')).toBe(false));
});

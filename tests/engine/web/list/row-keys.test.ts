// Which elements the rows of a list are drawn into: fast-check draws what the list holds before and after.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noRowKeys, rowKeysAfter } from '#engine/web/list/row-keys.ts';

const after = (...pages: readonly string[]) =>
  pages.reduce((kept, page) => rowKeysAfter(kept, page.split('')), noRowKeys).keys;

it('keeps the elements of those who stay, and gives those of another page the ones of the page before', () => {
  expect(after('abcd', 'abcd')).toEqual([0, 1, 2, 3]);
  expect(after('abcd', 'dcba')).toEqual([3, 2, 1, 0]);
  expect(after('abcd', 'xabc')).toEqual([4, 0, 1, 2]);
  expect(after('abcd', 'wxyz')).toEqual([0, 1, 2, 3]);
  expect(after('abcd', 'xyza')).toEqual([1, 2, 3, 0]);
  expect(after('ab', 'wxyz', 'abcd')).toEqual([0, 1, 2, 3]);
  expect(after('abcd', '', 'ab')).toEqual([4, 5]);
});

it('gives nobody the elements of another, whatever comes and goes', () => {
  const page = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'.split('')), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(page, { minLength: 2, maxLength: 6 }), (pages) => {
      let kept = noRowKeys;
      for (const ids of pages) {
        const now = rowKeysAfter(kept, ids);
        expect(new Set(now.keys).size).toBe(ids.length);
        for (const [index, id] of kept.ids.entries())
          if (ids.includes(id)) expect(now.keys[ids.indexOf(id)]).toBe(kept.keys[index]);
        kept = now;
      }
    }),
  );
});

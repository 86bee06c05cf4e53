// Which elements the rows of a list are drawn into, and when: fast-check draws what the list holds before and after.
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noRowKeys, rowKeysAfter, useDrawnRows } from '#engine/web/list/row-keys.ts';

const after = (...pages: readonly string[]) =>
  pages.reduce((kept, page) => rowKeysAfter(kept, page.split('')), noRowKeys).keys;

it('keeps the elements of those who stay, and gives those of another page the ones of the page before', () => {
  expect(after('abcd', 'abcd')).toEqual([0, 1, 2, 3]);
  expect(after('abcd', 'dcba')).toEqual([3, 2, 1, 0]);
  expect(after('abcd', 'xabc')).toEqual([4, 0, 1, 2]);
  expect(after('abcd', 'wxyz')).toEqual([0, 1, 2, 3]);
  expect(after('abcd', 'xyza')).toEqual([3, 1, 2, 0]);
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

const page = (of: string, length: number) => Array.from({ length }, (_, index) => ({ id: `${of}${index}` }));

it('draws of a long page what can be seen first, and the rest in the same elements after it', () => {
  const drawings: string[][] = [];
  const { rerender } = renderHook(
    ({ rows, titles }) => {
      const drawn = useDrawnRows(rows, titles);
      drawings.push(drawn.map(({ key, row, with: shown }) => `${key} ${row.id} ${shown}`));
    },
    { initialProps: { rows: page('a', 100), titles: 'A' } },
  );
  const of = (name: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `${from + index} ${name}${from + index} ${name.toUpperCase()}`);
  expect(drawings.at(-1)).toEqual(of('a', 0, 100));
  drawings.length = 0;
  rerender({ rows: page('b', 100), titles: 'B' });
  expect(drawings).toContainEqual([...of('b', 0, 32), ...of('a', 32, 100)]);
  expect(drawings.at(-1)).toEqual(of('b', 0, 100));
});

it('draws the rows of a page that is no longer than what can be seen at once', () => {
  const drawings: string[] = [];
  const { rerender } = renderHook(
    ({ rows }) =>
      void drawings.push(
        useDrawnRows(rows, undefined)
          .map(({ row }) => row.id[0])
          .join(''),
      ),
    { initialProps: { rows: page('a', 25) } },
  );
  rerender({ rows: page('b', 20) });
  expect(new Set(drawings)).toEqual(new Set(['a'.repeat(25), 'b'.repeat(20)]));
});

it('draws of a list that is new what can be seen first, and then all of it', () => {
  const drawings: number[] = [];
  const { rerender } = renderHook(
    ({ rows }) => {
      drawings.push(useDrawnRows(rows, undefined, 15).length);
    },
    { initialProps: { rows: page('a', 25) } },
  );
  expect([drawings[0], drawings.at(-1)]).toEqual([15, 25]);
  drawings.length = 0;
  rerender({ rows: page('b', 25) });
  expect(new Set(drawings)).toEqual(new Set([25]));
});

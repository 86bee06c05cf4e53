// What an ended session has kept of the price grid, and what is none of it.
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { keyOf } from '#business/prices/web/grid-model.ts';
import type { CellAt, PriceData } from '#business/prices/web/grid-types.ts';
import {
  fitsGrid,
  isStillThere,
  readBegun,
  readCopyWork,
  readHalfTyped,
  type CopyWork,
} from '#business/prices/web/kept-prices.ts';
import { usePriceDrafts } from '#business/prices/web/use-price-drafts.ts';
import { createFormStore } from '#engine/web/form/form-store.ts';

const at: CellAt = { productGridId: 'adult', season: 'high', validityId: 'xmas' };
const begun = {
  drafts: { [keyOf(at)]: { at, amounts: { salesPrice: 7500, fullPrice: 'dez' } } },
  versions: { [keyOf(at)]: 3 },
};
const data: PriceData = {
  types: [],
  validities: [{ id: 'xmas', name: 'Natal', validFrom: '2026-12-20', validTo: '2026-12-26' }],
  prices: [],
};
const copy: CopyWork = {
  from: '',
  to: 'xmas',
  percent: '5',
  rounding: 10,
  view: { season: 'high', salesChannelId: 'office' },
};

const broken: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['an empty object', {}],
  ['drafts alone', { drafts: begun.drafts }],
  ['a draft without a cell', { ...begun, drafts: { x: { amounts: {} } } }],
  ['a draft under the key of another cell', { ...begun, drafts: { x: begun.drafts[keyOf(at)] } }],
  ['an amount that is none', { ...begun, drafts: { [keyOf(at)]: { at, amounts: { salesPrice: {} } } } }],
  [
    'a season that is none',
    { ...begun, drafts: { 'adult||spring|': { at: { productGridId: 'adult', season: 'spring' }, amounts: {} } } },
  ],
  ['a version that is none', { ...begun, versions: { [keyOf(at)]: '3' } }],
];

describe('kept prices', () => {
  it('are read back', () => {
    expect(readBegun(begun)).toEqual(begun);
    expect(readHalfTyped({ at, amount: 'salesPrice', text: '5' })).toEqual({ at, amount: 'salesPrice', text: '5' });
    expect(readCopyWork(copy)).toEqual(copy);
  });

  it.each(broken)('are none: %s', async (_, stored) => {
    const [store, i18n] = [createFormStore({ prices: stored }), await createI18n('pt')];
    const { result } = renderHook(() => usePriceDrafts(store, data), {
      wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    });
    expect(result.current.drafts).toEqual({});
    expect(result.current.overtaken).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['without a layer', { view: undefined }],
    ['of a season that is none', { view: { season: 'spring' } }],
    ['without a column', { to: undefined }],
    ['rounded to nothing', { rounding: 0 }],
  ])('are none: a copy %s', (_, wrong) => expect(readCopyWork({ ...copy, ...wrong })).toBeUndefined());
});

describe('a kept copy of a column', () => {
  it('goes for the layer that it was chosen for alone', () => {
    expect(fitsGrid(copy, { data, view: copy.view })).toBe(true);
    for (const view of [{ season: 'high' }, { season: 'any', salesChannelId: 'office' }] as const)
      expect(fitsGrid(copy, { data, view })).toBe(false);
  });

  it('is over when its channel or a column of it is gone', () => {
    expect(isStillThere(copy, data, ['office'])).toBe(true);
    expect(isStillThere(copy, data, ['site'])).toBe(false);
    expect(isStillThere(copy, { ...data, validities: [] }, ['office'])).toBe(false);
    expect(isStillThere({ ...copy, from: 'summer' }, data, ['office'])).toBe(false);
  });
});

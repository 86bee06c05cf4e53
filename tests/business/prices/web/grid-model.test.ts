// What is typed in the price grid, without its looks.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Translate } from '#engine/kinds/check-record.ts';
import { checkDrafts, warnOf } from '#business/prices/web/cell-findings.ts';
import {
  changesOf,
  copyColumn,
  draftedPrices,
  holdingPrice,
  keyOf,
  removePrice,
  typeAmount,
} from '#business/prices/web/grid-model.ts';
import { amounts, type CellAt, type Drafts, type Price, type PriceData } from '#business/prices/web/grid-types.ts';

const at = (productGridId: string, rest: Partial<CellAt> = {}): CellAt => ({ productGridId, season: 'any', ...rest });
const price = (id: string, cell: CellAt, salesPrice: number, transferValue = Math.floor(salesPrice * 0.75)): Price => ({
  ...cell,
  id,
  version: 3,
  fullPrice: salesPrice,
  salesPrice,
  transferValue,
  serviceFeePercentage: 1000,
});

const data: PriceData = {
  types: [
    { id: 'adult', name: 'Adulto', unitType: 'adult', halfPrice: false, status: 'active' },
    { id: 'student', name: 'Meia', unitType: 'student', halfPrice: true, status: 'active' },
    { id: 'child', name: 'Criança', unitType: 'child', halfPrice: false, status: 'active' },
  ],
  validities: [
    { id: 'summer', name: 'Verão', validFrom: '2026-12-01', validTo: '2027-03-10' },
    { id: 'xmas', name: 'Natal', validFrom: '2026-12-20', validTo: '2026-12-26' },
  ],
  prices: [
    price('1', at('adult'), 8000),
    price('2', at('student'), 4000),
    price('3', at('adult', { season: 'high' }), 9000),
    price('4', at('adult', { salesChannelId: 'office' }), 7000),
  ],
};
const summer = (type: string) => at(type, { validityId: 'summer' });
const t: Translate = (key) => (typeof key === 'string' ? key : (key.at(-2) ?? ''));
const errorsOf = (drafts: Drafts) => checkDrafts(entities.productPrice, data, { drafts, shown: amounts, t });

describe('typing in the grid', () => {
  it('over a stored price keeps the rest of it', () => {
    const drafts = typeAmount(data, {}, { at: at('adult'), amount: 'salesPrice', value: 7500 });
    expect(changesOf(data, drafts)).toEqual([{ at: at('adult'), body: { id: '1', version: 3, salesPrice: 7500 } }]);
  });

  it('what was there before is no change', () => {
    const drafts = typeAmount(data, {}, { at: at('adult'), amount: 'salesPrice', value: 7500 });
    expect(typeAmount(data, drafts, { at: at('adult'), amount: 'salesPrice', value: 8000 })).toEqual({});
  });

  it('a new sales price proposes the rest in the proportions of the price that holds', () => {
    const drafts = typeAmount(data, {}, { at: summer('adult'), amount: 'salesPrice', value: 10_000 });
    expect(changesOf(data, drafts)[0]?.body).toEqual({
      productGridId: 'adult',
      season: 'any',
      validityId: 'summer',
      fullPrice: 10_000,
      salesPrice: 10_000,
      transferValue: 7500,
      serviceFeePercentage: 1000,
    });
  });

  it('nothing over the sales price removes the price; of a new one nothing is left', () => {
    expect(changesOf(data, typeAmount(data, {}, { at: at('adult'), amount: 'salesPrice', value: undefined }))).toEqual([
      { at: at('adult'), body: { id: '1', version: 3, remove: true } },
    ]);
    const typed = typeAmount(data, {}, { at: summer('adult'), amount: 'salesPrice', value: 100 });
    expect(typeAmount(data, typed, { at: summer('adult'), amount: 'salesPrice', value: undefined })).toEqual({});
    const more = typeAmount(data, typed, { at: summer('adult'), amount: 'fullPrice', value: 99_900 });
    const emptied = typeAmount(data, more, { at: summer('adult'), amount: 'salesPrice', value: undefined });
    expect(Object.values(emptied)).toMatchObject([{ amounts: { fullPrice: 99_900, salesPrice: undefined } }]);
  });

  it('typing over a removed price brings it back', () => {
    const removed = removePrice(data, {}, at('adult'));
    expect(draftedPrices(data, removed).map(({ id }) => id)).toEqual(['2', '3', '4']);
    expect(typeAmount(data, removed, { at: at('adult'), amount: 'salesPrice', value: 8000 })).toEqual({});
  });
});

describe('what is wrong with a cell', () => {
  it.each<
    [
      string,
      'fullPrice' | 'salesPrice' | 'transferValue' | 'serviceFeePercentage',
      number | string | undefined,
      Record<string, string>,
    ]
  >([
    ['more than the full price', 'salesPrice', 8001, { salesPrice: 'validation.lte' }],
    ['a transfer above the sales price', 'transferValue', 8001, { transferValue: 'validation.lte' }],
    ['no number', 'salesPrice', 'abc', { salesPrice: 'validation.type' }],
    ['nothing', 'transferValue', undefined, { transferValue: 'validation.required' }],
    ['less than nothing', 'transferValue', -1, { transferValue: 'validation.minimum' }],
    ['a fee of more than all of it', 'serviceFeePercentage', 10_001, { serviceFeePercentage: 'validation.maximum' }],
  ])('%s', (_, amount, value, errors) => {
    expect(errorsOf(typeAmount(data, {}, { at: at('adult'), amount, value }))).toEqual({
      [keyOf(at('adult'))]: errors,
    });
  });

  it('nothing, when the price goes', () => expect(errorsOf(removePrice(data, {}, at('adult')))).toEqual({}));
});

describe('warnings', () => {
  it('half price against the adult price in the same terms, typed ones included', () => {
    const cells = [at('student'), summer('student'), at('student', { season: 'high' })];
    expect(warnOf(data, {}, cells)).toEqual({});
    const cheaper = typeAmount(data, {}, { at: at('adult'), amount: 'salesPrice', value: 7001 });
    expect(warnOf(data, cheaper, cells)).toEqual({ [keyOf(at('student'))]: { name: 'halfPrice', limit: 3500 } });
    const own = typeAmount(data, {}, { at: summer('student'), amount: 'salesPrice', value: 4001 });
    expect(warnOf(data, own, cells)).toEqual({ [keyOf(summer('student'))]: { name: 'halfPrice', limit: 4000 } });
  });

  it('a transfer that takes all of the price', () => {
    const drafts = typeAmount(data, {}, { at: at('adult'), amount: 'transferValue', value: 8000 });
    expect(warnOf(data, drafts, [at('adult')])).toEqual({ [keyOf(at('adult'))]: { name: 'noMargin' } });
  });
});

describe('the price that holds in a cell', () => {
  it.each<[CellAt, string | undefined]>([
    [at('adult'), '1'],
    [summer('adult'), '1'],
    [at('adult', { season: 'high' }), '3'],
    [at('adult', { season: 'low' }), '1'],
    [at('adult', { salesChannelId: 'office', season: 'high' }), '4'],
    [at('adult', { salesChannelId: 'site' }), '1'],
    [at('child'), undefined],
  ])('%j is %s', (cell, id) => expect(holdingPrice(data.prices, cell, data)?.id).toBe(id));
});

describe('copying a column', () => {
  const copy = (change: number, rounding = 1) =>
    copyColumn(data, {}, { from: { season: 'any' }, to: { season: 'any', validityId: 'summer' }, change, rounding });

  it('writes every price of it, so much dearer or cheaper, and leaves types without a price alone', () => {
    expect(
      changesOf(data, copy(1050)).map(({ body }) => [
        body['productGridId'],
        body['salesPrice'],
        body['transferValue'],
        body['serviceFeePercentage'],
      ]),
    ).toEqual([
      ['adult', 8840, 6630, 1000],
      ['student', 4420, 3315, 1000],
    ]);
    expect(changesOf(data, copy(-500)).map(({ body }) => body['salesPrice'])).toEqual([7600, 3800]);
  });

  it('rounds prices half up, and never pays on more than is taken', () => {
    expect(changesOf(data, copy(333, 100)).map(({ body }) => [body['salesPrice'], body['transferValue']])).toEqual([
      [8300, 6200],
      [4100, 3100],
    ]);
  });

  it('copies what is typed as well, and nothing that is already there', () => {
    const typed = typeAmount(data, {}, { at: at('adult'), amount: 'fullPrice', value: 9000 });
    const next = copyColumn(data, typed, {
      from: { season: 'any' },
      to: { season: 'any', validityId: 'xmas' },
      change: 0,
      rounding: 1,
    });
    expect(next[keyOf(at('adult', { validityId: 'xmas' }))]?.amounts.fullPrice).toBe(9000);
    expect(copyColumn(data, {}, { from: { season: 'any' }, to: { season: 'any' }, change: 0, rounding: 1 })).toEqual(
      {},
    );
  });
});

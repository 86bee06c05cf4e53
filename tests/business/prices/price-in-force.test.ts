import { describe, expect, it } from 'vitest';
import { priceInForce, whyNotSold, type PriceTerms } from '#business/prices/price-in-force.ts';
import { validities, cases } from './price-in-force.cases.json' with { type: 'json' };

interface Case {
  readonly title: string;
  readonly prices: Readonly<Record<string, Partial<PriceTerms>>>;
  readonly date?: string;
  readonly season?: 'high' | 'low';
  readonly inForce?: string;
  readonly others?: Readonly<Record<string, string>>;
  readonly notSold?: string;
}

function ask({ prices, date = '2026-11-20', season = 'low' }: Case) {
  const rows = Object.entries(prices).map(([id, terms]): PriceTerms => ({
    id,
    productGridId: 'adult',
    season: 'any',
    ...terms,
  }));
  return { prices: rows, validities, season, productGridId: 'adult', salesChannelId: 'site', date };
}

describe('the price in force', () => {
  it.each(cases as unknown as Case[])('$title', (one) => {
    const found = priceInForce(ask(one));
    expect(found?.price.id).toBe(one.inForce);
    if (found === undefined) expect(whyNotSold(ask(one))).toBe(one.notSold);
    else expect(Object.fromEntries(found.others.map(({ price, lostBy }) => [price.id, lostBy]))).toEqual(one.others);
  });

  it('does not depend on the order in which the prices come', () => {
    for (const one of cases as unknown as Case[]) {
      const question = ask(one);
      expect(priceInForce({ ...question, prices: question.prices.toReversed() })?.price.id).toBe(one.inForce);
    }
  });

  it('says what it was made for', () => {
    const question = ask({
      title: '',
      prices: { p: {}, q: { salesChannelId: 'site', validityId: 'year', season: 'low' } },
    });
    expect(priceInForce(question)?.because).toEqual({ channel: true, validity: validities[0], season: 'low' });
    expect(priceInForce(ask({ title: '', prices: { p: {} } }))?.because).toEqual({ channel: false });
  });

  it('lists the losers best first', () => {
    const found = priceInForce(
      ask({ title: '', prices: { p: {}, q: { validityId: 'year' }, r: { salesChannelId: 'site' } } }),
    );
    expect(found?.others.map(({ price }) => price.id)).toEqual(['q', 'p']);
  });
});

// Which days the charts show: those of the list's filter, all of them.
import { describe, expect, it } from 'vitest';
import type { ListQuery } from '#engine/model/list-query.ts';
import { everyDay, filteredAxis, filteredPeriod, periodOf } from '#business/reports/web/days.ts';

const now = new Date('2026-11-20T15:00:00Z');
const query = (...filters: ListQuery['filters']): ListQuery => ({
  search: '',
  filters,
  sort: [],
  offset: 0,
  limit: null,
});
const visits = query(
  { path: 'visitDate', operator: 'gte', values: ['$now'] },
  { path: 'visitDate', operator: 'lte', values: ['2026-11-23'] },
);

describe('the days of the charts', () => {
  it('are thirty without a date filter, and none of their own beside one', () => {
    expect(periodOf('purchaseDay', query(), now)).toEqual({ from: '2026-10-22', to: '2026-11-20' });
    expect([periodOf('visitDay', visits, now), periodOf('purchaseDay', visits, now)]).toEqual([undefined, undefined]);
  });

  it('are of the one sort that the list is filtered by', () => {
    expect([filteredAxis(visits), filteredAxis(query())]).toEqual(['visitDay', undefined]);
    expect(
      filteredAxis(query(...visits.filters, { path: 'purchaseDate', operator: 'gte', values: ['2026-11-01'] })),
    ).toBeUndefined();
    expect(
      filteredPeriod(
        'purchaseDay',
        query({ path: 'purchaseDate', operator: 'gte', values: ['2026-11-02T01:00:00Z'] }),
        now,
      ),
    ).toEqual({ from: '2026-11-01' });
  });

  it('have the empty ones at both ends', () => {
    const period = filteredPeriod('visitDay', visits, now);
    expect(period).toEqual({ from: '2026-11-20', to: '2026-11-23' });
    expect(
      everyDay([{ key: '2026-11-21', label: '', orders: 1 }], period).map(({ key, orders }) => [key, orders]),
    ).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 1],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
    ]);
  });
});

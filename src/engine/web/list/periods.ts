// Stretches of days that are told from today: what a filter of days offers, and how such a filter is called.
import type { Filter } from '#engine/model/list-query.ts';

export const periods = [
  { name: 'today', from: '$day', to: '$day' },
  { name: 'yesterday', from: '$day-1d', to: '$day-1d' },
  { name: 'tomorrow', from: '$day+1d', to: '$day+1d' },
  { name: 'last7', from: '$day-6d', to: '$day' },
  { name: 'last30', from: '$day-29d', to: '$day' },
  { name: 'next7', from: '$day', to: '$day+6d' },
  { name: 'weekend', from: '$weekend', to: '$weekend+1d' },
  { name: 'thisWeek', from: '$week', to: '$week+6d' },
  { name: 'thisMonth', from: '$month', to: '$month+1m-1d' },
  { name: 'lastMonth', from: '$month-1m', to: '$month-1d' },
] as const;

export type Period = (typeof periods)[number];

export function periodFilters(path: string, { from, to }: Period): Filter[] {
  return [
    { path, operator: 'gte', values: [from] },
    { path, operator: 'lte', values: [to] },
  ];
}

/** The period that the filters of one field say. */
export function periodOf(filters: readonly Filter[]): Period | undefined {
  const limit = (operator: Filter['operator']) => filters.find((filter) => filter.operator === operator)?.values[0];
  return periods.find(({ from, to }) => limit('gte') === from && limit('lte') === to);
}

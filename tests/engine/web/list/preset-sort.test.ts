import { expect, it } from 'vitest';
import type { Preset, Sort } from '#engine/model/entity.ts';
import { presetSort } from '#engine/web/list/preset-state.ts';

const byDue: readonly Sort[] = [{ path: 'deletionDueAt', direction: 'asc' }];
const byName: readonly Sort[] = [{ path: 'name', direction: 'desc' }];
const overdue: Preset = {
  name: 'overdue',
  filters: [{ path: 'deletionDueAt', operator: 'lt', values: ['$now'] }],
  sort: byDue,
};

it('a named filter brings its order and takes it along, unless another was chosen meanwhile', () => {
  expect(presetSort(overdue, { filters: [], sort: byName })).toEqual(byDue);
  expect(presetSort(overdue, { filters: overdue.filters, sort: byDue })).toEqual([]);
  expect(presetSort(overdue, { filters: overdue.filters, sort: byName })).toEqual(byName);
});

it('a named filter without an order of its own leaves the order alone', () => {
  const { sort: _, ...plain } = overdue;
  expect(presetSort(plain, { filters: [], sort: byName })).toEqual(byName);
});

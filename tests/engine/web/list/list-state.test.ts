import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import {
  changeListState as changeState,
  leftOutOf,
  listQueryOf,
  readListState,
  writeListState,
  type ListChange,
  type ListState,
} from '#engine/web/list/list-state.ts';
import type { Entity } from '#engine/model/entity.ts';
import { listParameters } from '#engine/web/api/list-parameters.ts';

const order = entities.order;
const read = (text: string) => readListState(new URLSearchParams(text), order);
const fresh = read('');
const changeListState = (state: ListState, change: ListChange, entity: Entity = order) =>
  changeState(state, change, entity);

describe('the state of a list in the URL', () => {
  it('leaves out what a fresh list has', () => {
    expect(writeListState(fresh).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const state: ListState = {
      search: 'ação',
      filters: [
        { path: 'status', operator: 'in', values: ['pending', 'confirmed'] },
        { path: 'purchaseDate', operator: 'gte', values: ['2026-01-01T00:00:00.000Z'] },
      ],
      sort: [
        { path: 'status', direction: 'asc' },
        { path: 'purchaseDate', direction: 'desc' },
      ],
      page: 3,
      size: 50,
      columns: ['total', 'code'],
      board: true,
      group: 'status',
      density: 'compact',
      view: '0192',
    };
    expect(read(writeListState(state).toString())).toEqual(state);
  });

  it('ignores what it cannot understand', () => {
    const address = 'nonsense=1&status_like=x&_sort=nothing&_page=-2&_size=7&_hide=nothing&status=';
    expect(read(address)).toEqual(fresh);
  });

  it('names the filters and orders that it left out', () => {
    const leftOut = (address: string) => leftOutOf(new URLSearchParams(address), order);
    expect(leftOut('nonsense=1&nonsense=2&status_like=x&_sort=-nothing,status&status=pending')).toEqual([
      'nonsense',
      'status_like',
      'nothing',
    ]);
    expect(leftOut('q=a&status=pending&status=paid&purchaseDate_gte=2026-01-01&_page=-2&_size=7&empty=')).toEqual([]);
  });
});

describe('a change', () => {
  it('of search or filters goes back to the first page', () => {
    const deep = read('_page=4');
    expect(changeListState(deep, { type: 'search', search: 'a' }).page).toBe(1);
    expect(
      changeListState(deep, { type: 'filter', filters: [{ path: 'status', operator: 'eq', values: ['pending'] }] })
        .page,
    ).toBe(1);
    expect(changeListState(deep, { type: 'size', size: 100 }).page).toBe(1);
  });

  it('of several filters happens at once, and empty ones go', () => {
    const one = changeListState(fresh, {
      type: 'filter',
      filters: [
        { path: 'status', operator: 'eq', values: ['pending'] },
        { path: 'status', operator: 'in', values: [] },
      ],
    });
    expect(one.filters).toEqual([{ path: 'status', operator: 'eq', values: ['pending'] }]);
    expect(
      changeListState(one, { type: 'filter', filters: [{ path: 'status', operator: 'eq', values: [] }] }).filters,
    ).toEqual([]);
  });

  it('of a named filter sets what it says in place of what was said of the same, keeps the rest, and takes it back', () => {
    const named = (name: string) => order.presets.find((preset) => preset.name === name);
    const [overdue, withoutRefund] = [named('overdue'), named('withoutRefund')];
    if (overdue === undefined || withoutRefund === undefined) throw new Error('orders have named filters');
    const press = (state: ListState, preset: typeof overdue) =>
      changeListState(state, { type: 'preset', preset, among: order.presets });
    const provider = '018f0000-0000-7000-8000-000000000001';
    const pressed = press(read(`provider=${provider}&status=pending&_page=3`), withoutRefund);
    expect(writeListState(pressed).toString()).toBe(`provider=${provider}&status=cancelled&refundState=none`);
    expect(writeListState(press(pressed, overdue)).toString()).toBe(`provider=${provider}&overdue=true`);
    expect(writeListState(press(pressed, withoutRefund)).toString()).toBe(`provider=${provider}`);
  });

  it('of sort turns the column that sorts already', () => {
    const usual = [
      { path: 'purchaseDate', direction: 'desc' },
      { path: 'code', direction: 'asc' },
    ] as const;
    expect(
      changeListState(fresh, { type: 'sort', path: 'purchaseDate', add: false }, { ...order, sort: usual }).sort,
    ).toEqual([{ path: 'purchaseDate', direction: 'asc' }]);
    expect(changeListState(fresh, { type: 'sort', path: 'code', add: true }, { ...order, sort: usual }).sort).toEqual([
      usual[0],
      { path: 'code', direction: 'desc' },
    ]);
    expect(
      changeListState(fresh, { type: 'sort', path: 'status', add: false }, { ...order, sort: usual }).sort,
    ).toEqual([{ path: 'status', direction: 'asc' }]);
  });

  it('of sort goes up, down and away; with shift it keeps the other columns', () => {
    const up = changeListState(fresh, { type: 'sort', path: 'code', add: false });
    expect(up.sort).toEqual([{ path: 'code', direction: 'asc' }]);
    const down = changeListState(up, { type: 'sort', path: 'code', add: false });
    expect(down.sort).toEqual([{ path: 'code', direction: 'desc' }]);
    expect(changeListState(down, { type: 'sort', path: 'code', add: false }).sort).toEqual([]);
    expect(changeListState(down, { type: 'sort', path: 'status', add: true }).sort).toEqual([
      { path: 'code', direction: 'desc' },
      { path: 'status', direction: 'asc' },
    ]);
    expect(changeListState(down, { type: 'sort', path: 'status', add: false }).sort).toEqual([
      { path: 'status', direction: 'asc' },
    ]);
  });

  it('of view takes the place of all that there was, and keeps which one it is', () => {
    const opened = changeListState(read('q=a&status=used&_page=4'), {
      type: 'view',
      id: '0192',
      query: 'status=pending&_sort=code&_density=compact',
    });
    expect(writeListState(opened).toString()).toBe('status=pending&_sort=code&_density=compact&_view=0192');
  });

  it('of columns arranges them, and leaves the rows as they are', () => {
    const arranged = changeListState({ ...fresh, page: 3 }, { type: 'columns', columns: ['total', 'code'] });
    expect(arranged.columns).toEqual(['total', 'code']);
    expect(arranged.page).toBe(3);
    expect(changeListState(arranged, { type: 'columns', columns: undefined }).columns).toBeUndefined();
  });
});

describe('what the server is asked', () => {
  it('is a window of the page, in the entity’s own order unless another is chosen', () => {
    const query = listQueryOf(read('_page=2&q=abc&status=pending&status=confirmed'), order);
    expect(listParameters(query).toString()).toBe(
      'q=abc&status=pending&status=confirmed&_sort=purchaseDate&_order=DESC&_start=25&_end=50',
    );
  });
});

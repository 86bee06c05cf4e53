import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, weeksOf } from '#business/rides/web/weeks.ts';
import { datesFrom } from '#engine/model/days.ts';

const november = datesFrom('2026-11-01', '2026-11-30').map((date) => ({ date }));

describe('the weeks of a month', () => {
  it.each([
    ['on Monday', 0, 6, [undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']],
    [
      'on Sunday',
      6,
      5,
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'],
    ],
  ])('that begin %s', (_, first, count, week) => {
    const weeks = weeksOf(november, first);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.map((day) => day?.date)).toEqual(week);
    expect(weeks.flat()).toHaveLength(count * 7);
  });

  it('go on in other years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
      '2027-01',
      '2025-12',
      '2028-01',
    ]);
  });
});

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowRight', '2026-11-21'],
    ['ArrowLeft', '2026-11-19'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
    ['Enter', undefined],
  ])('%s leads from a Friday to %s', (key, date) => {
    expect(dayByKey(key, '2026-11-20', { first: 6, mirrored: false })).toBe(date);
  });

  it('lead the other way in a mirrored page, and to the last day of a shorter month', () => {
    expect(dayByKey('ArrowRight', '2026-11-20', { first: 6, mirrored: true })).toBe('2026-11-19');
    expect(dayByKey('PageDown', '2027-01-31', { first: 0, mirrored: false })).toBe('2027-02-28');
  });
});

import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#engine/model/days.ts';
import { carnivalOf, instantAt, iso, localDate } from '#business/demo/calendar.ts';
import { readScale } from '#business/demo/scale.ts';

describe('the calendar', () => {
  it('knows weekdays and carnival', () => {
    expect(weekdayOf('2026-11-20')).toBe('friday');
    expect(carnivalOf(2026)).toEqual({ initialDate: '2026-02-14', finalDate: '2026-02-18' });
  });

  it('keeps the local day: late in the evening in São Paulo it is the next day in UTC only', () => {
    const late = instantAt('2026-11-20', '21:30');
    expect(iso(late)).toBe('2026-11-21T00:30:00.000Z');
    expect(localDate(late)).toBe('2026-11-20');
  });
});

describe('the scale', () => {
  it('is full, demo or a number of orders', () => {
    expect(['full', 'demo', '500', '50k', '10M'].map(readScale)).toEqual(['full', 'demo', 500, 50_000, 10_000_000]);
    for (const refused of ['100', '11m', 'many', '2.5', '1g', '']) expect(readScale(refused), refused).toBeUndefined();
  });
});

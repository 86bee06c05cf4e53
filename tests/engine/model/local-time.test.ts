// Days begin where they are, not in Greenwich.
import { describe, expect, it } from 'vitest';
import { localTime, startOfDay } from '#engine/model/local-time.ts';

describe('a day', () => {
  it.each([
    ['2026-11-20', 'America/Sao_Paulo', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20', 'America/Manaus', '2026-11-20T04:00:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20', 'Asia/Tokyo', '2026-11-19T15:00:00.000Z'],
    // The night in which clocks go forward, and the one in which they go back.
    ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => {
    expect(startOfDay(date, zone).toISOString()).toBe(instant);
    expect(localTime(startOfDay(date, zone), zone)).toEqual({ date, time: '00:00' });
  });

  it('is still the same late in the evening in São Paulo', () => {
    expect(localTime(new Date('2026-11-21T01:30:00Z'), 'America/Sao_Paulo')).toEqual({
      date: '2026-11-20',
      time: '22:30',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { carnivalOf, instantAt, iso, localDate, weekdayOf } from '#server/demo/calendar.ts';
import { readScale } from '#server/demo/scale.ts';
import { slotsOn, startTimes } from '#server/demo/slots.ts';
import { readDemo } from './demo-records.ts';

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

describe('slots of a day', () => {
  it.each([
    ['09:00', '18:00', 30, 18, '17:30'],
    ['10:00', '17:00', 45, 9, '16:00'],
    ['19:00', '21:00', 120, 1, '19:00'],
    ['09:00', '09:20', 30, 0, undefined],
  ])('from %s to %s every %i minutes are %i, the last at %s', (start, finish, interval, count, last) => {
    expect(startTimes(start, finish, interval)).toHaveLength(count);
    expect(startTimes(start, finish, interval).at(-1)).toBe(last);
  });

  it('are none on a closed day, more with an extra session, others with another capacity', () => {
    const stock = { total: 10, internet: 6, distributor: 3, ticketOffice: 1 };
    const [any] = readDemo(200).ride;
    if (any === undefined) throw new Error('no ride');
    const ride = {
      ...any,
      visitMode: 'startTime' as const,
      timetables: [{ weekday: 'friday' as const, startTime: '09:00', finishTime: '11:00', timeInterval: 60 }],
      availabilities: [{ initialDate: '2026-11-01', finalDate: '2026-11-30' }],
      schedules: [
        { date: '2026-11-13', kind: 'closed' as const },
        { date: '2026-11-20', kind: 'extra' as const, startTime: '20:00', finishTime: '21:00', stock },
        { date: '2026-11-20', kind: 'capacity' as const, startTime: '09:00', finishTime: '10:00', stock },
      ],
    };
    expect(slotsOn(ride, '2026-11-13')).toEqual([]);
    expect(slotsOn(ride, '2026-11-20')).toEqual([{ time: '09:00', stock }, { time: '10:00', stock: any.stock }, { time: '20:00', stock }]);
    expect(slotsOn(ride, '2026-12-04')).toEqual([]);
  });
});

describe('the scale', () => {
  it('is full, demo or a number of orders', () => {
    expect(['full', 'demo', '500', '100', 'many', '2.5'].map(readScale)).toEqual(['full', 'demo', 500, undefined, undefined, undefined]);
  });
});

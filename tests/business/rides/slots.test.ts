import { describe, expect, it } from 'vitest';
import { localTime } from '#engine/model/local-time.ts';
import { addDays, datesFrom, weekdayOf } from '#engine/model/days.ts';
import { seasonOn, slotAt, slotEnd, slotsOn, startTimes, type SlotPlan, type Stock } from '#business/rides/slots.ts';
import cases from './slots.cases.json' with { type: 'json' };

const stockOf = (total: number): Stock => ({ total, internet: total, distributor: 0, ticketOffice: 0 });

/**
 * A ride open on Fridays of November 2026 from nine to eleven, a visit an hour, a hundred places; the cases say what
 * differs.
 */
const usual = {
  visitMode: 'startTime',
  stock: 100,
  timetables: [{ weekday: 'friday', startTime: '09:00', finishTime: '11:00', timeInterval: 60 }],
  availabilities: [{ initialDate: '2026-11-01', finalDate: '2026-11-30' }],
};

/** Numbers of the cases become stocks. */
function rideOf(given: object = {}): SlotPlan {
  const withStocks = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && 'stock' in value && typeof value.stock === 'number'
      ? { ...value, stock: stockOf(value.stock) }
      : value;
  return JSON.parse(JSON.stringify({ ...usual, ...given }), withStocks) as SlotPlan;
}

describe('start times of a row', () => {
  it.each([
    ['09:00', '18:00', 30, 18, '17:30'],
    ['10:00', '17:00', 45, 9, '16:00'],
    ['19:00', '21:00', 120, 1, '19:00'],
    ['09:00', '09:20', 30, 0, undefined],
  ])('from %s to %s every %i minutes are %i, the last at %s', (start, finish, interval, count, last) => {
    expect(startTimes(start, finish, interval)).toHaveLength(count);
    expect(startTimes(start, finish, interval).at(-1)).toBe(last);
  });
});

describe('slots of a day', () => {
  it.each(cases)('$title', ({ ride, date, slots }) => {
    expect(slotsOn(rideOf(ride), date).map(({ time, stock }) => `${time ?? 'day'} ${stock.total}`)).toEqual(slots);
  });

  it('are found by their time, and by none for opening hours', () => {
    expect(slotAt(rideOf(), '2026-11-20', '10:00')?.stock.total).toBe(100);
    expect(slotAt(rideOf(), '2026-11-20', undefined)).toBeUndefined();
    expect(slotAt(rideOf({ visitMode: 'openingHours' }), '2026-11-20', undefined)?.stock.total).toBe(100);
  });
});

describe('the season of a day', () => {
  const seasons = [{ type: 'high' as const, initialDate: '2026-12-15', finalDate: '2027-01-31' }];
  it.each([
    ['2026-12-14', 'low'],
    ['2026-12-15', 'high'],
    ['2027-01-31', 'high'],
    ['2027-02-01', 'low'],
  ])('%s is %s', (date, season) => {
    expect(seasonOn({ seasons }, date)).toBe(season);
  });

  it('is low where no season is named', () => {
    expect(seasonOn({}, '2026-12-24')).toBe('low');
  });
});

describe('the end of a slot', () => {
  const ride: SlotPlan = {
    visitMode: 'startTime',
    stock: stockOf(10),
    availabilities: [{ initialDate: '2026-11-01', finalDate: '2026-11-30' }],
    timetables: [
      { weekday: 'friday', startTime: '09:00', finishTime: '11:00', timeInterval: 60 },
      { weekday: 'friday', startTime: '22:00', finishTime: '24:00', timeInterval: 120 },
    ],
    schedules: [
      { date: '2026-11-20', kind: 'extra', startTime: '08:00', finishTime: '08:40', stock: stockOf(1) },
      { date: '2026-11-20', kind: 'extra', startTime: '13:00', stock: stockOf(1) },
    ],
  };

  it.each([
    ['09:00', '10:00'],
    ['10:00', '11:00'],
    ['22:00', '24:00'],
    ['08:00', '08:40'],
    ['13:00', '24:00'],
    ['09:30', undefined],
    [undefined, undefined],
  ])('at %s is %s', (time, end) => {
    expect(slotEnd(ride, '2026-11-20', time)).toBe(end);
  });
});

describe('days', () => {
  it('have their weekday, before 1970 too', () => {
    expect([weekdayOf('2026-11-20'), weekdayOf('1970-01-01'), weekdayOf('1969-12-31')]).toEqual([
      'friday',
      'thursday',
      'wednesday',
    ]);
  });

  it('are counted across months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(datesFrom('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(datesFrom('2026-11-29', '2026-11-28')).toEqual([]);
  });

  it('are those of the place: late in the evening in São Paulo it is tomorrow in UTC only', () => {
    const late = new Date('2026-11-21T00:30:00Z');
    expect(localTime(late, 'America/Sao_Paulo')).toEqual({ date: '2026-11-20', time: '21:30' });
    expect(localTime(late, 'America/Manaus')).toEqual({ date: '2026-11-20', time: '20:30' });
    expect(localTime(new Date('2026-11-20T03:05:00Z'), 'America/Sao_Paulo')).toEqual({
      date: '2026-11-20',
      time: '00:05',
    });
  });
});

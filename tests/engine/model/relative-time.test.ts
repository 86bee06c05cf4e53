import { describe, expect, test } from 'vitest';
import { isRelative, resolveRelative } from '#engine/model/relative-time.ts';

const now = new Date('2026-11-21T01:30:00.000Z');

describe('a time told by its distance from now', () => {
  test.each(['$now', '$now+3d', '$now-12h'])('%s is one', (text) => expect(isRelative(text)).toBe(true));
  test.each(['now', '$now+3', '$now+3w', '$then', '2026-11-21'])('%s is none', (text) =>
    expect(isRelative(text)).toBe(false),
  );

  test('becomes an instant', () => {
    expect(resolveRelative('dateTime', '$now', now)).toBe('2026-11-21T01:30:00.000Z');
    expect(resolveRelative('dateTime', '$now+3d', now)).toBe('2026-11-24T01:30:00.000Z');
    expect(resolveRelative('dateTime', '$now-2h', now)).toBe('2026-11-20T23:30:00.000Z');
  });

  test('becomes the day it is where the business is, not in UTC', () => {
    expect(resolveRelative('date', '$now', now)).toBe('2026-11-20');
    expect(resolveRelative('date', '$now+1d', now)).toBe('2026-11-21');
  });

  test('any other text stays as it is', () => expect(resolveRelative('date', '2026-01-02', now)).toBe('2026-01-02'));
});

describe('a day that the calendar names', () => {
  // A Sunday where the business is, though it is Monday in UTC.
  const sunday = new Date('2026-11-23T01:00:00Z');
  test.each([
    ['$day', '2026-11-22'],
    ['$day-6d', '2026-11-16'],
    ['$week', '2026-11-16'],
    ['$week+6d', '2026-11-22'],
    ['$month', '2026-11-01'],
    ['$month+1m-1d', '2026-11-30'],
    ['$month-1m', '2026-10-01'],
    ['$weekend', '2026-11-28'],
    ['$weekend+1d', '2026-11-29'],
  ])('%s is %s, of dates and of instants', (text, day) => {
    expect(isRelative(text)).toBe(true);
    expect(resolveRelative('date', text, sunday)).toBe(day);
    expect(resolveRelative('dateTime', text, sunday)).toBe(day);
  });

  test.each([
    ['$day-1m', '2026-03-31', '2026-02-28'],
    ['$day-1m', '2026-03-30', '2026-02-28'],
    ['$day-1m', '2028-03-29', '2028-02-29'],
    ['$day-1m', '2026-03-29', '2026-02-28'],
    ['$day+1m', '2026-10-31', '2026-11-30'],
    ['$day+2m', '2026-12-31', '2027-02-28'],
    ['$day-1m+1d', '2026-03-31', '2026-03-01'],
    ['$day-1m', '2026-01-31', '2025-12-31'],
  ])('%s of %s is %s: a month that has no such day ends before it', (text, today, day) => {
    expect(resolveRelative('date', text, new Date(`${today}T12:00:00Z`))).toBe(day);
  });

  test('is the coming weekend from Monday to Friday', () => {
    expect(resolveRelative('date', '$weekend', new Date('2026-11-25T12:00:00Z'))).toBe('2026-11-28');
    expect(resolveRelative('date', '$weekend', new Date('2026-11-28T12:00:00Z'))).toBe('2026-12-05');
  });
});

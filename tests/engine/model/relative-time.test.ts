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

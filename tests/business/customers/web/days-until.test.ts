import { describe, expect, it } from 'vitest';
import { daysUntil } from '#business/customers/web/days-until.ts';

describe('the days until a term', () => {
  it.each([
    [new Date(2026, 10, 20, 9), new Date(2026, 10, 20, 8), 0],
    [new Date(2026, 10, 20, 8), new Date(2026, 10, 20, 23), 0],
    [new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 21, 0, 1), 1],
    [new Date(2026, 10, 20), new Date(2026, 11, 5), 15],
    [new Date(2026, 10, 20), new Date(2026, 10, 14, 23), -6],
  ])('from %s to %s are %i', (now, term, days) => {
    expect(daysUntil(term.toISOString(), now)).toBe(days);
  });
});

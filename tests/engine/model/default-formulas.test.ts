// What a new record begins with where nothing is given, as it follows from other fields.
import { describe, expect, it } from 'vitest';
import { followingDefault, withDefaultFormulas } from '#engine/model/default-formulas.ts';
import type { Field } from '#engine/model/entity.ts';
import { parseFormula } from '#engine/compile/parse-formula.ts';

const field = (name: string, formula?: string) =>
  ({ name, path: name, kind: 'text', ...(formula && { defaultFormula: parseFormula(formula) }) }) as Field;
const fields = [field('full'), field('half', 'round(full / 2)'), field('since', 'today()')];
/** In São Paulo the day before. */
const night = new Date('2026-11-24T02:30:00Z');

describe('a default that follows from other fields', () => {
  it('stands where nothing is given', () => {
    expect(withDefaultFormulas(fields, { full: 2001 }, night)).toEqual({ full: 2001, half: 1001, since: '2026-11-23' });
    expect(withDefaultFormulas(fields, { full: 2001, half: null, since: '' }, night)).toEqual({
      full: 2001,
      half: 1001,
      since: '2026-11-23',
    });
  });

  it('gives way to what is given, be it 0 or false', () => {
    const given = { full: 2001, half: 0, since: '2020-01-01' };
    expect(withDefaultFormulas(fields, given, night)).toEqual(given);
  });

  it('is none where nothing follows', () => {
    expect(withDefaultFormulas(fields, {}, night)).toEqual({ since: '2026-11-23' });
    expect(followingDefault(field('plain'), { plain: 1 }, night)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#engine/model/text.ts';
import { daySpelling } from '#engine/kinds/date/date-input.tsx';
import { instantSpelling } from '#engine/kinds/date-time/date-time-input.tsx';
import { integerSpelling } from '#engine/kinds/integer/integer-view.tsx';
import { moneySpelling } from '#engine/kinds/money/money-view.tsx';
import { numberSpelling } from '#engine/kinds/number/number-view.tsx';
import { percentageSpelling } from '#engine/kinds/percentage/percentage-view.tsx';

/** Intl's spaces that don't break, as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const inReais = moneySpelling('BRL');

describe('money', () => {
  it.each<[Language, string, string]>([
    ['pt', 'R$ 1.234,50', '1234,50'],
    ['en', 'R$1,234.50', '1234.50'],
    ['fr', '1 234,50 R$', '1234,50'],
  ])('is centavos, shown and typed as in %s', (language, shown, typed) => {
    expect(plain(inReais.write(123_450, language))).toBe(shown);
    expect(inReais.edit?.(123_450, language)).toBe(typed);
    expect(inReais.read(typed, language)).toBe(123_450);
    expect(inReais.read(inReais.write(123_450, language), language)).toBe(123_450);
  });

  it.each<[Language, string, number]>([
    ['pt', '0,1', 10],
    ['pt', '12', 1200],
    ['pt', '1.234', 123_400],
    ['pt', '1.5', 150],
    ['pt', '-3,20', -320],
    ['pt', 'R$ 9,99', 999],
    ['en', '1,234', 123_400],
    ['en', '1,50', 150],
    ['en', '1,234.5', 123_450],
    ['fr', '1 234,5', 123_450],
    ['pt', '1,234.50', 123_450],
  ])('is read from %s %s', (language, typed, centavos) => {
    expect(inReais.read(typed, language)).toBe(centavos);
  });

  it.each<[string | undefined, Language, string]>([
    ['EUR', 'pt', '€ 1.234,50'],
    ['EUR', 'fr', '1 234,50 €'],
    ['USD', 'en', 'US$1,234.50'],
    ['USD', 'pt', 'US$ 1.234,50'],
    ['JPY', 'en', 'JP¥1,234.50'],
    ['CHF', 'fr', '1 234,50 CHF'],
    [undefined, 'pt', '1.234,50'],
  ])('in %s is shown and read as such (%s)', (currency, language, shown) => {
    const spelling = moneySpelling(currency);
    expect(plain(spelling.write(123_450, language))).toBe(shown);
    expect(spelling.read(spelling.write(123_450, language), language)).toBe(123_450);
  });

  it.each(['abc', '1,2,3', '12.34.5', '1,999', '--1', ''])('that cannot be read stays as typed: %s', (typed) => {
    expect(inReais.read(typed, 'pt')).toBe(typed);
  });
});

describe('percentages', () => {
  it('are basis points', () => {
    expect(plain(percentageSpelling.write(1000, 'pt'))).toBe('10,00%');
    expect(percentageSpelling.read('10', 'pt')).toBe(1000);
    expect(percentageSpelling.read('12,5 %', 'fr')).toBe(1250);
    expect(percentageSpelling.read('0.25', 'en')).toBe(25);
  });
});

describe('numbers', () => {
  it('come back as they were written in every language', () => {
    for (const language of languages) {
      expect(numberSpelling.read(numberSpelling.edit?.(-1234.5, language) ?? '', language)).toBe(-1234.5);
      expect(integerSpelling.read(integerSpelling.write(1_234_567, language), language)).toBe(1_234_567);
    }
  });

  it('without decimals take none', () => {
    expect(integerSpelling.read('1,5', 'pt')).toBe('1,5');
  });
});

describe('a day', () => {
  it.each<[Language, string, string]>([
    ['pt', '05/12/2026', '05/12/2026'],
    ['en', '05 Dec 2026', '05/12/2026'],
    ['fr', '05/12/2026', '05/12/2026'],
  ])('is shown and typed as in %s', (language, shown, typed) => {
    expect(daySpelling.write('2026-12-05', language)).toBe(shown);
    expect(daySpelling.edit?.('2026-12-05', language)).toBe(typed);
    expect(daySpelling.read(shown, language)).toBe('2026-12-05');
    expect(daySpelling.read(typed, language)).toBe('2026-12-05');
  });

  it.each<[Language, string]>([
    ['pt', '05122026'],
    ['pt', '5.12.2026'],
    ['pt', ' 5-12-2026 '],
    ['pt', '2026-12-05'],
    ['pt', '5 dez 2026'],
    ['pt', '5 dezembro 2026'],
    ['fr', '5 décembre 2026'],
    ['fr', '5 déc. 2026'],
    ['en', '5 December 2026'],
  ])('is read from %s %s', (language, typed) => {
    expect(daySpelling.read(typed, language)).toBe('2026-12-05');
  });

  it.each([
    '31/04/2026',
    '29/02/2027',
    '5/12',
    '5/12/26',
    '05/12/202',
    '051226',
    '5/13/2026',
    '0/1/2026',
    '5/12/0202',
    'ontem',
    '',
  ])('that cannot be read stays as typed: %s', (typed) => {
    expect(daySpelling.read(typed, 'pt')).toBe(typed);
    expect(daySpelling.write(typed, 'pt')).toBe(typed);
    expect(daySpelling.edit?.(typed, 'pt')).toBe(typed);
  });
});

describe('an instant', () => {
  const instant = new Date(2026, 11, 5, 9, 30).toISOString();

  it.each<[Language, string, string]>([
    ['pt', '05/12/2026, 09:30', '05/12/2026 09:30'],
    ['en', '05 Dec 2026, 09:30', '05/12/2026 09:30'],
    ['fr', '05/12/2026 09:30', '05/12/2026 09:30'],
  ])('is shown and typed as in %s, on the clocks of the reader', (language, shown, typed) => {
    expect(plain(instantSpelling.write(instant, language))).toBe(shown);
    expect(instantSpelling.edit?.(instant, language)).toBe(typed);
    expect(instantSpelling.read(shown, language)).toBe(instant);
    expect(instantSpelling.read(typed, language)).toBe(instant);
  });

  it.each(['051220260930', '5/12/2026 9:30', '5/12/2026 9h30', '05/12/2026 0930', '2026-12-05 09:30'])(
    'is read from %s',
    (typed) => {
      expect(instantSpelling.read(typed, 'pt')).toBe(instant);
    },
  );

  it.each([
    '05/12/2026',
    '05/12/2026 24:00',
    '05/12/2026 9:60',
    '05/12/2026 9:3',
    '0512202609',
    '9:30',
    '12/31/2026',
    '',
  ])('that cannot be read stays as typed: %s', (typed) => {
    expect(instantSpelling.read(typed, 'pt')).toBe(typed);
    expect(instantSpelling.write(typed, 'pt')).toBe(typed);
  });
});

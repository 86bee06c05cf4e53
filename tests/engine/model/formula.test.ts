// What a formula makes of a record.
import { describe, expect, it, test } from 'vitest';
import { FormulaError, parseFormula } from '#engine/compile/parse-formula.ts';
import { formulaFields, formulaValue } from '#engine/model/formula.ts';

const record = {
  price: 1999,
  cost: 1200,
  rate: 0.125,
  none: undefined,
  zero: 0,
  name: 'Açaí 🎢',
  empty: '',
  half: true,
  status: 'active',
  from: '2024-02-28',
  to: '2024-03-01',
  address: { city: 'Natal' },
};

const worked = (text: string) => formulaValue(parseFormula(text), record);

describe('a formula', () => {
  test.each([
    ['price - cost', 799],
    ['price - cost * 2', -401],
    ['(price - cost) * 2', 1598],
    ['10 - 3 - 2', 5],
    ['-price + 1', -1998],
    ['price / zero', undefined],
    ['price + none', undefined],
    ['round(price * rate)', 250],
    ['round(2.5) + round(-2.5)', 1],
    ['floor(-0.5)', -1],
    ['ceil(0.1) + abs(-3)', 4],
    ['min(price, none, cost)', 1200],
    ['max(price, none, cost)', 1999],
    ['min(none, none)', undefined],
    ['coalesce(none, cost)', 1200],
    ['if(half, price / 2, price)', 999.5],
    ['if(none > 1, 1, 2)', 2],
    ["if(status = 'active' and not half, 'a', 'b')", 'b'],
    ['price > cost or none > 1', true],
    ['price < cost and none > 1', false],
    ['price > cost and none > 1', undefined],
    ['present(none)', false],
    ['present(empty)', false],
    ['not present(none)', true],
    ['days(from, to)', 2],
    ['to > from', true],
    ["concat(name, ', ', address.city, none)", 'Açaí 🎢, Natal'],
    ['concat(none, empty)', undefined],
    ['length(name)', 6],
    ["'it''s'", "it's"],
    ['price != cost = true', 'refused'],
  ])('%s is %s', (text, value) => {
    if (value === 'refused') expect(() => worked(text)).toThrow(FormulaError);
    else expect(worked(text)).toBe(value);
  });

  it('is cut where its field is full, by whole characters', () => {
    const cut = (most: number) =>
      formulaValue({ operator: 'cut', of: [parseFormula('name'), { value: most }] }, record);
    expect(cut(6)).toBe('Açaí 🎢');
    expect(cut(5)).toBe('Açaí ');
  });

  it('is none where a whole number is no longer exact', () => {
    const formula = parseFormula('price * 9000000000000');
    expect(formulaValue({ operator: 'whole', of: [formula] }, record)).toBeUndefined();
    expect(formulaValue(formula, record)).toBe(1999 * 9e12);
  });

  it('takes what is still being typed as it is', () => {
    expect(formulaValue(parseFormula('price - cost'), { price: '19,', cost: 1 })).toBeUndefined();
    expect(formulaValue(parseFormula('days(from, to)'), { from: '2024-02-3', to: '2024' })).toBeUndefined();
  });

  it('tells its fields, each once', () => {
    expect(formulaFields(parseFormula("if(a.b > c, a.b, 1) + length('d')"))).toEqual(['a.b', 'c']);
  });
});

describe('what is no formula is told by its place and what to write', () => {
  test.each([
    ['price -', 'the formula ends too soon', 'write a field, a number, a text or a function there'],
    ['price cost', '"cost" stands at character 7', 'write an operator or the end there'],
    ['(price', 'the formula ends too soon', 'write ")" there'],
    ['price == cost', '"==" stands at character 7', 'write ='],
    ['half && half', '"&&" stands at character 6', 'write and'],
    ['half ? 1 : 2', '"?" stands at character 6', 'write if(condition, then, otherwise)'],
    ['price % 2', '"%" stands at character 7', 'write a - floor(a / b) * b'],
    ['"text"', '""" stands at character 1', "write 'text'"],
    ["'text", `"'" stands at character 1`, 'write a field, a number, a text or a function there'],
    ['Round(price)', 'there is no function "Round"', 'did you mean "round"?'],
    ['toString(price)', 'there is no function "toString"', 'known are'],
    ['if(half, 1)', 'if(…) has 2 of what it takes', 'give it 3'],
    ['min(1)', 'min(…) has 1 of what it takes', 'give it 2 to 8'],
    ['price * 1234567890123456', 'the number 1234567890123456 has more than 15 digits', 'write one'],
    ['1*1*1*1*1*1*1', 'it multiplies and divides 6 times', 'at most 5 times'],
    [`${'('.repeat(5000)}1`, 'it has more than 64 operators', 'computed.ts'],
    ['-'.repeat(5000), 'it has more than 64 operators', 'computed.ts'],
    [`1${'+1'.repeat(100)}`, 'it has more than 64 operators', 'computed.ts'],
    ['price; drop table order', '";" stands at character 6', 'write an operator or the end there'],
    ['price.', '"." stands at character 6', 'write an operator or the end there'],
  ])('%s', (text, found, remedy) => {
    const told = (): FormulaError => {
      try {
        parseFormula(text);
      } catch (error) {
        if (error instanceof FormulaError) return error;
        throw error;
      }
      throw new Error(`${text} is a formula`);
    };
    expect(told().message).toBe(found);
    expect(told().remedy).toContain(remedy);
  });
});

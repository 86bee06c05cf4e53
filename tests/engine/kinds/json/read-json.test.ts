import fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { checkRecord, problemText } from '#engine/kinds/check-record.ts';
import { jsonSpelling } from '#engine/kinds/json/json-input.tsx';
import { readJson } from '#engine/kinds/json/read-json.ts';
import { unreadOf } from '#engine/kinds/json/unread-json.ts';
import type { Field, Shape } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import { largestBody } from '#engine/model/json-limits.ts';
import { languages, type Language } from '#engine/model/text.ts';
import en from '#engine/web/i18n/texts/json.en.json' with { type: 'json' };
import fr from '#engine/web/i18n/texts/json.fr.json' with { type: 'json' };
import pt from '#engine/web/i18n/texts/json.pt.json' with { type: 'json' };
import cases from './read-json.cases.json' with { type: 'json' };

const field = (name: string, rest: Partial<Field> = {}) => ({ name, path: name, kind: 'json', ...rest }) as Field;
const shape = {
  name: 'book',
  rules: [],
  fields: [field('extra'), field('parts', { kind: 'list', fields: [field('extra', { path: 'parts.extra' })] })],
} as unknown as Shape;
const i18n = createInstance();
void i18n.init({
  resources: { en: { translation: en }, fr: { translation: fr }, pt: { translation: pt } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});
const said = (problem: Problem | undefined, language: Language) => {
  const t = i18n.getFixedT(language);
  return problem === undefined ? '' : problemText(problem, shape, (key, params) => t(key as string, params ?? {}));
};
const spelling = jsonSpelling(4);
const typed = (text: string) => spelling.read(text, 'en');
const problemsOf = (data: unknown) =>
  checkRecord({ shape, validate: () => true, data, now: '2026-01-01T00:00:00.000Z', creating: true });

describe('a text that is no JSON', () => {
  it.each(cases)('is told with its place and remedy: $text', ({ text, rule, line, column, en }) => {
    const [problem, ...others] = problemsOf({ extra: typed(text) });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path: ['extra'], rule, params: { line, column } });
    if (en !== undefined) expect(said(problem, 'en')).toBe(en);
    for (const language of languages)
      expect(said(problem, language)).toMatch(
        new RegExp(`^(Line|Linha|Ligne) ${line}, (column|coluna|colonne) ${column} ?: [^{]`),
      );
  });

  it('has a message of its own for each of its reasons', () => {
    const words = cases.map(({ rule }) => said({ path: ['extra'], rule, params: {} }, 'fr'));
    expect(new Set(words).size).toBe(new Set(cases.map(({ rule }) => rule)).size);
  });

  it('stays as it was typed, wherever it stands', () => {
    const unread = typed('{ "a": ');
    expect(spelling.write(unread, 'en')).toBe('{ "a": ');
    expect(problemsOf({ parts: [{}, { extra: unread }] })).toMatchObject([{ path: ['parts', 1, 'extra'] }]);
  });
});

it('a value that is too large to be sent is refused before', () => {
  const [problem] = problemsOf({ extra: typed(JSON.stringify(['é'.repeat(largestBody / 2)])) });
  expect(problem?.rule).toBe('json.size');
  expect(said(problem, 'en')).toContain('1024 KB');
});

it('any value is shown indented, and read back as it is', () => {
  const kept = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(kept, (value: unknown) => {
      fc.pre(value !== null && !/\\u(0000|d[89a-f])|__proto__/i.test(JSON.stringify(value)));
      expect(jsonSpelling(30).read(spelling.write(value, 'en'), 'en')).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(spelling.write({ a: [1] }, 'en')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(unreadOf('a text')).toBeUndefined();
});

it('what is read is what JSON.parse reads; what it cannot read has a fault', () => {
  const piece = fc.constantFrom(
    ...Array.from('{}[]:,"\\\n\t /*-+.0129eE'),
    'true',
    'null',
    '"a"',
    '"b":',
    'u00e9',
    '\ufeff',
    '\u00a0',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const read = readJson(text, 20);
      let parsed: { readonly value: unknown } | undefined;
      try {
        parsed = { value: JSON.parse(text) };
      } catch {
        expect(read).toHaveProperty('fault');
      }
      if (parsed !== undefined && 'value' in read) expect(read.value).toEqual(parsed.value);
      if (parsed !== undefined && 'fault' in read) expect(['twice', 'large', 'character']).toContain(read.fault.reason);
    }),
    { numRuns: 3000 },
  );
});

it('no depth is too much to be told of', () => {
  expect(readJson('['.repeat(200_000), 31)).toMatchObject({ fault: { reason: 'depth', column: 32 } });
  expect(readJson(`"\n${'['.repeat(200_000)}`, 31)).toMatchObject({ fault: { reason: 'quote' } });
});

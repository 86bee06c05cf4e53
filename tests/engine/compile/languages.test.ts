// No text is lost in one language: every file of texts says the same in pt, en and fr, with the plural forms that each
// of them has.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, locales, type Language } from '#engine/model/text.ts';
import { root } from './project-root.ts';

type Texts = Readonly<Record<string, string>>;

/** `…/records.pt.json` and `…/pt.json` → with * for the language; each set once. */
const sets = [
  ...new Set(
    globSync(
      [
        'src/engine/model/texts/*.json',
        'src/engine/web/i18n/texts/*.json',
        'src/business/*/texts/*.json',
        'src/generated/labels/*.json',
      ],
      { cwd: root },
    ).map((file) => file.replaceAll('\\', '/').replace(new RegExp(`(${languages.join('|')})\\.json$`), '*.json')),
  ),
].sort();
const textsOf = (set: string, language: Language) =>
  JSON.parse(readFileSync(join(root, set.replace('*', language)), 'utf8')) as Texts;

const ending = /_(zero|one|two|few|many|other)$/;
const isPlural = (texts: Texts, key: string) => ending.test(key) && texts[key.replace(ending, '_other')] !== undefined;
const baseOf = (texts: Texts, key: string) => (isPlural(texts, key) ? key.replace(ending, '') : key);
const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{-?\s*([A-Za-z]+)/g)].map(([, name = '']) => name))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );

/**
 * Keys without their plural forms, each with what it speaks of: the forms together, since "one" may leave the number
 * out.
 */
function saidBy(texts: Texts): Map<string, string> {
  const keys = Map.groupBy(Object.keys(texts), (key) => baseOf(texts, key));
  return new Map([...keys].map(([base, own]) => [base, placeholdersOf(own.map((key) => texts[key]).join(' ')).join()]));
}

test('texts lie in several files', () => {
  expect(sets.length).toBeGreaterThan(10);
});

test('the engine asks for no text of a subject', () => {
  const own = sets
    .filter((set) => set.startsWith('src/business/') && !set.startsWith('src/business/brand/'))
    .flatMap((set) => [...saidBy(textsOf(set, 'pt')).keys()]);
  const asked = globSync('src/engine/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return own.filter((key) => source.includes(`'${key}'`)).map((key) => `${file}: ${key}`);
  });
  expect(own.length).toBeGreaterThan(100);
  expect(asked).toEqual([]);
});

describe.each(sets)('%s', (set) => {
  test.each(languages)('has in %s every text of the others, none of them empty', (language) => {
    const own = textsOf(set, language);
    const said = saidBy(own);
    for (const other of languages)
      expect(
        [...saidBy(textsOf(set, other)).keys()].filter((key) => !said.has(key)),
        `in ${other}, not in ${language}`,
      ).toEqual([]);
    expect(Object.keys(own).filter((key) => own[key]?.trim() === '')).toEqual([]);
  });

  test.each(languages)('has in %s all plural forms of the language', (language) => {
    const own = textsOf(set, language);
    const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;
    const plural = new Set(
      Object.keys(own)
        .filter((key) => isPlural(own, key))
        .map((key) => key.replace(ending, '')),
    );
    expect(
      [...plural].flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => own[key] === undefined),
    ).toEqual([]);
  });

  test('speaks of the same things in each language', () => {
    const [pt, en, fr] = languages.map((language) => saidBy(textsOf(set, language)));
    expect(en).toEqual(pt);
    expect(fr).toEqual(pt);
  });
});

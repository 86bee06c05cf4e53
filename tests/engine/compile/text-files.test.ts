// Texts in files of their own: what a language lacks, says otherwise or says twice stops generate.
import { describe, expect, test } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { printMessages } from '#engine/compile/print-messages.ts';
import { smallFiles, sourceOf } from './small-project.ts';

type Texts = Record<string, string>;

const shop = (language: string) => `src/business/shop/texts/messages.${language}.json`;

function told(change: (files: Record<string, Texts>) => void): string[] {
  const files = smallFiles();
  change(files as Record<string, Texts>);
  return examine(sourceOf(files)).mistakes.map(mistakeText);
}

const set = (texts: Readonly<Record<string, Texts>>) => (files: Record<string, Texts>) => {
  for (const [file, own] of Object.entries(texts)) files[file] = { ...files[file], ...own };
};

describe('a file of texts', () => {
  test('of the small project is right', () => expect(told(() => {})).toEqual([]));

  test('has every text of the other languages', () => {
    expect(told(set({ [shop('pt')]: { 'check.paid': 'Pago' }, [shop('en')]: { 'check.paid': 'Paid' } }))).toEqual([
      `${shop('fr')}#/check.paid: the text is missing; translate the one of ${shop('pt')} (rule: each language has all texts)`,
    ]);
    expect(told(set({ [shop('fr')]: { 'rule.emailOrPhone': ' ' } }))).toEqual([
      `${shop('fr')}#/rule.emailOrPhone: the text is empty; write it in fr (rule: each language has all texts)`,
    ]);
    expect(
      told((files) => {
        delete files[shop('fr')];
      }),
    ).toEqual([
      `${shop('fr')}#: the file is missing; copy ${shop('pt')} and translate it (rule: each language has all texts)`,
    ]);
  });

  test('has the plural forms of its language', () => {
    const two = { 'check.left_one': '{{count}}', 'check.left_other': '{{count}}' };
    const three = { ...two, 'check.left_many': '{{count}}' };
    expect(told(set({ [shop('pt')]: three, [shop('en')]: two, [shop('fr')]: three }))).toEqual([]);
    expect(told(set({ [shop('pt')]: three, [shop('en')]: two, [shop('fr')]: two }))).toEqual([
      `${shop('fr')}#/check.left_many: the form is missing; write it; fr has one, many, other (rule: texts with a number have the plural forms of their language)`,
    ]);
  });

  test('speaks of the same things as the others', () => {
    const say = (pt: string, en: string, fr: string) =>
      told(set({ [shop('pt')]: { a: pt }, [shop('en')]: { a: en }, [shop('fr')]: { a: fr } }));
    expect(say('{{sum}} {{at, datetime}}', '{{at}}: {{sum}}', '{{sum}} {{ at }}')).toEqual([]);
    expect(say('{{sum}}', '{{sum}}', '{{total}}')).toEqual([
      `${shop('fr')}#/a: it has {{total}}; ${shop('pt')} has {{sum}}; give both the same (rule: a text speaks of the same things in each language)`,
    ]);
  });

  test('says no message that another says', () => {
    const other = (language: string) => shop(language).replace('shop', 'bar');
    const texts = Object.fromEntries(
      ['pt', 'en', 'fr'].flatMap((language) => [
        [other(language), { 'check.paid': 'Paid' }],
        [shop(language), { 'check.paid': 'Paid' }],
      ]),
    ) as Record<string, Texts>;
    expect(told(set(texts))).toEqual([
      `${other('pt')}#/check.paid: ${shop('pt')} has it as well; remove one of them, or give it a name of its own (rule: each message is said in one place)`,
    ]);
    // Screens have texts of their own, in the place of the engine's.
    const screens = Object.fromEntries(
      Object.entries(texts).map(([file, own]) => [file.replace('messages', 'screens'), own]),
    );
    expect(told(set(screens))).toEqual([]);
  });

  test('is of a language of the interface', () => {
    expect(told(set({ [shop('de')]: { 'rule.emailOrPhone': 'E-Mail oder Telefon' } }))).toEqual([
      `${shop('de')}#: "de" is none; add it to languages in src/engine/model/text.ts (pt, en, fr), or remove the file (rule: texts are in languages of the interface)`,
    ]);
  });
});

test('messages of all subjects are written into one file a language, and their keys as types', () => {
  const files = smallFiles();
  for (const language of ['pt', 'en', 'fr']) {
    files[`src/engine/model/texts/${language}.json`] = { 'error.NOT_FOUND': language };
    files[shop(language).replace('messages', 'screens')] = { 'shop.title': language };
  }
  const outputs = new Map(printMessages(sourceOf(files)).map(({ path, text }) => [path, text]));
  expect([...outputs.keys()]).toEqual([
    'messages/pt.json',
    'messages/en.json',
    'messages/fr.json',
    'messages.ts',
    'texts.ts',
  ]);
  expect(JSON.parse(outputs.get('messages/fr.json') ?? '')).toMatchObject({
    'error.NOT_FOUND': 'fr',
    'rule.emailOrPhone': 'Email or phone',
  });
  expect(outputs.get('messages/fr.json')).not.toContain('shop.title');
  expect(outputs.get('messages.ts')).toContain("readonly 'rule.emailOrPhone': string;");
  expect(outputs.get('messages.ts')).not.toContain('NOT_FOUND');
});

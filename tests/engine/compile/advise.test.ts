// What generate warns of without refusing it.
import { describe, expect, test } from 'vitest';
import { advise } from '#engine/compile/advise.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { changeFiles } from './change-files.ts';
import { smallFiles, sourceOf } from './small-project.ts';

const text = (word: string) => ({ pt: word, en: word, fr: word });
const advised = (change: Readonly<Record<string, unknown>>): readonly string[] =>
  advise(resolve(sourceOf(changeFiles(smallFiles(), change))));
const news = (change: Readonly<Record<string, unknown>>): readonly string[] => {
  const before = advised({});
  return advised(change).filter((warning) => !before.includes(warning));
};
const withField = (field: object) => ({
  'schemas/provider.schema.json#/properties/extra': { type: 'string', 'x-label': text('Extra'), ...field },
});

describe('personal data without "x-sensitive"', () => {
  test.each([
    ['an e-mail address', { format: 'email' }, 'email'],
    ['a telephone', { format: 'phone' }, 'phone'],
    ['a CPF', { format: 'cpf' }, 'document'],
    ['a CPF or CNPJ', { format: 'cpf-or-cnpj' }, 'document'],
    [
      'a day of birth, by its label',
      { format: 'date', 'x-label': { ...text('Day'), pt: 'Data de nascimento' } },
      'personal',
    ],
  ])('is warned of: %s', (_, field, tells) => {
    expect(news(withField(field))).toEqual([
      expect.stringMatching(
        new RegExp(`schemas/provider.*provider\\.extra tells of a person.*"x-sensitive": "${tells}"`),
      ),
    ]);
  });

  test('is warned of inside a list, and not where what is around it is marked', () => {
    const list = {
      type: 'array',
      items: { type: 'object', properties: { mail: { type: 'string', format: 'email', 'x-label': text('Mail') } } },
    };
    expect(news(withField(list))).toEqual([expect.stringContaining('provider.extra.mail')]);
    expect(news(withField({ ...list, 'x-sensitive': 'personal' }))).toEqual([]);
  });

  test.each(['email', 'none'])('is not where it is marked: %s', (mark) =>
    expect(news(withField({ format: 'email', 'x-sensitive': mark }))).toEqual([]),
  );

  test('of a company is none: a CNPJ, and any other day', () => {
    expect(news(withField({ format: 'cnpj' }))).toEqual([]);
    expect(news(withField({ format: 'date' }))).toEqual([]);
  });

  test('"none" masks nothing', () => {
    const { entities } = resolve(sourceOf(changeFiles(smallFiles(), withField({ 'x-sensitive': 'none' }))));
    const field = entities.find(({ name }) => name === 'provider')?.fields.find(({ name }) => name === 'extra');
    expect(field).toBeDefined();
    expect(field).not.toHaveProperty('sensitive');
  });
});

describe('an entry that no role may open', () => {
  const entry = 'navigation.config.json#/items/0/children/0/auth';
  test('is warned of when no role both sees it and may open its page', () => {
    expect(advised({ [entry]: [] }).join('\n')).toMatch(/navigation\.config\.json: no role may open \w+ \(\//);
  });

  test('is not while one does', () => expect(advised({}).join('\n')).not.toContain('no role may open'));
});

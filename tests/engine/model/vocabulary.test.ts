import { describe, expect, it } from 'vitest';
import { may, mayEnter, mayPass } from '#engine/model/access.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { errors } from '#engine/model/errors.ts';
import { parameterOf, queryToParameters, splitParameter } from '#engine/model/list-query.ts';
import { kebabToCamel, toKebab, toPascal, toSnake } from '#engine/model/naming.ts';
import { fold, languages, preferredLanguage } from '#engine/model/text.ts';
import en from '#generated/messages/en.json' with { type: 'json' };
import fr from '#generated/messages/fr.json' with { type: 'json' };
import pt from '#generated/messages/pt.json' with { type: 'json' };

describe('access', () => {
  it('an item without a restriction is for everyone', () => expect(mayPass(undefined, [])).toBe(true));
  it('an empty list admits only guests', () => {
    expect(mayPass([], [])).toBe(true);
    expect(mayPass([], ['admin'])).toBe(false);
  });
  it('any role in common passes', () => {
    expect(mayPass(['admin', 'quality'], ['sales', 'quality'])).toBe(true);
    expect(mayPass(['admin'], ['sales'])).toBe(false);
    expect(mayPass(['admin'], [])).toBe(false);
  });
  it('a page admits everyone, whoever is signed in, guests alone, or roles', () => {
    const [guest, stranger, admin] = [
      { roles: [], signedIn: false },
      { roles: [], signedIn: true },
      { roles: ['admin'], signedIn: true },
    ];
    const admitted = (admission: Parameters<typeof mayEnter>[0]) =>
      [guest, stranger, admin].map((visitor) => mayEnter(admission, visitor));
    expect(admitted(undefined)).toEqual([true, true, true]);
    expect(admitted('signedIn')).toEqual([false, true, true]);
    expect(admitted([])).toEqual([true, false, false]);
    expect(admitted(['admin'])).toEqual([false, false, true]);
  });
  it('an entity nobody gave rights on is refused', () => expect(may(undefined, 'read', ['admin'])).toBe(false));
});

describe('list queries', () => {
  it('a suffix is an operator, the longest name before it the path', () => {
    expect(splitParameter('address.city_like')).toEqual({ path: 'address.city', operator: 'like' });
    expect(splitParameter('avatar_url')).toEqual({ path: 'avatar_url', operator: 'eq' });
  });
  it('round-trips each operator', () => {
    for (const operator of ['eq', 'gte', 'null'] as const)
      expect(splitParameter(parameterOf({ path: 'a', operator }))).toEqual({ path: 'a', operator });
  });
  it('writes the json-server form with an exclusive end', () => {
    const query = {
      search: 'mágico',
      filters: [{ path: 'status', operator: 'eq' as const, values: ['a', 'b'] }],
      sort: [{ path: 'title', direction: 'desc' as const }],
      offset: 25,
      limit: 25,
    };
    expect(queryToParameters(query).toString()).toBe(
      'q=m%C3%A1gico&status=a&status=b&_sort=title&_order=DESC&_start=25&_end=50',
    );
  });
});

describe('names and texts', () => {
  it('converts between the spellings', () => {
    expect([
      toSnake('bankAccountId'),
      toKebab('bankAccount'),
      toPascal('bank-account'),
      kebabToCamel('bank-account'),
    ]).toEqual(['bank_account_id', 'bank-account', 'BankAccount', 'bankAccount']);
  });
  it('folds case and accents', () => expect(fold('Conceição ÀÉ')).toBe('conceicao ae'));
  it('prefers the language with the highest quality that the product speaks', () => {
    expect(preferredLanguage('de, en;q=0.5, fr;q=0.8')).toBe('fr');
    expect(preferredLanguage('en;q=0, de')).toBe('pt');
    expect(preferredLanguage(undefined)).toBe('pt');
  });
  it('every message exists in each language, with the plural forms the language needs', () => {
    const base = (texts: object) =>
      [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, '')))].sort();
    expect(base(en)).toEqual(base(pt));
    expect(base(fr)).toEqual(base(pt));
    for (const texts of [pt, fr] as Record<string, string>[]) {
      for (const key of Object.keys(texts).filter((name) => name.endsWith('_one'))) {
        expect(texts[key.replace(/_one$/, '_many')], key).toBeTruthy();
        expect(texts[key.replace(/_one$/, '_other')], key).toBeTruthy();
      }
    }
  });
  it('every error code has a message', () => {
    for (const code of Object.keys(errors)) expect(pt, code).toHaveProperty([`error.${code}`]);
    expect(languages).toHaveLength(3);
  });
  it('each recognised shape belongs to one kind', () => {
    const claims = Object.values(fieldKinds).flatMap((kind) => ('recognisedBy' in kind ? [kind.recognisedBy] : []));
    expect(new Set(claims).size).toBe(claims.length);
  });
});

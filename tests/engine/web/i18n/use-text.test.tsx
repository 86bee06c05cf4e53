// Texts that need nothing of i18next are put together without it, and read as it would write them.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

const texts: Readonly<Record<string, string>> = {
  'own.plain': 'Nada a dizer',
  'own.value': 'Linha {{row}} de {{of}}',
  'own.nested': 'Diz: $t(own.plain)',
  'own.formatted': 'Vale {{row, number}}',
  'own.count_one': '{{count}} linha',
  'own.count_other': '{{count}} linhas',
};

it('says what i18next says, and asks it for what only it knows', async () => {
  const i18n = await createI18n('pt');
  i18n.addResourceBundle('pt', 'texts', texts);
  const asked = vi.spyOn(i18n, 't');
  const { result } = renderHook(() => useText(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    ),
  });
  const say = (key: string, parameters?: Readonly<Record<string, unknown>>) => {
    asked.mockClear();
    const text = result.current(key as TextKey, parameters);
    const byItself = asked.mock.calls.length === 0;
    expect(text).toBe(i18n.t(key, parameters ?? {}));
    return [text, byItself];
  };
  expect(say('own.plain')).toEqual(['Nada a dizer', true]);
  expect(say('own.value', { row: 3, of: '$1 <b>' })).toEqual(['Linha 3 de $1 <b>', true]);
  expect(say('own.value', { row: 3, of: '{{row}}' })[1]).toBe(true);
  expect(say('own.nested')).toEqual(['Diz: Nada a dizer', false]);
  expect(say('own.formatted', { row: 3 })[1]).toBe(false);
  expect(say('own.value', { row: 3 })[1]).toBe(false);
  expect(say('own.value', { row: 3, of: new Date(0) })[1]).toBe(false);
  expect(say('own.count', { count: 1 })).toEqual(['1 linha', false]);
  expect(say('own.count', { count: 2 })).toEqual(['2 linhas', false]);
  expect(say('own.missing')).toEqual(['own.missing', false]);
});

import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { followModel } from '#engine/web/follow-model.ts';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

const drawn = vi.fn();

function Save() {
  drawn();
  return <button type="button">{useText()('records.save')}</button>;
}

it('draws a text anew when it changes in its language', async () => {
  const i18n = await createI18n('pt');
  const queries = { invalidateQueries: vi.fn(async () => undefined) };
  const router = { _internalSetRoutes: vi.fn() };
  followModel({ i18n, queries: queries as never, router: router as never, routes: () => [] });
  render(<Save />, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> });
  const before = screen.getByRole('button').textContent;

  const texts = { 'records.save': 'Guardar' };
  act(() => {
    window.dispatchEvent(new CustomEvent('model-texts', { detail: { file: 'labels/pt.json', texts } }));
    window.dispatchEvent(new Event('model-change'));
  });
  expect(before).not.toBe('Guardar');
  expect(screen.getByRole('button')).toHaveTextContent('Guardar');
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(router._internalSetRoutes).toHaveBeenCalledTimes(1);
  expect(queries.invalidateQueries).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { lazyPart } from '#engine/web/module.ts';
import { PanelFrame } from '#engine/web/panels/panel-frame.tsx';

it('asks anew for a part whose file could not be had, once it is asked to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = vi
    .fn<() => Promise<{ readonly Figures: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ Figures: () => 'figures' });
  const Figures = lazyPart(read, 'Figures');
  render(
    <I18nextProvider i18n={await createI18n('en')}>
      <PanelFrame>
        <Figures />
      </PanelFrame>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('figures')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(3);
});

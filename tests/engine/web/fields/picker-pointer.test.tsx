// Pickers of days and instants on machines whose pointer changes while they are open.
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { PickerFrame, usePointerMedia } from '#engine/web/fields/picker-frame.tsx';

function Shown() {
  return <PickerFrame onLeave={() => undefined}>{usePointerMedia()}</PickerFrame>;
}

it('keep the form that fits the pointer at first, and none of them waits for another', async () => {
  const i18n = await createI18n('pt');
  const page = (
    <I18nextProvider i18n={i18n}>
      <Shown />
    </I18nextProvider>
  );
  let fine = true;
  const listen = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: fine, addEventListener: listen, removeEventListener: listen }));
  const { rerender } = render(page);
  expect(screen.getByText('all')).toBeInTheDocument();
  fine = false;
  rerender(page);
  expect(screen.getByText('all')).toBeInTheDocument();
  expect(listen).not.toHaveBeenCalled();
  render(page);
  expect(screen.getByText('not all')).toBeInTheDocument();
});

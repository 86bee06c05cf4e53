// Countries and time zones: four hundred names, of which a form needs one.
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { NamedOptions } from '#engine/web/fields/named-options.tsx';
import { createI18n } from '#engine/web/i18n/i18n.ts';

const codes = Array.from({ length: 400 }, (_, index) => `zone-${index}`);

async function open(value: string) {
  const name = vi.fn((code: string) => (code === 'zone-399' ? 'São Tomé' : `Name of ${code}`));
  function Form() {
    const [chosen, choose] = useState<unknown>(value);
    const widget = { id: 'zone', label: 'Fuso', value: chosen, required: true, onChange: choose };
    return <NamedOptions widget={widget as unknown as WidgetProps} codes={codes} name={name} />;
  }
  render(
    <I18nextProvider i18n={await createI18n('pt')}>
      <Form />
    </I18nextProvider>,
  );
  const named = () => new Set(name.mock.calls.map(([code]) => code));
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: /Fuso/ }), named };
}

it('names what is chosen, and others only once they are looked for', async () => {
  const { user, input, named } = await open('zone-7');
  expect(input).toHaveValue('Name of zone-7');
  expect([...named()]).toEqual(['zone-7']);
  await user.click(input);
  expect(screen.getAllByRole('option')).toHaveLength(100);
  await user.clear(input);
  await user.keyboard('sao to');
  await user.click(screen.getByRole('option', { name: 'São Tomé' }));
  expect(input).toHaveValue('São Tomé');
  expect(named().size).toBe(400);
});

it('shows a code that is no longer known as it is', async () => {
  const { input, named } = await open('America/Gone');
  expect(input).toHaveValue('America/Gone');
  expect([...named()]).toEqual([]);
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#engine/model/text.ts';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { ConfirmProvider, useConfirm } from '#engine/web/kit/confirm-dialog.tsx';

type Question = Parameters<ReturnType<typeof useConfirm>>[0];

async function ask(question?: Question, language: Language = 'en') {
  const answered = vi.fn();
  function Asker() {
    const confirm = useConfirm();
    return (
      <button type="button" onClick={() => void confirm(question).then(answered)}>
        ask
      </button>
    );
  }
  render(
    <I18nextProvider i18n={await createI18n(language)}>
      <ConfirmProvider>
        <Asker />
      </ConfirmProvider>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'ask' }));
  await screen.findByRole('alertdialog');
  return { user, answered };
}

describe('the confirmation', () => {
  it.each([
    ['en', 'Do you really want to delete?', 'Yes', 'No'],
    ['pt', 'Deseja realmente excluir?', 'Sim', 'Não'],
    ['fr', 'Voulez-vous vraiment supprimer ?', 'Oui', 'Non'],
  ] as const)('asks in %s, with the focus on No', async (language, title, yes, no) => {
    await ask(undefined, language);
    expect(screen.getByRole('alertdialog', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: yes })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: no })).toHaveFocus();
  });

  it('answers yes only to Yes', async () => {
    const { user, answered } = await ask();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(true));
  });

  it.each(['{Enter}', '{Escape}'])('takes %s for No', async (key) => {
    const { user, answered } = await ask();
    await user.keyboard(key);
    await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('waits for the typed word where nothing can be undone', async () => {
    const { user } = await ask({
      title: 'Complete the deletion?',
      message: 'This cannot be undone.',
      typed: { label: 'E-mail of the customer', value: 'ana@example.com' },
    });
    const yes = screen.getByRole('button', { name: 'Yes' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('This cannot be undone.');
    expect(yes).toBeDisabled();
    await user.type(screen.getByLabelText('E-mail of the customer'), 'ana@example.com');
    expect(yes).toBeEnabled();
  });
});

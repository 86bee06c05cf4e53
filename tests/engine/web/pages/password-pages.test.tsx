import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
  await server.addAccount({ email: 'ana@example.com', password: 'segredo1', roles: ['admin'] });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const kept = (rule: string) => within(screen.getByText(rule)).queryByTitle('Cumprida') !== null;

async function askForLetter(): Promise<string> {
  const { user, close } = await openApp({ path: '/forgot-password' });
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  await screen.findByText('Enviamos um link ao seu e-mail. Ele vale por pouco tempo.');
  expect(window.location.pathname).toBe('/login');
  close();
  const token = /token=([\w-]+)/.exec(server.app.letters.at(-1)?.text ?? '')?.[1];
  return token ?? '';
}

describe('a forgotten password', () => {
  it('that the server cannot help with leads to the login page, where it is said', async () => {
    server.answer(
      http.post('/password/forgot', () =>
        HttpResponse.json({ statusCode: 404, code: 'NOT_FOUND', message: 'x' }, { status: 404 }),
      ),
    );
    const { user } = await openApp({ path: '/forgot-password' });
    await user.type(await screen.findByLabelText('E-mail'), 'ninguem@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText('Conta de e-mail inexistente no sistema')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it('stays on its page, with what was typed, when the network is dead', async () => {
    server.answer(http.post('/password/forgot', () => HttpResponse.error()));
    const { user } = await openApp({ path: '/forgot-password' });
    const email = await screen.findByLabelText('E-mail');
    await user.type(email, 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível falar com o servidor');
    expect(email).toHaveValue('ana@example.com');
  });
});

describe('a new password', () => {
  it('is set with the token of the letter, its rules ticked while it is typed', async () => {
    const token = await askForLetter();
    const { user } = await openApp({ path: `/reset-password?token=${token}` });
    const password = await screen.findByLabelText('Nova senha');
    const submit = screen.getByRole('button', { name: 'Salvar nova senha' });
    await user.type(password, 'abcdefgh');
    await waitFor(() =>
      expect([kept('Pelo menos 8 caracteres'), kept('Pelo menos um número'), kept('A confirmação é igual')]).toEqual([
        true,
        false,
        false,
      ]),
    );
    await user.type(password, '1');
    await user.type(screen.getByLabelText('Confirmação da senha'), 'abcdefgh2');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Confirmação da senha')).toHaveAccessibleDescription(
        'A confirmação não corresponde à senha.',
      ),
    );
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText('Confirmação da senha'), '{Backspace}1');
    await waitFor(() => expect(kept('A confirmação é igual')).toBe(true));
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeInTheDocument();
  });

  it('is the first one for who was invited: words of welcome, then the login page', async () => {
    const admin = await server.app.as('admin');
    await admin.post('/api/users', { name: 'Bia Lima', email: 'bia@example.com', role: ['sales'] });
    await server.app.runJobs();
    const link = new URL(server.app.letters.findLast(({ to }) => to === 'bia@example.com')?.link ?? '');
    const { user } = await openApp({ path: link.pathname + link.search });
    expect(await screen.findByRole('heading', { level: 1, name: 'Boas-vindas' })).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Nova senha'), 'abcdefgh1');
    await user.type(screen.getByLabelText('Confirmação da senha'), 'abcdefgh1');
    await user.click(screen.getByRole('button', { name: 'Definir senha' }));
    expect(await screen.findByText('Senha definida. Entre com ela.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it.each(['/reset-password', `/reset-password?token=${'x'.repeat(43)}`])(
    'needs a good token: %s explains itself and offers a new letter',
    async (path) => {
      const { user } = await openApp({ path });
      await screen.findByRole('heading', { level: 1, name: 'Definir nova senha' });
      if (path.includes('token')) {
        await user.type(await screen.findByLabelText('Nova senha'), 'abcdefgh1');
        await user.type(screen.getByLabelText('Confirmação da senha'), 'abcdefgh1');
        await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
      }
      expect(await screen.findByRole('alert')).toHaveTextContent('Este link já foi usado, expirou ou está incompleto');
      expect(screen.getByRole('link', { name: 'Pedir novo link' })).toHaveAttribute('href', '/forgot-password');
      expect(await findViolations()).toEqual([]);
    },
  );
});

describe('changing the own password', () => {
  async function openProfile(language: 'pt' | 'en' = 'en') {
    const account = await server.addAccount({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'segredo1',
      roles: ['sales'],
    });
    const { data } = await (
      await import('#engine/web/api/client.ts')
    ).http.post<{ token: string }>('/session', { ...account, roles: undefined, organization_id: 'icd' });
    const opened = await openApp({ path: '/pages/profile', language, token: data.token });
    const current = await screen.findByLabelText('Current password');
    return {
      ...opened,
      token: data.token,
      current,
      next: screen.getByLabelText('New password'),
      confirmation: screen.getByLabelText('Password confirmation'),
    };
  }

  it('says the four messages of the specification', async () => {
    const { user, current, next, confirmation } = await openProfile();
    await user.click(current);
    await user.type(next, 'short');
    await user.type(confirmation, 'other');
    await user.tab();
    await waitFor(() => expect(current).toHaveAccessibleDescription('Type your existing password.'));
    expect(next).toHaveAccessibleDescription(
      'The password must be at least 8 characters long and must contain at least one number.',
    );
    await user.type(next, 'er but long1');
    await waitFor(() =>
      expect(confirmation).toHaveAccessibleDescription('The confirmation does not match your password.'),
    );
    await user.type(current, 'errada12');
    await user.clear(confirmation);
    await user.type(confirmation, 'shorter but long1');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(current).toHaveAccessibleDescription('Invalid existing password.'));
  });

  it('goes on with a new session, and empties the form', async () => {
    const { user, current, next, confirmation, token } = await openProfile();
    await user.type(current, 'segredo1');
    await user.type(next, 'segredo234');
    await user.type(confirmation, 'segredo234');
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed. Your other sessions have ended.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
    expect(localStorage.getItem('jwt_token')).not.toBe(token);
  });
});

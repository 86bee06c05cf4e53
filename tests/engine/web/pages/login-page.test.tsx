import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type Account, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let admin: Account;
let seller: Account;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.addAccount({ email: 'ana@example.com', password: 'segredo1', roles: ['admin'] });
  seller = await server.addAccount({ email: 'vendas@example.com', password: 'segredo1', roles: ['student'] });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

async function openLogin(path = '/login', language: 'pt' | 'en' | 'fr' = 'pt') {
  const opened = await openApp({ path, language });
  const heading = { pt: 'Entrar', en: 'Sign in', fr: 'Connexion' }[language];
  await screen.findByRole('heading', { level: 1, name: heading });
  const email = await screen.findByLabelText(/^e-?mail$/i);
  const password = screen.getByLabelText(/^(senha|password|mot de passe)$/i);
  const submit = screen.getByRole('button', { name: /^(entrar|sign in|se connecter)$/i });
  const signIn = async (account: Pick<Account, 'email' | 'password'>) => {
    await opened.user.type(email, account.email);
    await opened.user.type(password, account.password);
    await waitFor(() => expect(submit).toBeEnabled());
    await opened.user.click(submit);
  };
  return { ...opened, email, password, submit, signIn };
}

describe('the login form', () => {
  it('cannot be sent until it is valid', async () => {
    const { user, email, password, submit } = await openLogin();
    expect(submit).toBeDisabled();
    expect(email).toHaveAttribute('type', 'email');
    await user.type(email, 'ana@example.com');
    await user.type(password, '12345');
    expect(submit).toBeDisabled();
    await user.type(password, '6');
    await waitFor(() => expect(submit).toBeEnabled());
  });

  it.each([
    ['pt', 'Formato de e-mail inválido', 'A senha deve conter no mínimo 6 caracteres'],
    ['en', 'Invalid email format', 'The password must contain at least 6 characters'],
  ] as const)('says in %s what is wrong, tied to its field', async (language, wrongEmail, shortPassword) => {
    const { user, email, password } = await openLogin('/login', language);
    await user.type(email, 'ana@');
    await user.type(password, '123');
    await user.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription(wrongEmail));
    expect(password).toHaveAccessibleDescription(shortPassword);
    expect(email).toBeInvalid();
  });

  it('shows and hides the password', async () => {
    const { user, password } = await openLogin();
    const toggle = screen.getByRole('button', { name: 'Mostrar senha' });
    expect(password).toHaveAttribute('type', 'password');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'password');
  });

  it("puts the server's error on its field, keeps what was typed, and stays without 'Acesso negado'", async () => {
    const { email, password, submit, signIn } = await openLogin();
    await signIn({ email: admin.email, password: 'errada12' });
    await waitFor(() => expect(password).toBeInvalid());
    expect(email).toHaveValue(admin.email);
    await waitFor(() => expect(password).toHaveFocus());
    expect(submit).toBeEnabled();
    expect(screen.queryByText('Acesso negado')).not.toBeInTheDocument();
  });

  it('says for how long the account is locked', async () => {
    const locked = await server.addAccount({ email: 'fechada@example.com', password: 'segredo1', roles: ['admin'] });
    const { password, signIn, submit, user } = await openLogin();
    await signIn({ email: locked.email, password: 'errada12' });
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await waitFor(() => expect(submit).toBeEnabled());
      await user.type(password, '{Enter}');
    }
    expect(await screen.findByText('Muitas tentativas. Tente de novo em 15 min.')).toBeInTheDocument();
  });

  it('is busy while the server thinks, and says when it cannot be reached', async () => {
    server.answer(
      http.post('/session', async () => {
        await delay(300);
        return HttpResponse.error();
      }),
    );
    const { submit, signIn } = await openLogin();
    await signIn(admin);
    expect(submit).toBeDisabled();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível falar com o servidor');
    expect(submit).toBeEnabled();
  });

  it('breaks no accessibility rule', async () => {
    await openLogin();
    expect(await findViolations()).toEqual([]);
  });
});

describe('after signing in', () => {
  it('opens the profile, and keeps the token under the keys of the specification', async () => {
    const { signIn } = await openLogin();
    await signIn(admin);
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/pages/profile');
    for (const key of ['jwt_token', 'access_token', 'id_token']) expect(localStorage.getItem(key)).toBeTruthy();
    expect(Number(localStorage.getItem('expires_at'))).toBeGreaterThan(Date.now());
  });

  it('returns to the wanted page with its query', async () => {
    const { signIn } = await openLogin('/pages/profile?from=letter');
    expect(window.location.pathname).toBe('/login');
    await signIn(admin);
    await screen.findByRole('heading', { level: 1, name: 'Meu perfil' });
    expect(window.location.search).toBe('?from=letter');
  });

  it('says when the wanted page is refused, and stops at the profile', async () => {
    const { signIn } = await openLogin('/apps/administration/providers');
    await signIn(seller);
    expect(await screen.findByText(/Acesso negado: seu papel/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/pages/profile');
    expect(screen.getByText(/Acesso negado: seu papel/)).toBeInTheDocument();
  });
});

describe('a stored token', () => {
  it('signs in by itself', async () => {
    const { signIn, close } = await openLogin();
    await signIn(admin);
    await screen.findByRole('heading', { level: 1, name: 'Meu perfil' });
    close();
    await openApp({ path: '/pages/profile', token: localStorage.getItem('jwt_token') ?? '' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeInTheDocument();
  });

  it('that has expired leads to the login page with its message', async () => {
    localStorage.setItem('jwt_token', 'old');
    localStorage.setItem('expires_at', String(Date.now() - 1000));
    await openLogin('/pages/profile');
    expect(screen.getByRole('alert')).toHaveTextContent('O token expirou');
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });

  it('that the server refuses clears the session; the failure is in the snackbar', async () => {
    localStorage.setItem('jwt_token', 'forged');
    await openLogin('/pages/profile');
    expect(within(screen.getByRole('alert')).getByText('Acesso negado')).toBeInTheDocument();
    expect(screen.getByText('Falha no login com token')).toBeInTheDocument();
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });
});

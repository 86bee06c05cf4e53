import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { http as client } from '#engine/web/api/client.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.resetAnswers();
});
afterAll(() => server.close());

const warning = () => screen.findByRole('alertdialog', { name: 'Sua sessão está terminando' });

const left = 90_000;

/**
 * As if another tab had stored a token that is good for a minute and a half, of which some has passed: the warning
 * comes half-way.
 */
async function openAfter(passed: number) {
  const opened = await openAs(server, 'admin');
  const { token = '' } = opened.session.getSnapshot().context;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => {
    opened.session.send({ type: 'tokenStoredElsewhere', token, expiresAt: Date.now() + left });
    vi.advanceTimersByTime(passed);
  });
  const now = Date.now();
  vi.useRealTimers();
  // From here on the clock stands still, however long the test takes.
  vi.useFakeTimers({ toFake: ['Date'], now });
  return opened;
}

describe('a session that is about to end', () => {
  it('says how long it lasts, and that it can be stayed in', async () => {
    await openAfter(left / 2);
    const dialog = await warning();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:\d\d$/);
    expect(screen.getByText('Tempo restante: 1:30')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('button', { name: 'Continuar conectado' })).toHaveFocus();
    expect(dialog).toHaveAccessibleDescription(/você será desconectado/);
    expect(await findViolations()).toEqual([]);
  });

  it.each(['the button', 'Escape'])('goes on with a fresh token by %s', async (way) => {
    const { user, session } = await openAfter(left / 2);
    await warning();
    const before = localStorage.getItem('jwt_token');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Continuar conectado' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(session.getSnapshot().context.expiresAt).toBeGreaterThan(Date.now() + 3_600_000);
    expect(localStorage.getItem('jwt_token')).toBe(session.getSnapshot().context.token);
    expect(before).not.toBeNull();
  });

  it('says when the network fails, and can be tried again', async () => {
    const { user } = await openAfter(left / 2);
    await warning();
    server.answer(http.get('/session', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Continuar conectado' }));
    expect(await screen.findByText('Não foi possível renovar a sessão. Tente de novo.')).toBeInTheDocument();
    server.resetAnswers();
    await user.click(screen.getByRole('button', { name: 'Continuar conectado' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('ends with its message when nobody stays', async () => {
    await openAfter(left);
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    expect(screen.getByText('O token expirou')).toBeInTheDocument();
  });
});

describe('a user who is shut out', () => {
  it('is told so in the words of the server, once, and signed out', async () => {
    const { session } = await openAs(server, 'admin');
    const id = session.getSnapshot().context.user?.id;
    await sql`update "user" set status = 'disabled' where id = ${id}`.execute(server.app.database.query);
    await Promise.allSettled(Array.from({ length: 5 }, () => client.get('/api/quick-panel/data')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    const words = 'Esta conta foi desativada. Fale com um administrador.';
    expect([...document.querySelectorAll('.notification')].map(({ textContent }) => textContent)).toEqual([words]);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([words]);
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });
});

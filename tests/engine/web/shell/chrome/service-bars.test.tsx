import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lazy, Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { http as client } from '#engine/web/api/client.ts';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { startSession } from '#engine/web/session/session.ts';
import { SessionContext } from '#engine/web/session/use-session.ts';
import { RouteError } from '#engine/web/shell/chrome/route-error.tsx';
import { findViolations, loaded } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

/** Of somebody who has no start page: its calls would bring news of the service, too. */
async function openProfile() {
  const { authorization = '' } = await server.app.actorHeaders('alumni');
  const opened = await openApp({ path: '/pages/profile', token: authorization.replace('Bearer ', '') });
  await screen.findByRole('heading', { level: 1, name: 'Meu perfil' });
  // What these tests answer is not for the calls of the page that opens.
  await loaded();
  return opened;
}

const offline = 'Sem conexão com o servidor. O que você digitou continua aqui.';
const outdated = 'Há uma nova versão do sistema.';

/** This page as one that was built. */
function pretendBuild(name: string) {
  const meta = Object.assign(document.createElement('meta'), { name: 'build', content: name });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

describe('a lost connection', () => {
  it('is said, and no longer when the service is back', async () => {
    const { user } = await openProfile();
    server.answer(http.get('*', () => HttpResponse.error()));
    await client.get('/api/providers').catch(() => undefined);
    expect(await screen.findByText(offline)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    server.resetAnswers();
    await user.click(screen.getByRole('button', { name: 'Tentar agora' }));
    await waitFor(() => expect(screen.queryByText(offline)).not.toBeInTheDocument());
  });

  it('is not said of one call that fails', async () => {
    await openProfile();
    const asked = vi.fn();
    server.answer(
      http.get('/api/providers', () => HttpResponse.error()),
      http.get('/healthz', () => {
        asked();
      }),
    );
    await client.get('/api/providers').catch(() => undefined);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText(offline)).not.toBeInTheDocument();
  });

  it('is said when the browser lost its network and the service cannot be reached', async () => {
    await openProfile();
    server.answer(http.get('/healthz', () => HttpResponse.error()));
    onTestFinished(() => {
      window.dispatchEvent(new Event('online'));
    });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(offline)).toBeInTheDocument();
  });
});

describe('a new version', () => {
  it('is offered when the server names another build, and can be put off', async () => {
    pretendBuild('build-old');
    const { user } = await openProfile();
    server.answer(http.get('/api/things', () => HttpResponse.json([], { headers: { 'x-web-build': 'build-new' } })));
    await client.get('/api/things');
    expect(await screen.findByText(outdated)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Depois' }));
    expect(screen.queryByText(outdated)).not.toBeInTheDocument();
  });

  it('is not offered by the same build', async () => {
    pretendBuild('build-same');
    await openProfile();
    server.answer(http.get('/api/things', () => HttpResponse.json([], { headers: { 'x-web-build': 'build-same' } })));
    await client.get('/api/things');
    expect(screen.queryByText(outdated)).not.toBeInTheDocument();
  });

  it('is offered when a part of the application does not load', async () => {
    await openProfile();
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(await screen.findByText(outdated)).toBeInTheDocument();
  });
});

describe('a screen whose script is gone', () => {
  it('says so in its place, with a way to go on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const Gone = lazy(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/list-screen-1a2b.js')),
    );
    const router = createMemoryRouter([
      {
        path: '/',
        element: (
          <Suspense>
            <Gone />
          </Suspense>
        ),
        errorElement: <RouteError />,
      },
    ]);
    const session = startSession({ http: client, tell: () => undefined, dropRecords: () => undefined });
    onTestFinished(() => {
      session.stop();
    });
    render(
      <I18nextProvider i18n={await createI18n('pt')}>
        <QueryClientProvider client={createQueryClient()}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </QueryClientProvider>
      </I18nextProvider>,
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Esta página não pôde ser carregada' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const up = () => HttpResponse.json({ status: 'ok' });
const down = () => HttpResponse.json({ statusCode: 503, code: 'UNAVAILABLE', message: 'x' }, { status: 503 });

describe('the maintenance page', () => {
  it('goes on when the service is back', async () => {
    server.use(http.get('/healthz', down));
    const { user } = await openApp({ path: '/pages/maintenance' });
    expect(await screen.findByText(/O serviço está em manutenção/)).toBeInTheDocument();
    server.use(http.get('/healthz', up));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('stays for whoever opens it while all is well', async () => {
    server.use(http.get('/healthz', up));
    await openApp({ path: '/pages/maintenance' });
    expect(await screen.findByText('O serviço está respondendo normalmente.')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });
});

describe('other pages without a session', () => {
  it('an unknown address is a 404 page, not the login page', async () => {
    await openApp({ path: '/no/such/page', language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
    expect(screen.getByText('There is nothing at /no/such/page.')).toBeInTheDocument();
  });

  it('a link to decide on an access request that leads nowhere says one neutral text', async () => {
    server.use(
      http.all('/api/resource-access-request/*', () =>
        HttpResponse.json({ statusCode: 404, code: 'NOT_FOUND', message: 'x' }, { status: 404 }),
      ),
    );
    await openApp({ path: '/resource-access-request/approve/018f/abc' });
    expect(await screen.findByText(/Este link não é válido ou não vale mais/)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('the 500 page offers two ways out', async () => {
    await openApp({ path: '/pages/errors/error-500' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ocorreu um erro' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  });
});

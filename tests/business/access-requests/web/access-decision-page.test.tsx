import { screen, waitFor } from '@testing-library/react';
import { sql } from 'kysely';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draft } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let approver: Awaited<ReturnType<RealServer['app']['as']>>;
let links: Readonly<Record<string, string>>;
let id: string;

beforeAll(async () => {
  server = await startRealServer();
  approver = await server.app.as('supervisor');
});
beforeEach(async () => {
  const developer = await server.app.as('sales');
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await developer.post(
    '/api/access-requests',
    draft('accessRequest', {
      project: 'motor-de-precos',
      requestType: 'database',
      ipAddress: '203.0.113.7',
      reason: 'Conferir um pedido em dobro.',
      environment: 'production',
      expiresAt,
      developer: undefined,
    }),
  );
  id = String(answer.body.id);
  await server.app.runJobs();
  const letter = server.app.letters.find(
    ({ to, text }) => to === `${approver.userId}@example.com` && text.includes(id),
  );
  links = Object.fromEntries(
    [...(letter?.text ?? '').matchAll(/http:\/\/localhost:3000(\/resource-access-request\/(\w+)\/\S+)/g)].map(
      ([, path, action]) => [action, path ?? ''],
    ),
  );
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const statusOf = async () => (await approver.get(`/api/access-requests/${id}`)).body.status as string;
const open = async (action: string, language: 'pt' | 'en' | 'fr' = 'pt') =>
  openApp({ path: links[action] ?? '', language });

describe('the page behind a link of the letter', () => {
  it('says so when the server is not reached, and asks again', async () => {
    server.answer(http.get('/api/resource-access-request/*', () => HttpResponse.error()));
    const { user } = await open('approve');
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.resetAnswers();
    await user.click(retry);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Aprovar esta solicitação de acesso?' }),
    ).toBeInTheDocument();
  });

  it('shows what is asked for and decides nothing by being opened', async () => {
    await open('approve');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Aprovar esta solicitação de acesso?' }),
    ).toBeInTheDocument();
    for (const text of [
      'Pessoa sales',
      'motor-de-precos',
      'Produção',
      'Banco de dados',
      '203.0.113.7',
      'Conferir um pedido em dobro.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /aprovar|negar|revogar/i })).toHaveLength(1);
    expect(await statusOf()).toBe('pending');
    expect(await findViolations()).toEqual([]);
  });

  it('approves on a click, then says by whom and when; opened again it says "already"', async () => {
    const { user, close } = await open('approve');
    await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText(/^Aprovada por Pessoa supervisor em \d\d\/\d\d\/\d{4}/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
    expect(await statusOf()).toBe('approved');
    close();
    await open('approve');
    expect(await screen.findByText(/^Já aprovada por Pessoa supervisor em/)).toBeInTheDocument();
  });

  it('denies only with a note, in the reader’s language', async () => {
    const { user } = await open('deny', 'fr');
    const button = await screen.findByRole('button', { name: 'Refuser' });
    expect(button).toBeDisabled();
    const note = screen.getByRole('textbox', { name: /Justification/ });
    await user.type(note, 'Non');
    expect(button).toBeDisabled();
    await user.type(note, ' justifié pour ce cas.');
    await user.click(button);
    expect(await screen.findByText(/^Refusée par Pessoa supervisor le/)).toBeInTheDocument();
    expect(screen.getByText(/Non justifié pour ce cas\./)).toBeInTheDocument();
    expect(await statusOf()).toBe('denied');
  });

  it('shows the request as it is now when it is another than the one that was read, and asks to look again', async () => {
    const { user } = await open('deny', 'en');
    await user.type(await screen.findByRole('textbox', { name: /Decision note/ }), 'Not justified here.');
    await sql`update access_request set project = 'outro-motor', version = version + 1 where id = ${id}`.execute(
      server.app.database.query,
    );
    await user.click(screen.getByRole('button', { name: 'Deny' }));
    expect(await screen.findByText(/has changed since you opened this page/)).toBeInTheDocument();
    expect(screen.getByText('outro-motor')).toBeInTheDocument();
    expect(await statusOf()).toBe('pending');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Deny' }));
    expect(await screen.findByText(/^Denied by Pessoa supervisor on/)).toBeInTheDocument();
    expect(screen.queryByText(/has changed since/)).toBeNull();
  });

  it('says that there is nothing to revoke yet', async () => {
    await open('revoke', 'en');
    expect(await screen.findByText(/has not been approved yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });

  it('says the one neutral text for a link that has lost its use meanwhile', async () => {
    const { user } = await open('approve');
    await screen.findByRole('button', { name: 'Aprovar' });
    server.app.setClock(new Date(Date.now() + 2 * 86_400_000));
    await user.click(screen.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText(/Este link não é válido ou não vale mais/)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('Decisão sobre a solicitação de acesso'));
  });
});

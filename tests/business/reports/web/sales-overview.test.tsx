// The figures above the sales register: tiles, charts with their tables, the daily report, through the real server.
import { sql } from 'kysely';
import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SalesReport, SalesSummary } from '#business/reports/sales-report.ts';
import { createFormatters } from '#engine/web/i18n/use-format.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import type { Caller } from '#tests/support/app.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/orders';
const format = createFormatters('pt');
let server: RealServer;
let admin: Caller;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  await seedDemo({ database: server.app.database, scale: 200, clock: () => new Date() });
  admin = await server.app.as('admin');
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

// What charts need of a browser that measures.
class ResizeObserverOfNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => vi.stubGlobal('ResizeObserver', ResizeObserverOfNothing));

async function open(query = '', options: Partial<Parameters<typeof openApp>[0]> = {}) {
  vi.stubGlobal('ResizeObserver', ResizeObserverOfNothing);
  const opened = await openApp({ path: `${path}${query}`, token: tokenOf(admin), ...options });
  const panel = await screen.findByRole('region', {
    name: options.language === 'en' ? 'Sales overview' : 'Resumo das vendas',
  });
  return { ...opened, panel: within(panel) };
}

/** The figures with what stands behind them. */
async function openCharts(query = '', options: Partial<Parameters<typeof openApp>[0]> = {}) {
  const opened = await open(query, options);
  await opened.user.click(opened.panel.getByRole('button', { name: 'Mostrar gráficos e relatório' }));
  return opened;
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const summary = async (query = '') => (await admin.get(`/api/reports/sales/summary${query}`)).body as SalesSummary;
const report = async (query: string) => (await admin.get(`/api/reports/sales?${query}`)).body as SalesReport;
const tile = (panel: ReturnType<typeof within>, name: string) =>
  panel.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

describe('the figures above the sales register', () => {
  it('stay a message with a way to try again when they cannot be had, and the list is there', async () => {
    server.answer(
      http.get('*/api/reports/sales/summary', () =>
        HttpResponse.json(
          { statusCode: 503, code: 'TIMEOUT', message: 'Demorou demais.', requestId: 'r-9' },
          { status: 503 },
        ),
      ),
    );
    const { user, panel } = await open();
    const alert = await panel.findByText(/r-9/);
    expect(alert).toBeInTheDocument();
    server.resetAnswers();
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(async () => expect(tile(panel, 'Pedidos')).toBe(format.number((await summary()).orders ?? -1)));
    expect(await screen.findByRole('table', { name: 'Registro de vendas' })).toBeInTheDocument();
  });

  it('are those of the orders that the list shows, and follow its filters', async () => {
    const { panel } = await open('?status=cancelled&status=used');
    const { orders, average, cancelled } = await summary('?status=cancelled&status=used');
    await waitFor(() => expect(tile(panel, 'Cancelados')).toBe(format.number(cancelled ?? -1)));
    expect([tile(panel, 'Pedidos'), plain(tile(panel, 'Média por pedido'))]).toEqual([
      format.number(orders ?? -1),
      plain(format.money(average ?? -1)),
    ]);
  });

  it('have a table behind each chart with all rows and the totals', async () => {
    const { user, panel, page } = await openCharts();
    const { rows, totals } = await report('by=provider');
    await user.click(await panel.findByRole('button', { name: 'Ver tabela: Fornecedores que mais vendem' }));
    const table = within(await panel.findByRole('table', { name: 'Fornecedores que mais vendem' }));
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      ...rows.map(({ label }) => label),
      'Total',
    ]);
    expect(plain(table.getAllByRole('row').at(-1)?.textContent ?? '')).toContain(
      plain(format.money(totals.total ?? -1)),
    );
    expect(await findViolations(page)).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Canal' }));
    await user.click(await panel.findByRole('button', { name: /Participação dos canais/ }));
    expect(await panel.findByText(/^Participação dos canais: R\$/)).toBeInTheDocument();
  });

  it("show the visit days of the list's own period when it is filtered by them, empty days at both ends too", async () => {
    const { user, panel } = await openCharts('?visitDate_gte=2031-05-01&visitDate_lte=2031-05-03');
    expect(await panel.findByText('Vendas por dia da visita')).toBeInTheDocument();
    expect(panel.getByText('De 01/05/2031 a 03/05/2031')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Compra' }));
    expect(await panel.findByText('Vendas por dia da compra')).toBeInTheDocument();
    await user.click(panel.getByRole('tab', { name: 'Relatório diário' }));
    expect(await panel.findByText(/^Os filtros de data da lista não valem aqui/)).toBeInTheDocument();
  });

  it('leave the screen to the list until their charts are asked for, and remember it', async () => {
    const { user, panel, close } = await open('', { language: 'en' });
    expect(panel.queryByRole('tab')).toBeNull();
    const show = panel.getByRole('button', { name: 'Show charts and report' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    await user.click(show);
    expect(await panel.findByRole('tab', { name: 'Charts', selected: true })).toBeInTheDocument();
    close();
    const again = await open('', { language: 'en' });
    expect(await again.panel.findByRole('tab', { name: 'Charts', selected: true })).toBeInTheDocument();
    await again.user.click(again.panel.getByRole('button', { name: 'Hide charts and report' }));
    expect(again.panel.queryByRole('tab')).toBeNull();
  });

  it('say so when nothing was sold', async () => {
    const { panel } = await openCharts('?q=ninguem-comprou');
    await waitFor(() => expect(panel.getAllByText('Nenhuma venda neste filtro.')).toHaveLength(2));
    await waitFor(() => expect(tile(panel, 'Média por pedido')).toBe('–'));
    expect(panel.getByText('Nenhum ingresso')).toBeInTheDocument();
  });
});

describe('the daily report', () => {
  it('has a row for each provider of the day, the totals and the transfer due', async () => {
    const { user, panel, page } = await openCharts();
    await user.click(await panel.findByRole('tab', { name: 'Relatório diário' }));
    await user.click(await panel.findByRole('button', { name: 'Visita' }));
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
    const { rows, totals } = await report(`by=visitDay,provider&from=${day}&to=${day}`);
    expect(rows.length).toBeGreaterThan(0);
    const table = within(await panel.findByRole('table', { name: 'Relatório diário' }));
    await waitFor(() =>
      expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
        ...rows.map(({ label }) => label),
        'Total',
      ]),
    );
    expect(table.getByRole('columnheader', { name: 'Repasse devido' })).toBeInTheDocument();
    expect(plain(table.getAllByRole('row').at(-1)?.textContent ?? '')).toContain(
      plain(format.money(totals.transferDue ?? -1)),
    );
    expect(panel.getByRole('button', { name: 'Imprimir relatório' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Exportar relatório' })).toBeInTheDocument();
    expect(await findViolations(page)).toEqual([]);
  });

  it('asks for no period of which a day is half typed, and says what it waits for', async () => {
    const { user, panel } = await openCharts();
    await user.click(await panel.findByRole('tab', { name: 'Relatório diário' }));
    const from = await panel.findByRole('textbox', { name: 'De' });
    await user.click(from);
    await user.keyboard('0112');
    expect(await panel.findByRole('alert')).toHaveTextContent('Data inválida');
    expect(from).toBeInvalid();
    expect(from).toHaveValue('0112');
  });

  it('has no transfer due for those who may not see it', async () => {
    const reader = await server.app.as('quality');
    const { user, panel } = await openCharts('', { token: tokenOf(reader) });
    await user.click(await panel.findByRole('tab', { name: 'Relatório diário' }));
    await user.click(await panel.findByRole('button', { name: 'Visita' }));
    const table = within(await panel.findByRole('table', { name: 'Relatório diário' }));
    expect(table.queryByRole('columnheader', { name: 'Repasse devido' })).toBeNull();
  });
});

describe('orders in several currencies', () => {
  beforeAll(async () => {
    await sql`update "order" set currency = 'EUR' where id in
      (select id from (select id, row_number() over (order by id) as place from "order") numbered where place % 3 = 0)`.execute(
      server.app.database.query,
    );
  });

  it('are in one currency in all charts, also where the last days have more orders in another', async () => {
    const { rows } = await sql<{ id: string }>`
      update "order" set currency = 'EUR' where purchase_date > now() - interval '30 days' and currency = 'BRL'
      returning id`.execute(server.app.database.query);
    const { panel } = await openCharts();
    await waitFor(() => expect(panel.getByText(/compra: R\$.* ao todo|Nenhuma venda/)).toBeInTheDocument());
    expect(panel.queryByText(/€/)).not.toBeInTheDocument();
    await sql`update "order" set currency = 'BRL' where id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
      server.app.database.query,
    );
  });

  it('are looked at one currency at a time', async () => {
    const { panel, user } = await open();
    const inReais = await summary();
    await waitFor(() => expect(plain(tile(panel, 'Vendas'))).toBe(plain(format.money(inReais.total ?? 0))));
    const currencies = within(panel.getByRole('group', { name: 'Moeda' }));
    expect(currencies.getByRole('button', { name: 'BRL' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(currencies.getByRole('button', { name: 'EUR' }));
    const inEuro = await summary('?currency=EUR');
    await waitFor(() => expect(plain(tile(panel, 'Vendas'))).toBe(plain(format.money(inEuro.total ?? 0, 'EUR'))));
    await user.click(panel.getByRole('button', { name: 'Mostrar gráficos e relatório' }));
    await waitFor(() => expect(panel.getAllByText(/: €.* ao todo/).length).toBe(2));
  });
});

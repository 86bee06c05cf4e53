import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { screenWidth } from '#tests/support/web/screen-width.ts';

const path = '/apps/administration/providers';
let server: RealServer;
let admin: Caller;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
  await create(admin, 'provider', {
    tradeName: 'Parque São João',
    businessName: 'São João Ltda.',
    activitySector: 'themePark',
  });
  await create(admin, 'provider', {
    tradeName: 'Teatro Azul',
    businessName: 'Azul S.A.',
    activitySector: 'theater',
    businessId: '12ABC34501DE35',
  });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const open = (at = path, options: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ path: at, token: tokenOf(admin), ...options });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Fornecedores' }))
    .getAllByRole('row')
    .slice(1);

describe('a list', () => {
  it('shows an error with a way to try again when the server fails, and works then', async () => {
    server.answer(
      http.get('*/api/providers', () =>
        HttpResponse.json(
          { statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro', requestId: 'r-7' },
          { status: 500 },
        ),
      ),
    );
    const { user } = await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('r-7');
    server.resetAnswers();
    await user.click(within(alert).getByRole('button'));
    expect(await rows()).toHaveLength(2);
  });

  it('says that there is no data, in the language of the page', async () => {
    await open('/apps/administration/sales-channel', { language: 'en' });
    const empty = (await screen.findByText('There is no data !')).closest('[role=status]') as HTMLElement;
    expect(within(empty).getByRole('link', { name: /Add sales channel/i })).toBeInTheDocument();
  });

  // It once went to the middle as soon as the list was known to be empty: a press on its way met what came to its place.
  it('offers a new record at the same place before its rows are there and once it turns out empty', async () => {
    const rowsAreThere = Promise.withResolvers<void>();
    server.answer(
      http.get('*/api/sales-channels', async () => {
        await rowsAreThere.promise;
      }),
    );
    await open('/apps/administration/sales-channel');
    const offered = await screen.findByRole('link', { name: 'Incluir canal de venda' });
    rowsAreThere.resolve();
    await screen.findByText('Não há dados !');
    const [above, inside, ...more] = screen.getAllByRole('link', { name: 'Incluir canal de venda' });
    expect(above).toBe(offered);
    expect(inside?.closest('.empty-list')).not.toBeNull();
    expect(more).toEqual([]);
  });

  it('says to those who may not create who could, and does nothing for them', async () => {
    const reader = await server.app.as('quality');
    const { user } = await open(path, { token: tokenOf(reader) });
    const button = await screen.findByRole('button', { name: /Incluir fornecedor/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(
      'Somente Administrador, Supervisor, Estoque e Diretor podem fazer isto.',
    );
    await user.click(button);
    expect(window.location.pathname).toBe(path);
    expect(screen.queryByRole('link', { name: /Incluir fornecedor/ })).toBeNull();
  });

  it('says so once, of an empty list too', async () => {
    await open('/apps/administration/sales-channel', { token: tokenOf(await server.app.as('quality')) });
    await screen.findByText('Não há dados !');
    expect(screen.getAllByRole('button', { name: /Incluir canal de venda/ })).toHaveLength(1);
  });

  it('has a heading with the total, rows that are links, and values as their kinds show them', async () => {
    const { page } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fornecedores' })).toBeInTheDocument();
    expect(await screen.findByText('2 registros')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Parque São João' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^${path}/[0-9a-f-]{36}$`),
    );
    expect(screen.getByText('12.ABC.345/01DE-35')).toBeInTheDocument();
    expect(await findViolations(page)).toEqual([]);
  });

  it.each([
    ['minimum', '10001', 'mais de 10.000'],
    ['true', '98765', 'cerca de 98.765'],
  ])('says of a total that it is no exact one (%s)', async (mark, total, says) => {
    const headers = { 'x-total-count': total, 'x-total-estimated': mark };
    const row = { id: '0198a5c0-0000-7000-8000-000000000001', version: 1, tradeName: 'Parque' };
    server.answer(http.get('*/api/providers', () => HttpResponse.json([row], { headers })));
    await open();
    expect(await screen.findByText(`${says} registros`)).toBeInTheDocument();
    expect(screen.getByText(`1–25 de ${says}`)).toBeInTheDocument();
  });

  it('finds without accents, says when nothing matches and clears again', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'sao joao');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(window.location.search).toBe('?q=sao+joao');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), ' xyz');
    expect(await screen.findByText(/Nenhum registro corresponde/)).toBeInTheDocument();
    const buttons = screen.getAllByRole('button', { name: 'Limpar filtros' });
    await user.click(buttons.at(-1) as HTMLElement);
    expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(window.location.search).toBe('');
  });

  it('filters by options in the URL, shows them as a chip and takes them away', async () => {
    const { user } = await open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ramo de atividade' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Teatro' }));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(window.location.search).toBe('?activitySector=theater'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    const chip = screen.getByRole('button', { name: 'Ramo de atividade: Teatro' });
    await user.click(chip);
    await user.click(await screen.findByRole('checkbox', { name: 'Parque temático' }));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Retirar o filtro Ramo de atividade' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('takes a filter away by the Delete key', async () => {
    const { user } = await open(`${path}?activitySector=theater`);
    (await screen.findByRole('button', { name: 'Ramo de atividade: Teatro' })).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('hands the focus on from filters that are taken away', async () => {
    const { user } = await open(`${path}?activitySector=theater&status=active`);
    (await screen.findByRole('button', { name: 'Retirar o filtro Ramo de atividade' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?status=active'));
    expect(screen.getByRole('button', { name: 'Situação: Ativo' })).toHaveFocus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
  });

  it('clears its filters', async () => {
    const { user } = await open(`${path}?activitySector=theater`);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('opens as its URL says, and sorts by its headers', async () => {
    const { user } = await open(`${path}?_sort=-tradeName`);
    expect((await rows())[0]).toHaveTextContent('Teatro Azul');
    expect(screen.getByRole('columnheader', { name: /Nome fantasia/ })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: /Razão social/ }));
    await waitFor(() => expect(window.location.search).toBe('?_sort=businessName'));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Teatro Azul'));
  });

  it('says what its address asks for that it does not know, once', async () => {
    const { user } = await open(`${path}?_sort=nothing,-tradeName&activitySectro=theater`);
    expect(await rows()).toHaveLength(2);
    const told = 'Este endereço pede o que a lista não conhece, e essa parte ficou de fora: activitySectro, nothing.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'azul');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getAllByText(told)).toHaveLength(1);
  });

  it('has the focus on the row that was opened when one comes back', async () => {
    const { user } = await open(`${path}?_sort=-tradeName`);
    await user.click(await screen.findByRole('link', { name: 'Parque São João' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Parque São João' })).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Parque São João' })).toHaveFocus());
    expect(window.location.search).toBe('?_sort=-tradeName');
  });

  it('is cards on a small screen, readable and accessible', async () => {
    screenWidth.set(390);
    const { page } = await open();
    const list = await screen.findByRole('list', { name: 'Fornecedores' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getAllByText('CNPJ')).toHaveLength(2);
    expect(await findViolations(page)).toEqual([]);
  });

  it('is sorted by a menu where columns have no heads: by what leads, either way', async () => {
    screenWidth.set(390);
    await create(admin, 'productCategory', { name: 'Ingressos', displayOrder: 1 });
    await create(admin, 'productCategory', { name: 'Combos', displayOrder: 2 });
    const { user } = await open('/apps/administration/product/categories');
    const names = async () =>
      within(await screen.findByRole('list', { name: 'Categorias de produto' }))
        .getAllByRole('listitem')
        .map((card) => card.querySelector('.name')?.textContent);
    expect(await names()).toEqual(['Ingressos', 'Combos']);
    const choose = async (name: string | RegExp, checked: string) => {
      await user.click(screen.getByRole('button', { name: 'Ordenar' }));
      await screen.findAllByRole('menuitemradio');
      expect(screen.getAllByRole('menuitemradio', { checked: true }).map(({ ariaLabel }) => ariaLabel)).toEqual([
        checked,
      ]);
      await user.click(screen.getByRole('menuitemradio', { name }));
    };
    await choose('Nome', 'Ordem de exibição, em ordem crescente');
    await waitFor(async () => expect(await names()).toEqual(['Combos', 'Ingressos']));
    await choose(/^Nome/, 'Nome, em ordem crescente');
    await waitFor(async () => expect(await names()).toEqual(['Ingressos', 'Combos']));
    await choose(/^Nome/, 'Nome, em ordem decrescente');
    await waitFor(async () => expect(await names()).toEqual(['Combos', 'Ingressos']));
  });

  it('has its cards marked, one by one and all', async () => {
    screenWidth.set(390);
    const { user } = await open();
    const cards = within(await screen.findByRole('list', { name: 'Fornecedores' }));
    const all = cards.getAllByRole('listitem').length;
    await user.click(cards.getByRole('checkbox', { name: 'Selecionar Parque São João' }));
    expect(await screen.findByText('1 selecionado')).toBeInTheDocument();
    expect(cards.getAllByRole('listitem').filter((card) => card.classList.contains('selected'))).toHaveLength(1);
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas da página' }));
    expect(await screen.findByText(`${all} selecionados`)).toBeInTheDocument();
  });

  it('numbers the columns that sort only where there are several', async () => {
    await open(`${path}?_columns=tradeName,businessId&_sort=businessName,-tradeName`);
    const head = await screen.findByRole('columnheader', { name: /Nome fantasia/ });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(head).toHaveTextContent(/^Nome fantasia$/);
  });

  it('leads back from a page behind the last', async () => {
    const { user } = await open(`${path}?_page=9`);
    expect(await screen.findByText('Não há registros nesta página.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Última página' }));
    expect(screen.queryByText('Não há dados !')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
    expect((await rows()).length).toBeGreaterThan(0);
    expect(window.location.search).toBe('');
  });

  it('deletes the selected rows after a yes, and says which are in use', async () => {
    const free = await create(admin, 'provider', { tradeName: 'Zoológico Livre' });
    const { user } = await open(`${path}?q=zoologico`);
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar linha 1' }));
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('button', { name: 'Não' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('1 registro excluído.')).toBeInTheDocument();
    expect((await admin.get(`/api/providers/${String(free['id'])}`)).status).toBe(404);
  });
});

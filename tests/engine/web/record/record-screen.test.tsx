import { delay, http, HttpResponse } from 'msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { fromMenu } from '#tests/support/web/from-menu.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/providers';
let server: RealServer;
let admin: Caller;
let provider: Values;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
beforeEach(async () => {
  provider = await create(admin, 'provider', { tradeName: 'Parque Verde', businessName: 'Verde Ltda.' });
});
afterEach(async () => {
  server.resetAnswers();
  await admin.remove(`/api/providers/${String(provider['id'])}`);
});
afterAll(() => server.close());

const open = (at: string, options: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ path: at, token: tokenOf(admin), ...options });
const openProvider = (options: Partial<Parameters<typeof openApp>[0]> & { readonly tab?: string } = {}) => {
  const { tab, ...rest } = options;
  return open(`${path}/${String(provider['id'])}${tab === undefined ? '' : `?tab=${tab}`}`, rest);
};
const tradeName = () => screen.findByRole('textbox', { name: /Nome fantasia/ });
const retype = async (user: Awaited<ReturnType<typeof openApp>>['user'], text: string) => {
  const field = await tradeName();
  await user.clear(field);
  await user.type(field, text);
  return field;
};
const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('a record page', () => {
  it('says Not found for a record that does not exist', async () => {
    await open(`${path}/018f0000-0000-7000-8000-000000000000`, { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeInTheDocument();
  });

  it('is text to read for those who may not change it', async () => {
    const reader = await server.app.as('quality');
    const { user } = await openProvider({ token: tokenOf(reader) });
    expect(await screen.findByRole('group', { name: 'Nome fantasia' })).toHaveTextContent('Parque Verde');
    expect(screen.queryByRole('textbox', { name: /Nome fantasia/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'URL de privacidade' })).toBeNull();
    expect(screen.queryByText('Não muda mais depois do primeiro pedido.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    const remove = await screen.findByRole('menuitem', { name: /^Excluir/ });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveTextContent('Somente Administrador, Supervisor, Estoque e Diretor podem fazer isto.');
    expect(
      screen.getByText(/mas não alterá-lo\. Somente Administrador, Supervisor, Estoque e Diretor podem alterar\./),
    ).toBeInTheDocument();
    await user.click(remove);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows of what nobody changes only what there is to read', async () => {
    const lead = await server.app.as('supervisor');
    const request = await create(admin, 'accessRequest', {
      requestType: 'database',
      ipAddress: '203.0.113.7',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      developer: undefined,
    });
    await open(`/apps/administration/resources-access/${String(request.id)}`);
    expect(await screen.findByRole('group', { name: 'Situação' })).toHaveTextContent('Pendente');
    expect(screen.queryByRole('group', { name: 'Decidido por' })).toBeNull();
    expect(screen.queryByText('—')).toBeNull();
    expect(
      (await lead.post(`/api/access-requests/${String(request.id)}/actions/deny`, { reason: 'Sem motivo escrito.' }))
        .status,
    ).toBe(200);
    await open(`/apps/administration/resources-access/${String(request.id)}`);
    const decider = await screen.findByRole('group', { name: 'Decidido por' });
    // The name first: nobody reads an id.
    expect(decider).toHaveTextContent(/^Decidido porPessoa supervisor, \S+@example\.com$/);
  });

  it('is not shown as whole while what its facts refer to has no name yet', async () => {
    const product = await create(admin, 'product');
    server.answer(http.get('*/api/providers', async () => delay('infinite')));
    await open(`/apps/administration/products/${String(product.id)}`);
    await waitFor(() => expect(document.querySelector('[data-shown]')).toHaveAttribute('data-shown', 'late'));
  });

  it('marks what is missing in a new one, in the page’s language, and goes to the first of them', async () => {
    const { user, page } = await open(`${path}/new`);
    await tradeName();
    await user.click(save());
    const first = screen.getByRole('textbox', { name: /Razão social/ });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('Preencha este campo');
    const summary = within(screen.getByRole('group', { name: 'Confira estes campos' }));
    // In the order of the form, whatever the rule that each breaks.
    await user.type(first, 'x');
    await user.click(save());
    await waitFor(() => expect(summary.getByText(/Razão social/)).toHaveTextContent('Digite pelo menos 2 caracteres'));
    expect(summary.getAllByRole('button').map((button) => button.textContent?.split(':')[0])).toEqual([
      'Razão social',
      'Nome fantasia',
      'CNPJ',
      'Ramo de atividade',
    ]);
    await user.click(summary.getByRole('button', { name: 'CNPJ: Preencha este campo' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /CNPJ/ })).toHaveFocus());
    expect(page.textContent).not.toMatch(/must /);
    expect(await findViolations(page)).toEqual([]);
  });

  it('offers to save once there is something to save', async () => {
    const { user } = await openProvider();
    const field = await tradeName();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await user.type(field, '!');
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeEnabled();
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
  });

  it('keeps the first key where a newer record comes before it was looked at', async () => {
    const { user, queries } = await openProvider();
    const field = await tradeName();
    await user.click(field);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await user.keyboard('Z');
    await admin.put(`/api/providers/${String(provider['id'])}`, { ...provider, tradeName: 'Other' });
    await act(() => queries.invalidateQueries());
    frames.mockRestore();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Parque VerdeZ');
    await user.keyboard('{Tab}');
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeEnabled();
  });

  /** Saves by keyboard; the server's answer waits for `answer`. */
  const saveSlowly = async (user: Awaited<ReturnType<typeof openApp>>['user'], method: 'put' | 'post' = 'put') => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.answer(
      http[method](/api\/providers/, async () => {
        await answered;
      }),
    );
    await user.keyboard('{Control>}s{/Control}');
    return answer;
  };
  const stored = async () => (await admin.get(`/api/providers/${String(provider['id'])}`)).body.tradeName as string;

  it('keeps what is typed while it is saved, and the cursor where it is', async () => {
    const { user } = await openProvider();
    const field = await retype(user, 'Parque');
    await user.keyboard('{Home}');
    const answer = await saveSlowly(user);
    await user.keyboard('O ');
    answer();
    expect(await screen.findByText('Alterações salvas.')).toBeInTheDocument();
    expect(await stored()).toBe('Parque');
    await user.keyboard('Novo ');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('O Novo Parque');
    await user.click(save());
    await waitFor(async () => expect(await stored()).toBe('O Novo Parque'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
  });

  it('takes what is undone while it is saved for a change', async () => {
    const { user } = await openProvider();
    await user.type(await tradeName(), '!');
    const answer = await saveSlowly(user);
    await user.keyboard('{Backspace}');
    answer();
    expect(await screen.findByText('Alterações salvas.')).toBeInTheDocument();
    expect(await stored()).toBe('Parque Verde!');
    expect(await tradeName()).toHaveValue('Parque Verde');
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(async () => expect(await stored()).toBe('Parque Verde'));
  });

  it('discards what was typed while it was saved, not what was saved', async () => {
    const { user } = await openProvider();
    const field = await retype(user, 'Parque');
    const answer = await saveSlowly(user);
    await user.type(field, ' Novo');
    answer();
    expect(await screen.findByText('Alterações salvas.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(async () => expect(await tradeName()).toHaveValue('Parque'));
  });

  it('puts the cursor back where it was saved with nothing typed since', async () => {
    const { user } = await openProvider();
    const field = await retype(user, 'Parque');
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Control>}s{/Control}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(async () => expect(await tradeName()).toHaveFocus());
    expect((await tradeName()) as HTMLInputElement).toMatchObject({ selectionStart: 2, selectionEnd: 2 });
  });

  it('keeps what was typed when the server fails, and saves it at the next try', async () => {
    const { user } = await openProvider();
    const field = await retype(user, 'Parque Novo');
    server.answer(
      http.put('*/api/providers/:id', () =>
        HttpResponse.json(
          { statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro', requestId: 'r-9' },
          { status: 500 },
        ),
      ),
    );
    await user.click(save());
    expect(await screen.findByText(/r-9/)).toBeInTheDocument();
    expect(field).toHaveValue('Parque Novo');
    server.resetAnswers();
    await user.click(save());
    expect(await screen.findByText('Alterações salvas.')).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect((await admin.get(`/api/providers/${String(provider['id'])}`)).body.tradeName).toBe('Parque Novo');
    expect(await screen.findByRole('heading', { level: 1, name: 'Parque Novo' })).toBeInTheDocument();
  });

  it('puts the server’s messages on their fields and keeps what was typed', async () => {
    const other = await create(admin, 'provider', { tradeName: 'Outro', businessId: '11444777000161' });
    const { user } = await openProvider();
    const field = await screen.findByRole('textbox', { name: /CNPJ/ });
    await user.clear(field);
    await user.type(field, '11.444.777/0001-61');
    await user.click(save());
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('11.444.777/0001-61');
    await waitFor(() => expect(field).toHaveFocus());
    await admin.remove(`/api/providers/${String(other['id'])}`);
  });

  it('shows mine beside the other’s version when someone saved meanwhile, and keeps mine if told to', async () => {
    const { user } = await openProvider();
    await retype(user, 'O meu');
    await admin.put(`/api/providers/${String(provider['id'])}`, { businessName: 'De outra pessoa' });
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: /Outra pessoa salvou/ });
    expect(within(dialog).getByText('O meu')).toBeInTheDocument();
    expect(within(dialog).getByText('De outra pessoa')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Manter o meu' }));
    expect(await screen.findByText('Alterações salvas.')).toBeInTheDocument();
    expect((await admin.get(`/api/providers/${String(provider['id'])}`)).body).toMatchObject({
      tradeName: 'O meu',
      businessName: 'De outra pessoa',
    });
  });

  it('asks before unsaved changes are left', async () => {
    const { user } = await openProvider();
    const field = await retype(user, 'Sem salvar');
    await user.click(screen.getAllByRole('link', { name: 'Fornecedores' }).at(-1) as HTMLElement);
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ficar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field).toHaveValue('Sem salvar');
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(async () => expect(await tradeName()).toHaveValue('Parque Verde'));
  });

  it('tells its history with the names of fields', async () => {
    await admin.put(`/api/providers/${String(provider['id'])}`, { tradeName: 'Parque Azul' });
    await openProvider({ tab: 'history' });
    const history = await screen.findByRole('list', { name: 'Histórico' });
    expect(within(history).getByText('Nome fantasia')).toBeInTheDocument();
    expect(history).toHaveTextContent('Parque Verde → Parque Azul');
  });

  it('says what its history will tell while there is none', async () => {
    // As after a seed: what was there before the history began.
    server.answer(http.get('*/history', () => HttpResponse.json([])));
    await openProvider({ tab: 'history' });
    expect(await screen.findByRole('tabpanel', { name: 'Histórico' })).toHaveTextContent('Nada mudou ainda');
  });

  it('brings the tabs up where they stand too low to read what the chosen one holds', async () => {
    const { user } = await openProvider();
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    const low = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    await user.click(await screen.findByRole('tab', { name: 'Endereço' }));
    expect(seen.mock.contexts).not.toContainEqual(
      expect.objectContaining({ className: expect.stringContaining('tabs ruled') as string }),
    );
    low.mockReturnValue(new DOMRect(0, 700, 390, 48));
    await user.click(screen.getByRole('tab', { name: 'Contatos' }));
    expect(seen.mock.contexts).toContainEqual(
      expect.objectContaining({ className: expect.stringContaining('tabs ruled') as string }),
    );
    vi.restoreAllMocks();
  });

  it('has its nested records in a tab; saving a new one leads back to it', async () => {
    const { user, page } = await openProvider({ tab: 'contacts' });
    expect(await screen.findByText('Não há dados !')).toBeInTheDocument();
    // Seen once the page is whole. One above, which stays where it was pressed before the rows were there, and one where
    // the list would be.
    const [above, inside, ...more] = await screen.findAllByRole('link', { name: 'Incluir contato' });
    expect(above?.closest('.list-toolbar')).not.toBeNull();
    expect(inside?.closest('.empty-list')).not.toBeNull();
    expect(more).toEqual([]);
    await user.click(above as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: /Nome/ }), 'Ana Lima');
    await user.click(screen.getByRole('combobox', { name: /Departamento/ }));
    await user.click(await screen.findByRole('option', { name: 'Financeiro' }));
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeInvalid());
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ana@example.com');
    await user.type(screen.getByRole('textbox', { name: /Telefone/ }), '(11) 90000-1234');
    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Ana Lima' })).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=contacts');
    expect(screen.getByText('(11) 90000-1234')).toBeInTheDocument();
    expect(await findViolations(page)).toEqual([]);
  });

  it('that is in use says by what when it is to be deleted', async () => {
    const category = await create(admin, 'productCategory', { name: 'Parques' });
    await create(admin, 'product', { productCategoryId: category['id'] });
    const { user } = await open(`/apps/administration/product/categories/${String(category['id'])}`);
    await fromMenu(user, 'Excluir');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText(/em uso .*Produtos?: 1/)).toBeInTheDocument();
  });

  it('offers the actions of its state, asks for the reason and shows the new state', async () => {
    const customer = await create(admin, 'customer', { name: 'Bruno Reis' });
    const { user } = await open(`/apps/administration/customers/${String(customer['id'])}`);
    await fromMenu(user, 'Desativar acesso');
    const dialog = await screen.findByRole('dialog', { name: 'Desativar acesso' });
    const run = within(dialog).getByRole('button', { name: 'Desativar acesso' });
    expect(run).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Pedido por telefone.');
    await user.click(run);
    expect(await screen.findByText('Acesso do cliente desativado')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('listitem', { name: 'Situação do acesso' })).toHaveTextContent('Desativado'),
    );
    expect(await screen.findByRole('button', { name: 'Reativar acesso' })).toBeInTheDocument();
  });

  it('reads as a page: what is set and worth saying, and the form when it is asked for', async () => {
    const customer = await create(admin, 'customer', { name: 'Dora Lins', country: 'BR' });
    const { user } = await open(`/apps/administration/customers/${String(customer['id'])}`);
    const name = () => screen.queryByRole('textbox', { name: /^Nome/ });
    expect(await screen.findByRole('group', { name: 'País' })).toHaveTextContent('Brasil');
    for (const silent of ['Nome', 'Data de nascimento', 'Situação da exclusão', 'Motivo'])
      expect(screen.queryByRole('group', { name: silent })).toBeNull();
    expect(name()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(name()).toHaveFocus());
    await user.clear(name() as HTMLElement);
    await user.type(name() as HTMLElement, 'Dora Luz');
    await user.click(save());
    expect(await screen.findByRole('heading', { level: 1, name: 'Dora Luz' })).toBeInTheDocument();
    await waitFor(() => expect(name()).toBeNull());
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
  });

  it('begins another one with what it has, but for what nobody else may have', async () => {
    await admin.put(`/api/providers/${String(provider['id'])}`, { softDescriptor: 'VERDE' });
    const { user } = await openProvider();
    await fromMenu(user, 'Duplicar');
    expect(await screen.findByRole('heading', { level: 1, name: /Incluir fornecedor/ })).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: /soft descriptor/ })).toHaveValue('VERDE');
    expect(screen.getByRole('textbox', { name: /CNPJ/ })).toHaveValue('');
    const [, second] = screen.getAllByRole('tab');
    await user.click(second as HTMLElement);
    await user.click(screen.getAllByRole('tab')[0] as HTMLElement);
    expect(await screen.findByRole('textbox', { name: /soft descriptor/ })).toHaveValue('VERDE');
  });

  it('leads to the next one of the list from which one came', async () => {
    const other = await create(admin, 'provider', { tradeName: 'Parque Azul', businessName: 'Azul Ltda.' });
    const { user } = await open(`${path}?q=Parque&_sort=tradeName`);
    await user.click(await screen.findByRole('link', { name: 'Parque Azul' }));
    await screen.findByRole('heading', { level: 1, name: 'Parque Azul' });
    const next = [screen.queryByRole('link', { name: 'Próximo' }), screen.queryByRole('link', { name: 'Anterior' })];
    await user.click(next.find((link) => link !== null) as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Parque Verde' })).toBeInTheDocument();
    await admin.remove(`/api/providers/${String(other['id'])}`);
  });

  it('says of an action that somebody else was quicker with, shows the state as it is, and keeps what was typed', async () => {
    const customer = await create(admin, 'customer', { name: 'Carla Dias' });
    const { user } = await open(`/apps/administration/customers/${String(customer['id'])}`);
    await fromMenu(user, 'Desativar acesso');
    const dialog = await screen.findByRole('dialog', { name: 'Desativar acesso' });
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Pedido por telefone.');
    await admin.post(`/api/customers/${String(customer['id'])}/actions/disable`, { reason: 'Pedido feito por carta' });
    await user.click(within(dialog).getByRole('button', { name: 'Desativar acesso' }));
    expect(await within(dialog).findByText(/esta ação não é mais possível/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Desativar acesso' })).toBeDisabled();
    expect(within(dialog).getByRole('textbox', { name: /Motivo/ })).toHaveValue('Pedido por telefone.');
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    await waitFor(() =>
      expect(screen.getByRole('listitem', { name: 'Situação do acesso' })).toHaveTextContent('Desativado'),
    );
  });
});

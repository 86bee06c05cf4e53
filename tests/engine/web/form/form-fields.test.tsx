import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let admin: Caller;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');
const open = (at: string, options: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ path: `/apps/administration${at}`, token: tokenOf(admin), ...options });

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
afterAll(() => server.close());

describe('the fields of a form', () => {
  it('change with their sibling: a document is a CPF, a CNPJ or free text', async () => {
    const { user } = await open('/customers/new');
    const document = await screen.findByRole('textbox', { name: /Número do documento/ });
    await user.type(document, '52998224725');
    await user.tab();
    expect(document).toHaveValue('529.982.247-25');
    await user.click(screen.getByRole('combobox', { name: /Tipo de documento/ }));
    await user.click(await screen.findByRole('option', { name: /Passaporte/ }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Número do documento/ })).toHaveValue('52998224725'),
    );
  });

  it('are marked as required where a rule demands them, as the others are typed', async () => {
    const { user } = await open('/customers/new');
    expect(await screen.findByRole('textbox', { name: /E-mail/ })).toBeRequired();
    expect(screen.getByRole('textbox', { name: /Número do documento/ })).toBeRequired();
    expect(screen.getByRole('textbox', { name: /Telefone/ })).not.toBeRequired();
    await user.click(screen.getByRole('tab', { name: 'Endereço' }));
    const city = await screen.findByRole('textbox', { name: /Cidade/ });
    expect(city).not.toBeRequired();
    const street = screen.getByRole('textbox', { name: /Logradouro|Rua/ });
    await user.type(street, 'A');
    expect(city).toBeRequired();
    await user.clear(street);
    expect(city).not.toBeRequired();
  });

  it('are counted beside the button as they are told above the form, those of items too', async () => {
    const { user } = await open('/orders/new');
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    const told = within(await screen.findByRole('group', { name: 'Confira estes campos' })).getAllByRole('listitem');
    expect(told.length).toBeGreaterThan(4);
    expect(screen.getByText(`${told.length} campos precisam de atenção.`)).toBeInTheDocument();
  });

  it('offer only what a rule allows: the states of Brazil, free text elsewhere', async () => {
    const { user } = await open('/customers/new?tab=address');
    await user.click(await screen.findByRole('combobox', { name: /Estado/ }));
    expect(screen.getAllByRole('option').filter((option) => /^[A-Z]{2}$/.test(option.textContent))).toHaveLength(27);
    await user.click(screen.getByRole('option', { name: 'BA' }));
    const country = screen.getByRole('combobox', { name: /País/ });
    await user.clear(country);
    await user.type(country, 'Portugal');
    await user.click(await screen.findByRole('option', { name: 'Portugal' }));
    expect(await screen.findByRole('textbox', { name: /Estado/ })).toHaveValue('BA');
  });

  it('take money with the decimal mark of the language and send centavos', async () => {
    const price = await create(admin, 'productPrice');
    const { user } = await open(`/products/${String(price['productId'])}/productPrice/${String(price['id'])}`, {
      language: 'en',
    });
    const field = await screen.findByRole('textbox', { name: /Sales price/ });
    expect(field).toHaveDisplayValue(/R\$\s?80\.00/);
    await user.clear(field);
    await user.type(field, '75.5');
    await user.tab();
    expect(field).toHaveDisplayValue(/R\$\s?75\.50/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await admin.get(`/api/product-prices/${String(price['id'])}`)).body.salesPrice).toBe(7550),
    );
  });

  it('replace an amount when one types into it, and ask for a number in words', async () => {
    const price = await create(admin, 'productPrice');
    const { user } = await open(`/products/${String(price['productId'])}/productPrice/${String(price['id'])}`);
    const field = await screen.findByRole('textbox', { name: /Preço de venda/ });
    for (let i = 0; i < 40 && document.activeElement !== field; i += 1) await user.tab();
    await user.keyboard('75,5');
    await user.tab();
    expect(field).toHaveDisplayValue(/^R\$\s75,50$/);
    await user.clear(field);
    await user.type(field, 'abc');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Digite um número/));
  });

  it('take a date typed in the order of the language, and refuse a half-typed one', async () => {
    const { user } = await open('/customers/new');
    const date = await screen.findByRole('textbox', { name: /Data de nascimento/ });
    await user.click(date);
    await user.keyboard('25122000');
    await user.keyboard('{Backspace}');
    await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Davi Melo');
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'davi@example.com');
    await user.type(screen.getByRole('textbox', { name: /Número do documento/ }), '12345678909');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('1 campo precisa de atenção.')).toBeInTheDocument();
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveValue('2512200');
    expect(date).toHaveAccessibleDescription('Data inválida');
    await user.keyboard('0');
    await waitFor(() => expect(screen.queryByText('1 campo precisa de atenção.')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Davi Melo' })).toBeInTheDocument();
    const [customer] = (await admin.get('/api/customers?q=davi@example.com&_start=0&_end=1')).body as {
      birthDate: string;
    }[];
    expect(customer?.birthDate).toBe('2000-12-25');
  });

  it('find records on the server without accents', async () => {
    const provider = await create(admin, 'provider', { tradeName: 'Cine São Luiz' });
    await create(admin, 'provider', { tradeName: 'Museu' });
    const { user } = await open('/products/new');
    const box = await screen.findByRole('combobox', { name: /Fornecedor/ });
    await user.type(box, 'sao lu');
    await user.click(await screen.findByRole('option', { name: 'Cine São Luiz' }));
    expect(box).toHaveValue('Cine São Luiz');
    expect(screen.getByRole('link', { name: 'Abrir registro: Fornecedor' })).toHaveAttribute(
      'href',
      expect.stringContaining(String(provider['id'])),
    );
  });

  it('that refer to several records keep those chosen before and what is being typed', async () => {
    await create(admin, 'salesChannel', { name: 'Balcão' });
    await create(admin, 'salesChannel', { name: 'Totem da entrada' });
    const product = await create(admin, 'product');
    const { user } = await open(`/products/${String(product['id'])}?tab=sale`);
    const box = await screen.findByRole('combobox', { name: /Canais de venda/ });
    await user.type(box, 'balcao');
    await user.click(await screen.findByRole('option', { name: 'Balcão' }));
    await user.type(box, 'totem');
    expect(box).toHaveValue('totem');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Totem da entrada']),
    );
    await user.click(screen.getByRole('option', { name: 'Totem da entrada' }));
    expect(screen.getByRole('button', { name: 'Balcão' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Totem da entrada' })).toBeInTheDocument();
  });

  it('of a list are added, moved and removed with buttons that say which row they mean', async () => {
    const ride = await create(admin, 'ride');
    const { user, page } = await open(
      `/providers/${String(ride['providerId'])}/ride/${String(ride['id'])}?tab=timetables`,
    );
    const add = await screen.findByRole('button', { name: 'Adicionar: Grade de horários' });
    await user.click(add);
    await user.click(add);
    const table = await screen.findByRole('table', { name: 'Grade de horários' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const names = within(table)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
    expect(await findViolations(page)).toEqual([]);
    await user.click(within(table).getByRole('button', { name: 'Remover: Grade de horários, linha 2' }));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(add).toHaveFocus();
  });

  it('of a list that overlap say so at the row, and saving goes there', async () => {
    const row = { weekday: 'monday', startTime: '09:00', finishTime: '12:00', timeInterval: 60 };
    const ride = await create(admin, 'ride');
    const stored = await admin.put(`/api/rides/${String(ride['id'])}`, {
      timetables: [row, { ...row, startTime: '13:00', finishTime: '18:00' }],
    });
    expect(stored.status).toBe(200);
    const { user } = await open(`/providers/${String(ride['providerId'])}/ride/${String(ride['id'])}?tab=timetables`);
    const table = await screen.findByRole('table', { name: 'Grade de horários' });
    const second = within(table).getAllByRole('row')[2] as HTMLElement;
    const start = within(second).getAllByRole('textbox')[0] as HTMLElement;
    await user.clear(start);
    await user.type(start, '11');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(second.querySelector('.field-error:not(:empty)')).not.toBeNull());
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    expect(screen.getByText('1 campo precisa de atenção.')).toBeInTheDocument();
  });

  it('in several languages mark those that are missing', async () => {
    const product = await create(admin, 'product');
    const { user } = await open(`/products/${String(product['id'])}?tab=texts`);
    const titles = await screen.findByRole('group', { name: /Títulos/ });
    expect(within(titles).getAllByRole('img', { name: 'falta' })).toHaveLength(3);
    await user.click(within(titles).getByRole('tab', { name: /EN/ }));
    await user.type(within(titles).getByRole('textbox'), 'Magic Park');
    expect(within(titles).getAllByRole('img', { name: 'falta' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () =>
      expect((await admin.get(`/api/products/${String(product['id'])}`)).body.titles).toMatchObject({
        en: 'Magic Park',
      }),
    );
  });

  it('that are shown masked are neither judged nor sent', async () => {
    const customer = await create(admin, 'customer', { name: 'Carla Dias' });
    const reader = await server.app.as('quality');
    await open(`/customers/${String(customer['id'])}`, { token: tokenOf(reader) });
    expect(await screen.findByRole('group', { name: 'Número do documento' })).toHaveTextContent('***');
  });
});

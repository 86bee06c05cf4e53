import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let admin: Caller;
let provider: Values;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');
const path = (id: unknown) => `/apps/administration/providers/${String(provider['id'])}/bankaccount/${String(id)}`;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
  provider = await create(admin, 'provider', { tradeName: 'Parque Verde', businessId: '11222333000181' });
});
afterAll(() => server.close());

const shown = (name: string) => screen.getByRole('group', { name });

describe('the form of a bank account', () => {
  it('names the bank and its ISPB while the code is typed, or takes it from the name that is typed', async () => {
    const { user } = await openApp({ path: path('new'), token: tokenOf(admin) });
    const code = await screen.findByRole('combobox', { name: /Código do banco/ });
    await user.type(code, '341');
    await waitFor(() => expect(shown('Banco')).toHaveTextContent('Itaú'));
    expect(shown('ISPB')).toHaveTextContent('60701190');
    await user.clear(code);
    await user.type(code, '999');
    await waitFor(() => expect(shown('Banco')).not.toHaveTextContent('Itaú'));
    expect(screen.queryByRole('option')).toBeNull();
    await user.clear(code);
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(19);
    await user.type(code, 'NUBANK');
    expect(screen.getByRole('option')).toHaveTextContent('260 · Nubank');
    await user.tab();
    await waitFor(() => expect(code).toHaveValue('260'));
    await waitFor(() => expect(shown('ISPB')).toHaveTextContent('18236120'));
  });

  it('stays empty when a name typed in part is cleared, and drops the blanks around a pasted code', async () => {
    const { user } = await openApp({ path: path('new'), token: tokenOf(admin) });
    const code = await screen.findByRole('combobox', { name: /Código do banco/ });
    await user.type(code, 'nubank');
    await user.clear(code);
    await user.tab();
    expect(code).toHaveValue('');
    await user.type(code, 'nubank');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(code).toHaveValue('');
    await user.click(code);
    await user.paste(' 341 ');
    await user.tab();
    expect(code).toHaveValue('341');
  });

  it('warns of a holder that is not the company, and saves all the same', async () => {
    const { user } = await openApp({ path: path('new'), token: tokenOf(admin) });
    const holder = await screen.findByRole('textbox', { name: /CPF\/CNPJ do titular/ });
    await user.type(holder, '11222333000262');
    expect(screen.queryByText('O titular não é da mesma empresa')).toBeNull();
    await user.clear(holder);
    await user.type(holder, '52998224725');
    expect(await screen.findByText('O titular não é da mesma empresa')).toBeInTheDocument();
    expect(screen.getByText(/CNPJ 11\.222\.333\/0001-81/)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Titular/ }), 'Ana Souza');
    await user.type(screen.getByRole('combobox', { name: /Código do banco/ }), '341');
    for (const [name, value] of [
      ['Agência', '0001'],
      ['Número da conta', '12345'],
      ['Dígito da conta', '6'],
    ] as const) {
      await user.type(screen.getByRole('textbox', { name: new RegExp(name) }), value);
    }
    await user.click(screen.getByRole('combobox', { name: /Tipo de conta/ }));
    await user.click(await screen.findByRole('option', { name: 'Conta corrente' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () =>
      expect((await admin.get(`/api/provider-bank-accounts?providerId=${String(provider['id'])}`)).body).toMatchObject([
        { holderDocument: '52998224725', preferred: true },
      ]),
    );
  });

  it('is text to read, masked, for those who may not change it', async () => {
    const owner = await create(admin, 'provider');
    const account = await create(admin, 'providerBankAccount', { providerId: owner['id'] });
    const reader = await server.app.as('quality');
    await openApp({
      path: `/apps/administration/providers/${String(owner['id'])}/bankaccount/${String(account['id'])}`,
      token: tokenOf(reader),
    });
    expect(await screen.findByRole('group', { name: 'Número da conta' })).toHaveTextContent('***45');
    expect(screen.queryByRole('combobox', { name: /Código do banco/ })).toBeNull();
  });
});

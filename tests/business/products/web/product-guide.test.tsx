import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { idOf } from '../server/sellable.ts';

let server: RealServer;
let admin: Caller;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
afterAll(() => server.close());

const pageOf = (id: string) => `/apps/desk/products/${id}`;

describe('the guide of a product', () => {
  it('says what is missing until it can be sold, leads to where it is mended, and follows', async () => {
    const id = idOf(await create(admin, 'product'));
    const { user } = await openAs(server, 'inventory', { path: pageOf(id) });
    const guide = within(await screen.findByRole('region', { name: 'Até poder ser vendido' }));
    expect(guide.getByRole('status')).toHaveTextContent('Faltam 3 passos.');
    expect(guide.getAllByRole('listitem')).toHaveLength(4);
    expect(guide.getByRole('link', { name: 'Escolher um canal' })).toBeInTheDocument();
    // Prices are set by others.
    expect(guide.queryByRole('link', { name: 'Definir um preço' })).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(guide.getByRole('link', { name: 'Incluir um tipo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Incluir tipo de produto' });
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('tab', { name: 'Tipos (grade)', selected: true })).toBeInTheDocument();
    // It was asked for once: not again on a reload, but each time that it is pressed.
    await waitFor(() => expect((window.history.state as { readonly usr?: unknown }).usr ?? null).toBeNull());
    await user.click(guide.getByRole('link', { name: 'Incluir um tipo' }));
    expect(await screen.findByRole('dialog', { name: 'Incluir tipo de produto' })).toBeInTheDocument();
  });

  it('is not there for a product on sale, nor for who may not put it there', async () => {
    const id = idOf(await create(admin, 'product'));
    await openAs(server, 'financial', { path: pageOf(id) });
    await screen.findByRole('tab', { name: 'Dados' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Até poder ser vendido' })).toBeNull();
  });
});

describe('the title of a new product', () => {
  it('is asked for once: the Portuguese one follows it until another is typed', async () => {
    const { body } = await admin.post('/api/products', {
      title: 'Passaporte',
      sku: 'PASS-ONCE',
      providerId: (await create(admin, 'provider'))['id'],
      productCategoryId: (await create(admin, 'productCategory'))['id'],
    });
    expect(body.titles).toEqual({ pt: 'Passaporte' });
    const { user } = await openAs(server, 'inventory', { path: `${pageOf('new')}?tab=texts` });
    await user.click(await screen.findByRole('tab', { name: /^Dados/ }));
    await user.type(screen.getByRole('textbox', { name: /^Título/ }), 'Dia inteiro');
    await user.click(screen.getByRole('tab', { name: /^Textos/ }));
    expect(screen.getByRole('textbox', { name: /^Títulos.*\(Português\)/ })).toHaveValue('Dia inteiro');
    expect(screen.getByRole('textbox', { name: /^Títulos.*\(Português\)/ })).not.toBeRequired();
  });
});

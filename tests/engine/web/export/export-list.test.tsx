// The export of a list on the screen: what is asked of the server, what is saved, and what is said when it fails.
import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/providers';
let server: RealServer;
let admin: Caller;
const saved: { name: string; file: Blob }[] = [];

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
  for (const tradeName of ['Parque São João', 'Teatro Azul', 'Aquário Sul'])
    await create(admin, 'provider', { tradeName });
});
beforeEach(() => {
  saved.length = 0;
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download !== '') saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  server.resetAnswers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function openMenu(query = '') {
  const opened = await openApp({
    path: `${path}${query}`,
    token: (admin.headers['authorization'] ?? '').replace('Bearer ', ''),
  });
  await screen.findByRole('table', { name: 'Fornecedores' });
  await opened.user.click(await screen.findByRole('button', { name: 'Exportar: Fornecedores' }));
  return { ...opened, menu: await screen.findByRole('menu', { name: 'Exportar: Fornecedores' }) };
}

describe('the export of a list', () => {
  it('is of the marked rows alone, for whoever may do nothing else with them', async () => {
    const { user } = await openAs(server, 'quality', { path: `${path}?_sort=tradeName` });
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar linha 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar linha 3' }));
    await user.click(await screen.findByRole('button', { name: 'Exportar os selecionados' }));
    expect(await screen.findByText(/^2 linhas serão exportadas/)).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await saved[0]?.file.text()) ?? '';
    expect(['Aquário Sul', 'Parque São João', 'Teatro Azul'].filter((name) => text.includes(name))).toEqual([
      'Aquário Sul',
      'Teatro Azul',
    ]);
  });

  it('says what went wrong, keeps saying it, and works the next time', async () => {
    server.answer(
      http.get('*/api/providers/export', () =>
        HttpResponse.json(
          { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas.', requestId: 'r-5' },
          { status: 429 },
        ),
      ),
    );
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('menuitem', { name: 'CSV' }));
    const alert = await screen.findByText(/A exportação não foi concluída\. Muitas tentativas\./);
    expect(alert).toHaveTextContent('r-5');
    expect(saved).toEqual([]);
    server.resetAnswers();
    await user.click(screen.getByRole('button', { name: 'Exportar: Fornecedores' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(/não foi concluída/)).toBeNull();
  });

  it('has the rows, the order and the columns on the screen, under the name of the list and the day', async () => {
    const { user, menu, page } = await openMenu('?q=a&_sort=-tradeName&_hide=businessName,updatedAt,status');
    expect(menu).toHaveTextContent('3 linhas serão exportadas');
    expect(await findViolations(page)).toEqual([]);
    await user.click(within(menu).getByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^fornecedores-\d{4}-\d\d-\d\d\.csv$/);
    const lines =
      (await saved[0]?.file.text())
        ?.replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .map((line) => line.split(';')) ?? [];
    const heads = within(screen.getByRole('table', { name: 'Fornecedores' }))
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent?.trim())
      .filter((text) => text !== '');
    expect(lines[0]).toEqual(heads);
    const at = heads.indexOf('Nome fantasia');
    expect(lines.slice(1).map((line) => line[at])).toEqual(['Teatro Azul', 'Parque São João', 'Aquário Sul']);
    expect(await screen.findByText(/Arquivo fornecedores-.*\.csv salvo\./)).toBeInTheDocument();
  });

  it('comes as a spreadsheet, too', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('menuitem', { name: 'Excel (XLSX)' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/\.xlsx$/));
  });
});

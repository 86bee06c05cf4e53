// The rows of a list by keyboard: one tab stop, from row to row, and marks.
import { delay, http } from 'msw';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/providers?_sort=tradeName';
let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  for (const tradeName of ['Aquário', 'Bondinho', 'Castelo', 'Dunas'])
    await create(admin, 'provider', { tradeName, website: 'https://example.com' });
});
afterAll(() => server.close());

const link = (name: string) => screen.getByRole('link', { name });
const marked = () =>
  within(screen.getByRole('table', { name: 'Fornecedores' }))
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => (box as HTMLInputElement).checked);
const stops = () =>
  [...document.querySelectorAll('tbody :is(a, button, input)')].filter((one) => (one as HTMLElement).tabIndex === 0);

it('are one tab stop, and gone through by arrows, letters, Home and End', async () => {
  const { user, page } = await openAs(server, 'admin', { path });
  await screen.findByRole('link', { name: 'Aquário' });
  expect(stops()).toEqual([link('Aquário')]);
  await user.keyboard('j');
  expect(link('Aquário')).toHaveFocus();
  await user.keyboard('{ArrowDown}j');
  expect(link('Castelo')).toHaveFocus();
  await user.keyboard('k');
  expect(link('Bondinho')).toHaveFocus();
  expect(stops()).toEqual([link('Bondinho')]);
  await user.keyboard('{End}{ArrowDown}');
  expect(link('Dunas')).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Detalhes da linha 1' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('checkbox', { name: 'Selecionar linha 1' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(link('Bondinho')).toHaveFocus();
  await user.tab();
  expect(document.activeElement?.closest('tbody')).toBeNull();
  await user.tab({ shift: true });
  expect(link('Bondinho')).toHaveFocus();
  expect(await findViolations(page)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bondinho' })).toBeInTheDocument();
});

it('are marked by x, and with Shift up to the one that was marked before, also by the mouse', async () => {
  const { user } = await openAs(server, 'admin', { path });
  (await screen.findByRole('link', { name: 'Aquário' })).focus();
  await user.keyboard('x');
  expect(marked()).toEqual([true, false, false, false]);
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(marked()).toEqual([true, true, true, false]);
  expect(await screen.findByText('3 selecionados')).toBeInTheDocument();
  await user.keyboard('x');
  expect(marked()).toEqual([true, true, false, false]);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar linha 4' }));
  await user.keyboard('{/Shift}');
  expect(marked()).toEqual([true, true, true, true]);
});

it('act by no letter once shortcuts of one key are off', async () => {
  localStorage.setItem('single_keys', 'off');
  onTestFinished(() => localStorage.removeItem('single_keys'));
  const { user } = await openAs(server, 'admin', { path });
  (await screen.findByRole('link', { name: 'Aquário' })).focus();
  await user.keyboard('xj');
  expect(link('Aquário')).toHaveFocus();
  expect(marked()).toEqual([false, false, false, false]);
  await user.keyboard('{ArrowDown}');
  expect(link('Bondinho')).toHaveFocus();
});

it('are marked only as long as they are there: what is marked while the next page is on its way is not', async () => {
  const admin = await server.app.as('admin');
  for (let number = 10; number < 20; number += 1) await create(admin, 'provider', { tradeName: `Extra ${number}` });
  const { user } = await openAs(server, 'admin', { path: `${path}&_size=10` });
  const first = await screen.findByRole('link', { name: 'Aquário' });
  server.answer(
    http.get('/api/providers', async () => {
      await delay(600);
    }),
  );
  await user.click(screen.getByRole('button', { name: /próxima/i }));
  first.focus();
  await user.keyboard('x');
  expect(await screen.findByRole('link', { name: 'Extra 16' })).toBeInTheDocument();
  expect(screen.queryByText(/selecionado/)).toBeNull();
});

// The dated exceptions of a ride, holidays above all, in its form: what is over is out of the way, the rest stands in
// the order of time.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const now = new Date('2026-11-20T12:30:00Z');
const closed = (date: string, reason: string) => ({ date, kind: 'closed', reason });
let server: RealServer;
let ride: string;
let provider: string;

beforeAll(async () => {
  server = await startRealServer();
  server.app.setClock(now);
});
afterAll(() => server.close());

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { id, providerId } = await create(await server.app.as('admin'), 'ride', {
    availabilities: [{ initialDate: '2025-01-01', finalDate: '2026-12-31' }],
    schedules: [
      closed('2026-12-25', 'Natal'),
      closed('2026-02-17', 'Carnaval'),
      closed('2026-11-20', 'Zumbi'),
      { date: '2026-12-05', kind: 'extra', startTime: '20:00', finishTime: '22:00', stock: aFew },
      closed('2025-12-25', 'Natal passado'),
      { date: '2026-06-04', kind: 'capacity', startTime: '10:00', finishTime: '11:00', reason: 'Corpo', stock: aFew },
    ],
  });
  [ride, provider] = [String(id), String(providerId)];
});

const aFew = { total: 10, internet: 10, distributor: 0, ticketOffice: 0 };
const open = async () => ({
  ...(await openAs(server, 'admin', { path: `/apps/administration/providers/${provider}/ride/${ride}?tab=schedules` })),
  table: await screen.findByRole('table', { name: 'Agendas' }),
});
const dates = (table: HTMLElement) =>
  within(table)
    .getAllByRole('button', { name: /^Remover: Agendas/ })
    .map((button) => button.title.replace('Remover: Agendas, ', ''));

it('stand in the order of time, and those of the past are shown when asked for', async () => {
  const { user, table } = await open();
  expect(dates(table)).toEqual(['20/11/2026', '05/12/2026', '25/12/2026']);
  await user.click(screen.getByRole('button', { name: 'Mostrar 3 que já passaram' }));
  expect(dates(table)).toEqual(['25/12/2025', '17/02/2026', '04/06/2026', '20/11/2026', '05/12/2026', '25/12/2026']);
  expect(await findViolations()).toEqual([]);
});

it('have places only where their kind has any, and are removed by the day they are of', async () => {
  const { user, table } = await open();
  expect(within(table).getAllByRole('textbox', { name: /^Total/ })).toHaveLength(1);
  await user.click(within(table).getByRole('button', { name: 'Remover: Agendas, 05/12/2026' }));
  expect(dates(table)).toEqual(['20/11/2026', '25/12/2026']);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const admin = await server.app.as('admin');
  // What is over stays, and so does the order in which they were written.
  await waitFor(async () =>
    expect(
      (await admin.get(`/api/rides/${ride}`)).body.schedules.map(({ reason }: { reason: string }) => reason),
    ).toEqual(['Natal', 'Carnaval', 'Zumbi', 'Natal passado', 'Corpo']),
  );
});

it('of the past are shown when one of them is refused', async () => {
  const { user, table } = await open();
  expect(dates(table)).not.toContain('04/06/2026');
  await user.click(screen.getByRole('tab', { name: 'Dados' }));
  await user.click(await screen.findByRole('combobox', { name: /Modo de visita/ }));
  await user.click(await screen.findByRole('option', { name: 'Durante o horário de funcionamento' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(dates(screen.getByRole('table', { name: 'Agendas' }))).toContain('04/06/2026'));
});

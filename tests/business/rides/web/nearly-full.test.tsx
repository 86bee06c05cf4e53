// The start page of whoever sees to the stock, through the real server.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRideWorld, type RideWorld } from '#tests/support/ride-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: RideWorld;

beforeAll(async () => {
  server = await startRealServer();
  server.app.setClock(new Date('2026-11-20T12:30:00Z'));
  world = await buildRideWorld(server.app, { name: 'Montanha' });
});
afterAll(() => server.close());

const card = () => screen.findByRole('region', { name: 'Sessões quase cheias' });

it('says that no session is nearly full', async () => {
  await openAs(server, 'inventory');
  expect(await within(await card()).findByText(/Nenhuma sessão dos próximos 14 dias/)).toBeInTheDocument();
});

it('tells of which most places are sold, and leads to the calendar of their ride', async () => {
  await world.sell({ date: '2026-11-27', time: '09:00', tickets: 85 });
  await world.sell({ date: '2026-11-28', time: '10:00', tickets: 100 });
  const { user } = await openAs(server, 'inventory');
  const rows = await within(await card()).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Montanha100 de 100, esgotada.* · 28\/11\/2026 · 10:00$/),
    expect.stringMatching(/^Montanha85 de 100.* · 27\/11\/2026 · 09:00$/),
  ]);
  expect(await findViolations()).toEqual([]);
  const [first] = await within(await card()).findAllByRole('link', { name: 'Montanha' });
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('tab', { name: 'Calendário', selected: true })).toBeInTheDocument();
});

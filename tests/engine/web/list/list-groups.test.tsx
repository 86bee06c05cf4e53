// Rows gathered by a field, and what they add up to.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localTime } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/providers';
let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  for (const [index, activitySector] of ['theater', 'themePark', 'theater'].entries())
    await create(admin, 'provider', { tradeName: `Parque ${index}`, activitySector });
});
afterAll(() => server.close());

it('gathers the rows by a choice, with their number, and opens the rows of one group', async () => {
  const { user, page } = await openApp({ path, token });
  await user.click(await screen.findByRole('button', { name: 'Agrupar' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ramo de atividade' }));
  await waitFor(() => expect(window.location.search).toBe('?_group=activitySector'));
  const table = within(await screen.findByRole('table', { name: 'Agrupado por Ramo de atividade' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Ramo de atividadeRegistros',
    'Teatro2',
    'Parque temático1',
    'Total3',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await user.click(table.getByRole('button', { name: 'Teatro' }));
  await waitFor(() => expect(window.location.search).toBe('?activitySector=theater'));
  // The rows of before stay until those of the group are there.
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Fornecedores' })).getAllByRole('link')).toHaveLength(2),
  );
});

it('opens a group of a day within the limits that lie inside that day', async () => {
  const { user } = await openApp({ path: `${path}?createdAt_gte=$now-2h&createdAt_lte=$day&_group=createdAt`, token });
  const [table] = await screen.findAllByRole('table', { name: /^Agrupado por/ });
  if (table === undefined) throw new Error('no groups');
  const [day] = within(table).getAllByRole('button');
  if (day === undefined) throw new Error('no group');
  await user.click(day);
  await waitFor(() => expect(window.location.search).not.toContain('_group'));
  const limits = new URLSearchParams(window.location.search);
  expect(limits.get('createdAt_lte')).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Just after midnight the limit is of the day before, and the day has all of its own.
  const twoHoursAgo = localTime(new Date(Date.now() - 7_200_000), businessTimeZone).date;
  const whole = limits.get('createdAt_lte');
  expect(limits.get('createdAt_gte')).toBe(twoHoursAgo === whole ? '$now-2h' : whole);
});

// The plain links of a list: followed within the application, and left to the browser where another window is asked for.
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let token: string;
let place: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  const provider = await create(admin, 'provider', { tradeName: 'Alfa Parque' });
  place = `/apps/administration/providers/${String(provider['id'])}`;
  await create(admin, 'product', { providerId: provider['id'] });
});
afterAll(() => server.close());

it('leads to the record, in the same page unless another is asked for', async () => {
  const { user, session } = await openApp({ path: '/apps/administration/products', token });
  const link = await screen.findByRole('link', { name: 'Alfa Parque' });
  expect(link).toHaveAttribute('href', place);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const press = createEvent.click(link, how);
    fireEvent(link, press);
    expect(press.defaultPrevented).toBe(false);
  }
  expect(window.location.pathname).toBe('/apps/administration/products');
  await user.click(link);
  await waitFor(() => expect(window.location.pathname).toBe(place));
  await screen.findByRole('heading', { level: 1, name: 'Alfa Parque' });
  expect(session.getSnapshot().matches('loggedIn')).toBe(true);
});

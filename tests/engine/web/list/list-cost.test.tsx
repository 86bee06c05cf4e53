// How much a page of rows is made of: each component more is one a row.
import { http, HttpResponse } from 'msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

/** What React keeps for each element and component; only what is read here. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const size = 100;
let server: RealServer;
let token: string;
let record: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  record = { ...(await create(admin, 'provider', {})) };
});
afterAll(() => server.close());

/** Of all components below an element, how many there are; elements of HTML cost no call. */
function componentsBelow(element: Element): number {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const count = (fiber: Fiber | null): number =>
    fiber === null ? 0 : Number(isComponent(fiber.type)) + count(fiber.child) + count(fiber.sibling);
  return count((element as unknown as Record<string, Fiber>)[key ?? '']?.child ?? null);
}

function isComponent(type: unknown): boolean {
  return typeof type === 'function' || (typeof type === 'object' && type !== null);
}

beforeEach(() => {
  server.answer(
    http.get('*/api/providers', ({ request }) => {
      const first = Number(new URL(request.url).searchParams.get('_start'));
      const rows = Array.from({ length: size }, (_, index) => ({
        ...record,
        id: `019286bd-0000-7000-8000-${String(first + index).padStart(12, '0')}`,
        tradeName: `Parque ${first + index}`,
      }));
      return HttpResponse.json(rows, { headers: { 'X-Total-Count': String(3 * size) } });
    }),
  );
});

it('draws a page of 100 rows with a few components a row, the next into the same elements, and keeps no focus for its records', async () => {
  await openApp({ path: `/apps/administration/providers?_size=${size}`, token });
  await screen.findByRole('link', { name: 'Parque 99' });
  const table = screen.getByRole('table', { name: 'Fornecedores' });
  const [, body] = within(table).getAllByRole('rowgroup');
  if (body === undefined) throw new Error('The table has no body.');
  expect(body.querySelectorAll('tr')).toHaveLength(size);
  expect(componentsBelow(body)).toBeLessThanOrEqual(6 * size);
  const link = screen.getByRole('link', { name: 'Parque 0' });
  link.focus();
  // By a script or a key of the page: the focus stays where it is.
  act(() => screen.getByRole('button', { name: 'Próxima página' }).click());
  await screen.findByRole('link', { name: 'Parque 100' });
  expect(link).toHaveTextContent(/^Parque 100$/);
  expect(document.activeElement).toBe(document.body);
});

it('lets no press that began on a record end on another', async () => {
  const { user } = await openApp({ path: `/apps/administration/providers?_size=${size}`, token });
  const link = await screen.findByRole('link', { name: 'Parque 0' });
  const box = screen.getByRole('checkbox', { name: 'Selecionar linha 2' });
  for (const [target, shown] of [
    [link, 'Parque 100'],
    [box, 'Parque 200'],
  ] as const) {
    await user.pointer({ keys: '[MouseLeft>]', target });
    act(() => screen.getByRole('button', { name: 'Próxima página' }).click());
    await screen.findByRole('link', { name: shown });
    expect(target).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target });
  }
  expect(box).not.toBeChecked();
  expect(screen.getByRole('table', { name: 'Fornecedores' })).toBeInTheDocument();
  // A press that ended elsewhere is none of the keys' business.
  await user.pointer({ keys: '[MouseLeft>]', target: box });
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  act(() => screen.getByRole('button', { name: 'Página anterior' }).click());
  await screen.findByRole('link', { name: 'Parque 100' });
  box.focus();
  await user.keyboard(' ');
  expect(box).toBeChecked();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
  // Pressed anew, both are those of the record that is there.
  await user.click(box);
  expect(box).toBeChecked();
  await user.click(link);
  await waitFor(() => expect(window.location.pathname).toMatch(/0100$/));
});

// What a person waits for at the start of a day: the components of the shell and of a list, each of which is made,
// styled and compared before anything is seen. Material's components are ten of React's and a style sheet each.
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

/** With Material's navigation, bars, headings, search boxes and heads of columns there were over 1,000. */
const most = 500;

let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  await create(admin, 'provider', {});
});
afterAll(() => server.close());

interface Made {
  readonly tag: number;
  readonly child: Made | null;
  readonly sibling: Made | null;
  readonly return: Made | null;
  readonly stateNode: { readonly current: Made };
}

/** React's numbers for an element of the page and for a text. */
const ofThePage = new Set([5, 6]);

function components(made: Made | null): number {
  let count = 0;
  for (let each = made; each !== null; each = each.sibling)
    count += (ofThePage.has(each.tag) ? 0 : 1) + components(each.child);
  return count;
}

function top(element: Element): Made {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let made = Reflect.get(element, key ?? '') as Made;
  while (made.return !== null) made = made.return;
  return made.stateNode.current;
}

it('a list and all around it are made of few components', async () => {
  await openApp({ path: '/apps/administration/providers', token });
  await screen.findByRole('button', { name: 'Nome fantasia' });
  const count = components(top(screen.getByRole('main')));
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThanOrEqual(most);
});

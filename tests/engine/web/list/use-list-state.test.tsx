// The state of a list stands in its address, which changes after the press that asks for it.
import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { ListChange, ListState } from '#engine/web/list/list-state.ts';
import { useAtOnce } from '#engine/web/list/use-at-once.ts';
import { useListState } from '#engine/web/list/use-list-state.ts';

const { provider } = entities;

function open(path = '/list') {
  const seen: { state?: ListState; shown?: ListState; change?: (change: ListChange) => void } = {};
  function List() {
    const [state, change] = useListState(provider);
    const [shown, ask] = useAtOnce(provider, state, change);
    Object.assign(seen, { state, shown, change: ask });
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/other', element: null },
    ],
    { initialEntries: [path] },
  );
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  return { seen, router, search: () => router.state.location.search };
}

it('shows what is pressed before the address has it, and then what the address says', async () => {
  const { seen, router, search } = open('/list?_page=3');
  act(() => seen.change?.({ type: 'page', page: 4 }));
  expect([seen.shown?.page, seen.state?.page]).toEqual([4, 3]);
  await waitFor(() => expect(search()).toBe('?_page=4'));
  await waitFor(() => expect([seen.shown?.page, seen.state?.page]).toEqual([4, 4]));
  await act(() => router.navigate(-1));
  expect([seen.shown?.page, seen.state?.page]).toEqual([3, 3]);
});

it('adds a press to the one before it, which the router has not told of yet', async () => {
  const { seen, search } = open('/list?tab=rides');
  act(() => {
    seen.change?.({ type: 'search', search: 'parque' });
    seen.change?.({ type: 'sort', path: 'tradeName', add: false });
  });
  await waitFor(() => expect(search()).toBe('?tab=rides&q=parque&_sort=-tradeName'));
});

it('changes the address of no other page, when its own was left meanwhile', async () => {
  const { seen, router } = open();
  await act(async () => {
    seen.change?.({ type: 'page', page: 2 });
    await router.navigate('/other?own=1');
  });
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '?own=1' });
});

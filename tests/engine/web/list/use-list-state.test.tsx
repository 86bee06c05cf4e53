// The state of a list stands in its address, which changes after the press that asks for it.
import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { ListChange, ListState } from '#engine/web/list/list-state.ts';
import { AskedContext, useAtOnce } from '#engine/web/list/use-at-once.ts';
import { useListState } from '#engine/web/list/use-list-state.ts';

const { provider } = entities;

function open(path = '/list') {
  const seen: { state?: ListState; shown?: ListState; change?: (change: ListChange) => unknown } = {};
  let answer = () => {};
  function Shown({ state }: { readonly state: ListState }) {
    Object.assign(seen, { shown: useAtOnce(state) });
    return null;
  }
  function List() {
    const { state, change, asked } = useListState(provider);
    Object.assign(seen, { state, change });
    return (
      <AskedContext value={asked}>
        <Shown state={state} />
      </AskedContext>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/other', element: null },
      { path: '/slow', element: null, loader: async () => new Promise((resolve) => (answer = () => resolve(null))) },
    ],
    { initialEntries: [path] },
  );
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  return { seen, router, search: () => router.state.location.search, answer: () => answer() };
}

const page = (number: number): ListChange => ({ type: 'page', page: number });
const settled = async () => act(() => new Promise((done) => setTimeout(done, 20)));

it('shows what is pressed before the address has it, and then what the address says', async () => {
  const { seen, router, search } = open('/list?_page=3');
  act(() => void seen.change?.(page(4)));
  expect([seen.shown?.page, seen.state?.page]).toEqual([4, 3]);
  await waitFor(() => expect(search()).toBe('?_page=4'));
  await waitFor(() => expect([seen.shown?.page, seen.state?.page]).toEqual([4, 4]));
  await act(() => router.navigate(-1));
  expect([seen.shown?.page, seen.state?.page]).toEqual([3, 3]);
});

it('adds a press to those before it, which the router has not told of yet', async () => {
  const { seen, search } = open('/list?tab=rides');
  act(() => {
    seen.change?.({ type: 'search', search: 'parque' });
    seen.change?.({ type: 'sort', path: 'tradeName', add: false });
    seen.change?.({ type: 'size', size: 50 });
  });
  await waitFor(() => expect(search()).toBe('?tab=rides&q=parque&_sort=-tradeName&_size=50'));
});

it('changes the address of no other page, when its own was left meanwhile', async () => {
  const { seen, router } = open();
  await act(async () => {
    seen.change?.(page(2));
    await router.navigate('/other?own=1');
  });
  await settled();
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '?own=1' });
});

it('shows what the address says again, when Back comes before the router is drawn', async () => {
  const { seen, router, search } = open('/list?_page=3');
  await act(async () => {
    seen.change?.(page(4));
    await new Promise((done) => setTimeout(done, 5));
    expect(search()).toBe('?_page=4');
    await router.navigate(-1);
  });
  expect([search(), seen.shown?.page]).toEqual(['?_page=3', 3]);
  act(() => void seen.change?.({ type: 'size', size: 50 }));
  await waitFor(() => expect(search()).toBe('?_size=50'));
});

it('calls nobody back who has set out for another page, whose answer is waited for', async () => {
  const { seen, router, answer } = open();
  await act(async () => {
    seen.change?.(page(2));
    void router.navigate('/slow');
  });
  await settled();
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  expect(seen.shown?.page).toBe(1);
  await act(async () => answer());
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/slow', search: '' }));
});

it('keeps the tab that was pressed meanwhile', async () => {
  const { seen, router, search } = open('/list?tab=rides');
  await act(async () => {
    seen.change?.(page(2));
    await router.navigate('/list?tab=contacts');
  });
  await waitFor(() => expect(search()).toBe('?tab=contacts&_page=2'));
});

it('adds nothing to go back to for what is shown already', async () => {
  const { seen, router, search } = open('/list?_page=3');
  act(() => void seen.change?.(page(4)));
  await waitFor(() => expect(search()).toBe('?_page=4'));
  act(() => void seen.change?.(page(4)));
  await settled();
  await act(() => router.navigate(-1));
  expect(search()).toBe('?_page=3');
});

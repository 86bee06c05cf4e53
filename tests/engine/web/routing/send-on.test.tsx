// A redirect calls nobody back who has set out for another page meanwhile.
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SendOn } from '#engine/web/routing/send-on.tsx';

/** On `/here`, from where whoever presses the button is sent on; `/there` comes when `arrive` is called. */
function open(waits = true) {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/here', element: <Here waits={waits} /> },
      { path: '/there', loader: () => promise, element: 'There' },
      { path: '/sent', element: 'Sent on' },
    ],
    { initialEntries: ['/here'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => resolve(null) };
}

function Here({ waits }: { readonly waits: boolean }) {
  const [refused, refuse] = useState(false);
  return refused ? (
    <SendOn to="/sent" state={{ missing: '/here' }} waits={waits} />
  ) : (
    <button type="button" onClick={() => refuse(true)}>
      Refuse
    </button>
  );
}

const refuse = async () => (await screen.findByRole('button', { name: 'Refuse' })).click();

describe('a redirect', () => {
  it('leads on, with what it tells, in the place of its page', async () => {
    const { router } = open();
    await refuse();
    expect(await screen.findByText('Sent on')).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ missing: '/here' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leaves alone who is on his way to another page', async () => {
    const { router, arrive } = open();
    const way = router.navigate('/there');
    await refuse();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    arrive();
    await way;
    expect(await screen.findByText('There')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(router.state.location.pathname).toBe('/there');
  });

  it('waits for nobody who may not stay', async () => {
    const { router } = open(false);
    void router.navigate('/there');
    await refuse();
    expect(await screen.findByText('Sent on')).toBeInTheDocument();
  });

  it('leads on who set out and stays after all', async () => {
    const { router } = open();
    void router.navigate('/there');
    await refuse();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/here');
    await router.navigate('/here');
    expect(await screen.findByText('Sent on')).toBeInTheDocument();
  });
});

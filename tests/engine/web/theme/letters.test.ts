import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringLetters } from '#engine/web/theme/letters/letters.ts';

const address = '/assets/latin-1.woff2';
const { dataset } = document.documentElement;

/** A router that goes on when it is told to. */
function travelling() {
  const heard = new Set<(state: never) => void>();
  const subscribe = (hear: (state: never) => void) => {
    heard.add(hear);
    return () => void heard.delete(hear);
  };
  return {
    router: { subscribe } as never,
    goOn: (pathname: string) => heard.forEach((hear) => hear({ location: { pathname } } as never)),
  };
}

describe('the letters', () => {
  const load = vi.fn(async () => []);

  beforeEach(() => {
    load.mockClear();
    delete dataset['letters'];
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    script.dataset['letters'] = address;
    document.head.append(script);
  });
  afterEach(() => {
    document.querySelector('script[data-letters]')?.remove();
    Reflect.deleteProperty(document, 'fonts');
    delete dataset['letters'];
  });

  it('are fetched when all answers are there, and shown from the next page on', async () => {
    const queries = new QueryClient();
    const { router, goOn } = travelling();
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = queries.fetchQuery({ queryKey: ['list'], queryFn: async () => promise });
    bringLetters({ queries, router });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(load).not.toHaveBeenCalled();
    resolve('rows');
    await asked;
    await expect.poll(() => localStorage.getItem('letters')).toBe(address);
    expect(load).toHaveBeenCalledTimes(1);
    expect(dataset['letters']).toBeUndefined();
    goOn(location.pathname);
    expect(dataset['letters']).toBeUndefined();
    goOn('/orders');
    expect(dataset['letters']).toBe('');
  });

  it('that could not be fetched are asked for at the next visit', async () => {
    load.mockRejectedValueOnce(new Error('no connection'));
    const { router, goOn } = travelling();
    bringLetters({ queries: new QueryClient(), router });
    await expect.poll(() => load.mock.calls).toHaveLength(1);
    goOn('/orders');
    expect(dataset['letters']).toBeUndefined();
    expect(localStorage.getItem('letters')).toBeNull();
  });

  it('that are shown are left alone', async () => {
    dataset['letters'] = '';
    bringLetters({ queries: new QueryClient(), router: travelling().router });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(load).not.toHaveBeenCalled();
  });
});

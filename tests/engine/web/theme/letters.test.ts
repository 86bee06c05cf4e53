import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringLetters, useLetters } from '#engine/web/theme/letters/letters.ts';

const address = '/assets/latin-1.woff2';
const { dataset } = document.documentElement;

/** A page that goes on to others. */
function travelling() {
  const { rerender } = renderHook(useLetters, { initialProps: location.pathname });
  return rerender;
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
    const goOn = travelling();
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = queries.fetchQuery({ queryKey: ['list'], queryFn: async () => promise });
    bringLetters(queries);
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
    const goOn = travelling();
    bringLetters(new QueryClient());
    await expect.poll(() => load.mock.calls).toHaveLength(1);
    goOn('/orders');
    expect(dataset['letters']).toBeUndefined();
    expect(localStorage.getItem('letters')).toBeNull();
  });

  it('that are shown are left alone', async () => {
    dataset['letters'] = '';
    bringLetters(new QueryClient());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(load).not.toHaveBeenCalled();
  });
});

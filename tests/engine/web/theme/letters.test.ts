import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringLetters } from '#engine/web/theme/letters/letters.ts';

const address = '/assets/latin-1.woff2';
const { dataset } = document.documentElement;

function look(at: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: at });
  document.dispatchEvent(new Event('visibilitychange'));
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
    Reflect.deleteProperty(document, 'visibilityState');
    delete dataset['letters'];
  });

  it('are fetched when all answers are there, and shown while nobody looks', async () => {
    const queries = new QueryClient();
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
    look('visible');
    expect(dataset['letters']).toBeUndefined();
    look('hidden');
    expect(dataset['letters']).toBe('');
  });

  it('that could not be fetched are asked for at the next visit', async () => {
    load.mockRejectedValueOnce(new Error('no connection'));
    bringLetters(new QueryClient());
    await expect.poll(() => load.mock.calls).toHaveLength(1);
    look('hidden');
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

// What every web test starts from: an empty browser with a large light screen, and matchers for the page.
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { screenWidth } from './screen-width.ts';

/**
 * Without the whole page printed into each error, most of which only tell a poll to try again; DEBUG_PRINT_LIMIT=7000
 * prints it.
 */
const shortErrors = {
  getElementError: (message: string | null) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
};
configure({ asyncUtilTimeout: patience, ...(process.env['DEBUG_PRINT_LIMIT'] === undefined && shortErrors) });

/**
 * React notes with each element where in the code it was made, for its warnings: a tenth of the time of the tests. As
 * after its ten thousandth it notes none.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The page is kept from file to file: where, how and without what the last one ended is no place to begin.
  history.replaceState(null, '', '/');
  onlineManager.setOnline(true);
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  screenWidth.set(1280);
  vi.stubGlobal('matchMedia', matchMedia);
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** jsdom has no layout: widths are read from the query, colours are light, motion is reduced, nothing is printed. */
function matchMedia(query: string): MediaQueryList {
  const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  const dark = query.includes('prefers-color-scheme: dark');
  const fits = !dark && query !== 'print' && screenWidth.get() >= least && screenWidth.get() <= most;
  const nothing = () => undefined;
  return {
    matches: fits,
    media: query,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  };
}

// Opens the whole web app at an address, as the browser would.
import type { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Theme } from '@mui/material/styles';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { Language } from '#engine/model/text.ts';
import { http } from '#engine/web/api/client.ts';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { App } from '#engine/web/app.tsx';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { createRouter } from '#engine/web/routing/router.tsx';
import { startSession, type Session } from '#engine/web/session/session.ts';
import { storeToken } from '#engine/web/session/token-store.ts';
import { createNotificationStore } from '#engine/web/kit/notification-store.ts';
import { parts, texts } from '../../../src/web.tsx';

/** How many applications are open. */
let open = 0;

/** What Material draws with where no theme of ours is around: nothing of an application may. */
const { default: unthemed } = (await import(
  new URL('../../../node_modules/@mui/material/styles/defaultTheme.mjs', import.meta.url).href
)) as { readonly default: Theme };
const { palette } = unthemed;
Object.defineProperty(unthemed, 'palette', {
  get: () => {
    const error = new Error('A component of Material was drawn without a theme: load it by lateThemed (kit/late.tsx).');
    // Here the icons are drawn by Material, in the application by kit/svg-icon.tsx.
    if (open === 0 || error.stack?.includes('/SvgIcon/') === true) return palette;
    throw error;
  },
});

interface Opening {
  readonly path: string;
  readonly language?: Language;
  /** A stored token that is valid for an hour. */
  readonly token?: string;
  /** Milliseconds that the next page may take before it is drawn with what is there. */
  readonly patience?: number;
}

export interface OpenedApp {
  readonly user: UserEvent;
  readonly session: Session;
  readonly queries: QueryClient;
  readonly page: HTMLElement;
  /** Leaves the page, as closing the tab does; the end of the test does so too. */
  close(): void;
}

export async function openApp({ path, language = 'pt', token, patience }: Opening): Promise<OpenedApp> {
  localStorage.setItem('language', language);
  if (token !== undefined) storeToken({ token, expiresAt: Date.now() + 3_600_000 });
  window.history.replaceState(null, '', path);
  const i18n = await createI18n(language, { own: texts });
  const queries = createQueryClient();
  const notifications = createNotificationStore();
  const session = startSession({
    http,
    tell: (message) => notifications.add({ message, severity: 'error' }),
    dropRecords: () => {
      queries.clear();
      notifications.forget();
    },
  });
  const router = createRouter({ session, queries, parts, ...(patience !== undefined && { patience }) });
  let isOpen = true;
  open += 1;
  // Awaited: React may lose what suspends while a rendering that nobody waits for ends.
  const { container, unmount } = await act(async () =>
    render(<App {...{ i18n, queries, notifications, session, router, parts }} />),
  );
  const close = () => {
    open -= isOpen ? 1 : 0;
    isOpen = false;
    unmount();
    session.stop();
    router.dispose();
  };
  onTestFinished(close);
  return { user: userEvent.setup(), session, queries, page: container, close };
}

// Draws the first page on the server (src/engine/server/prerender): with the application's own parts, which find the
// answers to their first requests as in a browser.
import { renderToStaticMarkup } from 'react-dom/server';
import { http } from '#engine/web/api/client.ts';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { setTimeZone } from '#engine/model/intl.ts';
import { App } from '../app.tsx';
import { firstPageReady } from '../first-page.ts';
import { createI18n } from '../i18n/i18n.ts';
import { readLanguage } from '../i18n/language-store.ts';
import type { TextFiles } from '../i18n/text-files.ts';
import { createNotificationStore } from '../kit/notification-store.ts';
import { loadScreen } from '../routing/prepare-page.ts';
import { createRouter } from '../routing/router.tsx';
import { startSession } from '../session/session.ts';
import { layouts } from '../shell/layouts.ts';
import { defaultSettings } from '../shell/settings/read-settings.ts';
import type { WebParts } from '../web-parts.ts';

interface WebApp {
  readonly parts: WebParts;
  readonly texts: TextFiles;
}

/** Reads the files that lists are drawn with, which else the first of them waits for. */
export async function prepareLists(parts: WebParts): Promise<void> {
  await Promise.all([
    layouts[defaultSettings.layout.style].load(),
    loadScreen({ screen: 'list' }, parts),
    import('../routing/prefetch-records.ts'),
  ]);
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** The page as HTML; rejects where it cannot be drawn. `timeZone`: of whom it is drawn for. */
export async function drawPage(place: Place, timeZone: string, { parts, texts }: WebApp): Promise<string> {
  setTimeZone(timeZone);
  const queries = createQueryClient();
  const notifications = createNotificationStore();
  const nothing = () => undefined;
  const session = startSession({ http, tell: nothing, dropRecords: nothing });
  const makers = { session, queries, parts };
  try {
    const i18n = await createI18n(readLanguage(), { own: texts, whole: true });
    await firstPageReady({ i18n, place, ...makers });
    const router = createRouter(makers, place);
    try {
      return renderToStaticMarkup(<App {...{ i18n, queries, notifications, session, router, parts }} />);
    } finally {
      router.dispose();
    }
  } finally {
    session.stop();
    queries.clear();
  }
}

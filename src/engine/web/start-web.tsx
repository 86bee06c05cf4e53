// Starts the web app in a page: texts, session and router are made here and given to the application.
import './theme/letters/letters.css';
import './theme/base.css';
import './theme/page.css';
import './kit/kit.css';
import './kit/buttons.css';
import './fields/fields.css';
import './fields/text-input.css';
import './form/form.css';
import './record/record.css';
import './pages/pages.css';
import './shell/shell.css';
import './shell/overlays/command-palette/command-palette.css';
import './list/list.css';
import './theme/print.css';
import { bringLetters } from './theme/letters/letters.ts';
import { createRoot } from 'react-dom/client';
import { http } from './api/client.ts';
import { App } from './app.tsx';
import { firstPageReady } from './first-page.ts';
import { readLanguage } from './i18n/language-store.ts';
import { createI18n } from './i18n/i18n.ts';
import type { TextFiles } from './i18n/text-files.ts';
import { foreseeLinks, foreseeOverlays, foreseeRecords } from './routing/foresee.ts';
import { createRouter, routeObjects } from './routing/router.tsx';
import { startSession } from './session/session.ts';
import { readToken } from './session/token-store.ts';
import { takeOver } from './prerender/take-over.ts';
import { createNotificationStore } from './kit/notification-store.ts';
import { createQueryClient } from './api/query-client.ts';
import { keepFiles } from './keep-files.ts';
import type { WebParts } from './web-parts.ts';

interface WebApp {
  readonly parts: WebParts;
  readonly texts: TextFiles;
}

/** The texts are waited for no longer than this. */
const textsLimit = 10_000;

/** Draws the app that modules complete into `root`. */
export async function startWeb(root: HTMLElement, { parts, texts }: WebApp): Promise<void> {
  const queries = createQueryClient();
  const notifications = createNotificationStore();
  // The session is checked while the texts are fetched: both are done, one way or the other, within their limits.
  const session = startSession({
    http,
    tell: (message) => notifications.add({ message, severity: 'error' }),
    dropRecords: () => {
      queries.clear();
      notifications.forget();
    },
  });
  const makers = { session, queries, parts };
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The texts did not come.')), textsLimit);
  });
  try {
    const i18n = await Promise.race([
      createI18n(readLanguage(), { own: texts, whole: readToken() !== undefined }),
      tooLate,
    ]);
    await firstPageReady({ i18n, place: window.location, ...makers });
    const router = createRouter(makers);
    const app = <App {...{ i18n, queries, notifications, session, router, parts }} />;
    takeOver(root, () => createRoot(root).render(app));
    if (import.meta.env.PROD) keepFiles();
    bringLetters(queries);
    foreseeRecords({ ...makers, router });
    foreseeLinks({ ...makers, router });
    foreseeOverlays();
    if (import.meta.hot) {
      const { followModel } = await import('./follow-model.ts');
      followModel({ i18n, queries, router, routes: () => routeObjects(makers) });
    }
  } catch {
    tellUnreachable(root);
  }
}

/** Without texts there are no translations to say this in. */
function tellUnreachable(root: HTMLElement): void {
  const text = document.createElement('p');
  text.className = 'splash-text';
  text.textContent =
    'Sem conexão com o servidor. Recarregue a página. · No connection to the server. Reload the page. · Pas de connexion au serveur. Rechargez la page.';
  const splash = document.createElement('div');
  splash.className = 'splash';
  splash.append(text);
  root.replaceChildren(splash);
}

// In the development server the model changes under an open page (src/engine/live): texts, routes and what was asked
// for follow, and all of it is drawn anew in its place.
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { replaceTexts } from './i18n/i18n.ts';
import { modelVersion } from './model-version.ts';
import type { createRouter } from './routing/router.tsx';

interface Followers {
  readonly i18n: I18n;
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof createRouter>;
  /** The routes as they are declared now. */
  readonly routes: () => Parameters<ReturnType<typeof createRouter>['_internalSetRoutes']>[0];
}

export function followModel({ i18n, queries, router, routes }: Followers): void {
  window.addEventListener('model-texts', (event) => {
    const { file, texts } = (event as CustomEvent<{ file: string; texts: Readonly<Record<string, string>> }>).detail;
    replaceTexts(i18n, file, texts);
  });
  window.addEventListener('model-change', () => {
    modelVersion.current += 1;
    router._internalSetRoutes(routes());
    void queries.invalidateQueries();
    // All that shows a text draws itself anew.
    i18n.emit('languageChanged', i18n.language);
  });
}

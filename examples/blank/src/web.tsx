// The web app: the engine's, and what each subject adds to it. src/start-web.ts starts it in the page.
import { composeModules } from '#engine/web/compose-modules.ts';

export const texts = import.meta.glob<Readonly<Record<string, string>>>('./business/*/texts/*.json', {
  import: 'default',
});

export const parts = composeModules([]);

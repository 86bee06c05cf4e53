// What the access requests add to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { defineWebModule, lazyPart } from '#engine/web/module.ts';
import type screensEn from './texts/screens.en.json';
import type screensFr from './texts/screens.fr.json';
import type screensPt from './texts/screens.pt.json';
import type entranceEn from './texts/entrance.en.json';
import type entranceFr from './texts/entrance.fr.json';
import type entrancePt from './texts/entrance.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly accessRequests:
      | KeysOfAll<typeof screensPt, typeof screensEn, typeof screensFr>
      | KeysOfAll<typeof entrancePt, typeof entranceEn, typeof entranceFr>;
  }
}

export const accessRequests = defineWebModule({
  screens: { accessDecision: lazyPart(() => import('./web/access-decision-page.tsx'), 'Component') },
});

// What the reports add to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { defineWebModule, lazyPart } from '#engine/web/module.ts';
import type en from './texts/screens.en.json';
import type fr from './texts/screens.fr.json';
import type pt from './texts/screens.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly reports: KeysOfAll<typeof pt, typeof en, typeof fr>;
  }
}

export const reports = defineWebModule({
  overviews: {
    salesOverview: lazyPart(() => import('./web/sales-overview.tsx'), 'SalesOverview', {
      height: { xs: 148, sm: 110, md: 60, lg: 40 },
      themed: false,
    }),
  },
  startPanels: { monthFigures: lazyPart(() => import('./web/month-figures.tsx'), 'MonthFigures') },
});

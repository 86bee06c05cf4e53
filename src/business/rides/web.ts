// What the rides add to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { defineWebModule, lazyPart } from '#engine/web/module.ts';
import type en from './texts/screens.en.json';
import type fr from './texts/screens.fr.json';
import type pt from './texts/screens.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly rides: KeysOfAll<typeof pt, typeof en, typeof fr>;
  }
}

export const rides = defineWebModule({
  startPanels: { nearlyFull: lazyPart(() => import('./web/nearly-full.tsx'), 'NearlyFull') },
  panels: { rideCalendar: lazyPart(() => import('./web/ride-calendar.tsx'), 'RideCalendar') },
});

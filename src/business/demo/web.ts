// What the sample data adds to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { defineWebModule, lazyPart } from '#engine/web/module.ts';
import type en from './texts/entrance.en.json';
import type fr from './texts/entrance.fr.json';
import type pt from './texts/entrance.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly demo: KeysOfAll<typeof pt, typeof en, typeof fr>;
  }
}

export const demo = defineWebModule({
  demo: lazyPart(() => import('./web/demo-accounts.tsx'), 'DemoAccounts', { themed: false }),
});

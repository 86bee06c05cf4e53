// What support adds to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { defineWebModule, lazyPart } from '#engine/web/module.ts';
import type en from './texts/screens.en.json';
import type fr from './texts/screens.fr.json';
import type pt from './texts/screens.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly support: KeysOfAll<typeof pt, typeof en, typeof fr>;
  }
}

export const support = defineWebModule({
  startPanels: {
    lockOuts: lazyPart(() => import('./web/lock-outs.tsx'), 'LockOuts'),
    stuckLetters: lazyPart(() => import('./web/stuck-letters.tsx'), 'StuckLetters'),
  },
});

// What the access requests add to the web app.
import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const accessRequests = defineWebModule({
  screens: { accessDecision: lazyPart(() => import('./web/access-decision-page.tsx'), 'Component') },
});

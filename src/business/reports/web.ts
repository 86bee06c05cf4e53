// What the reports add to the web app.
import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const reports = defineWebModule({
  overviews: { salesOverview: lazyPart(() => import('./web/sales-overview.tsx'), 'SalesOverview') },
});

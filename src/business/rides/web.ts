// What the rides add to the web app.
import { defineWebModule, lazyPart } from '#engine/web/module.ts';

export const rides = defineWebModule({
  panels: { rideCalendar: lazyPart(() => import('./web/ride-calendar.tsx'), 'RideCalendar') },
});

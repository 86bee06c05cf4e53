import { defineServerModule } from '#engine/server/module.ts';
import { deactivateRide, rideHooks } from './server/ride-hooks.ts';
import { registerRides } from './server/ride-routes.ts';

// What selling needs of the stock.
export { checkPlaces, freePlaces, slotsOnSale, type FilledSlot } from './server/stock/free-places.ts';
export { lockRide } from './server/stock/lock-ride.ts';
export { isSaleOver } from './server/stock/ride-clock.ts';

export const rides = defineServerModule({
  name: 'rides',
  hooks: { ride: rideHooks },
  actions: { 'ride.deactivate': deactivateRide },
  routes: [registerRides],
});

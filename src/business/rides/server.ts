import { defineServerModule } from '#engine/server/module.ts';
import { deactivateRide, rideHooks } from './server/ride-hooks.ts';
import { registerRides } from './server/ride-routes.ts';

export const rides = defineServerModule({
  name: 'rides',
  hooks: { ride: rideHooks },
  actions: { 'ride.deactivate': deactivateRide },
  routes: [registerRides],
});

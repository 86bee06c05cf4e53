import { defineServerModule } from '#engine/server/module.ts';
import { registerLetters } from './server/letter-routes.ts';
import { registerLockOuts } from './server/lock-out-routes.ts';

export const support = defineServerModule({
  name: 'support',
  routes: [registerLetters, registerLockOuts],
});

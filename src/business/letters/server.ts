import { defineServerModule } from '#engine/server/module.ts';
import { registerLetters } from './server/letter-routes.ts';

export const letters = defineServerModule({
  name: 'letters',
  routes: [registerLetters],
});

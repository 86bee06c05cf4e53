import { defineServerModule } from '#engine/server/module.ts';

export const demo = defineServerModule({
  name: 'demo',
  demo: async () => (await import('./seed-demo.ts')).demo,
});

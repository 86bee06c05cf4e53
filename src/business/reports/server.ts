import { defineServerModule } from '#engine/server/module.ts';
import { registerReports } from './server/report-routes.ts';

export const reports = defineServerModule({
  name: 'reports',
  routes: [registerReports],
});

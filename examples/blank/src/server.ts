// The server: the engine's, and what each subject adds to it. src/start-server.ts starts it.
import { engineModule } from '#engine/server/engine-module.ts';
import { composeModules } from '#engine/server/module.ts';

export const modules = composeModules([engineModule]);

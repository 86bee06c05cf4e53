// The server of this product: the engine with the business's modules.
import { modules } from '#business/server.ts';
import { startServer } from '#engine/server/start-server.ts';

await startServer(modules);

// Starts the server of this product.
import { modules } from './server.ts';
import { startServer } from '#engine/server/start-server.ts';

await startServer(modules);

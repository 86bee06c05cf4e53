// Starts the server of this product.
import { warmUp } from '#engine/server/database/embedded/engine.ts';

// While the rest is read: the embedded database is a processor's work of its own.
if (!process.env['DATABASE_URL']?.trim()) warmUp();
const [{ modules }, { startServer }] = await Promise.all([
  import('./server.ts'),
  import('#engine/server/start-server.ts'),
]);
await startServer(modules);

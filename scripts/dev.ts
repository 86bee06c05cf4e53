// For analysts and developers: server, page and model in one process; what is saved is seen at once (src/engine/live).
// The page calls the server of this command, unless API_URL names another.
import { join } from 'node:path';
import { develop } from '#engine/live/develop.ts';
import { explainStop } from '#engine/server/explain-stop.ts';

const { close } = await develop(join(import.meta.dirname, '..')).catch((error: unknown) => {
  console.error(explainStop(error).line);
  process.exit(1);
});
let isEnding = false;
const end = async (): Promise<void> => {
  if (isEnding) process.exit(1);
  isEnding = true;
  await close();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);

// Names, on every answer, the build of the pages that this server delivers: a page of an earlier one learns that it is
// outdated.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const header = 'x-web-build';
/** Of src/engine/build/write-model.ts; a hash of all that the page loads. */
const named = /<meta name="build" content="([\w-]+)"/;

export function registerBuildHeader(app: FastifyInstance, dist: string): void {
  const page = join(dist, 'index.html');
  const build = existsSync(page) ? named.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
  if (build === undefined) return;
  app.addHook('onRequest', async (_, reply) => {
    reply.header(header, build);
  });
}

// Names, on every answer, the script of the pages that this server delivers: a page of an earlier build learns that it
// is outdated.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const header = 'x-web-build';
/** The module that index.html starts; its name carries a hash of all that it loads. */
const entry = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="\/assets\/([^"/]+\.js)"/;

export function registerBuildHeader(app: FastifyInstance, dist: string): void {
  const page = join(dist, 'index.html');
  const build = existsSync(page) ? entry.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
  if (build === undefined) return;
  app.addHook('onRequest', async (_, reply) => {
    reply.header(header, build);
  });
}

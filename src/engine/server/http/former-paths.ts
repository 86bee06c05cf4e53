// Former paths of collections: answered as the present one is, with headers that say where it went and until when;
// after that day with 410 and the present address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endOf, findFormer, startOf, type Present } from '#engine/model/former-collections.ts';
import { ApiError } from './api-error.ts';

type Former = ReadonlyMap<string, Present>;

/** Before any route is looked for, so that every call of a collection is known by both names. */
export function presentUrl({ url = '/' }: { readonly url?: string | undefined }, former: Former): string {
  return findFormer(url, former)?.url ?? url;
}

export function registerFormerPaths(app: FastifyInstance, former: Former, clock: () => Date): void {
  if (former.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const found = findFormer(request.originalUrl, former);
    if (found === undefined) return;
    const end = endOf(found.was);
    // RFC 9745 and RFC 8594.
    reply
      .header('deprecation', `@${startOf(found.was).getTime() / 1000}`)
      .header('sunset', end.toUTCString())
      .header('link', successor(request));
    if (clock() >= end) throw new ApiError('GONE', { address: pathOf(request) });
  });
  // A list says in the same header where its next page is.
  app.addHook('onSend', async (request, reply) => {
    const link = String(reply.getHeader('link') ?? '');
    if (findFormer(request.originalUrl, former) === undefined || link.includes(successor(request))) return;
    reply.header('link', [link, successor(request)].filter(Boolean).join(', '));
  });
}

function successor(request: FastifyRequest): string {
  return `<${pathOf(request)}>; rel="successor-version"`;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url;
}

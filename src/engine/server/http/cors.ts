// Cross-origin calls: off unless the setting lists the origins (docs/reference/api.md rule 13).
import type { FastifyInstance } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowedHeaders =
  'Authorization, Content-Type, Range, If-Match, Prefer, Idempotency-Key, X-View-As, X-View-As-Rows, X-Device, Content-Disposition';
const exposedHeaders =
  'X-Total-Count, X-Total-Estimated, Content-Range, Content-Disposition, ETag, Link, Deprecation, Sunset, Retry-After, X-Device';
const preflightSeconds = 600;

export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposedHeaders);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return undefined;
    reply
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', preflightSeconds);
    return reply.code(204).send();
  });
}

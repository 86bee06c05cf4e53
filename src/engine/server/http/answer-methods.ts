// An address that exists answers every method: 405 says which ones it takes, OPTIONS only asks for them.
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Call before the routes; what it gives back, after them. */
export function collectMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = taken.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    taken.set(url, methods);
  });
  return () => {
    // A copy: the routes added here are collected, too.
    for (const [url, methods] of new Map(taken)) answerOthers(app, url, new Set(methods));
  };
}

function answerOthers(app: FastifyInstance, url: string, taken: ReadonlySet<string>): void {
  const allow = [...known.filter((method) => taken.has(method)), 'OPTIONS'].join(', ');
  app.route({
    method: known.filter((method) => !taken.has(method)),
    url,
    exposeHeadRoute: false,
    config: { public: true },
    handler: async (request, reply) => {
      reply.header('allow', allow);
      if (request.method === 'OPTIONS') return reply.code(204).send();
      throw new ApiError('METHOD_NOT_ALLOWED');
    },
  });
}

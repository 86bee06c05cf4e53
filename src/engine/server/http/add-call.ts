// A declared call as a route of the app: its address, what its input is validated by and who may ask come from the
// declaration, so that the document and the route are one.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInput } from '#engine/model/call.ts';
import { inputSchema } from './input-schema.ts';

interface Answering<Who> {
  /** Who asks, or a refusal; asked before the input is looked at, of which nothing is told to whoever may not ask. */
  readonly admit?: (request: FastifyRequest) => Who;
  readonly handler: (request: FastifyRequest, reply: FastifyReply, who: Who) => unknown;
  readonly config?: FastifyRequest['routeOptions']['config'] | object;
}

export function addCall<Who = void>(
  app: FastifyInstance,
  call: CallInput,
  { admit, handler, config }: Answering<Who>,
): void {
  const admitted = new WeakMap<FastifyRequest, Who>();
  app.route({
    method: call.method,
    url: urlOf(call),
    schema: inputSchema(call),
    // Files are only sent.
    exposeHeadRoute: call.method === 'get' && call.writes !== true,
    config: {
      ...(call.session !== undefined && { public: true }),
      ...(call.writes !== undefined && { writes: call.writes }),
      ...config,
    },
    preValidation: async (request) => {
      if (admit !== undefined) admitted.set(request, admit(request));
    },
    handler: async (request, reply) => handler(request, reply, admitted.get(request) as Who),
  });
}

/** As the router writes it: `/api/rides/:id/slots`. */
function urlOf({ path }: CallInput): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

// One line for each request, when it is answered or cut off. Probes, which come every few seconds, have none. What breaks
// an answer off is told by Fastify's own lines.
import { LogController, type FastifyInstance } from 'fastify';
import { whenGone } from './when-gone.ts';

const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/** Fastify's lines but those of which ours takes the place. */
export class OneLineARequest extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
}

export function registerRequestLog(app: FastifyInstance): void {
  // What it tells is known: to look for secrets in it at each request would cost as much as to write it.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    whenGone(request, reply, () => {
      const isCutOff = !reply.raw.writableEnded;
      if (probes.has(request.routeOptions.url) && reply.statusCode < 400 && !isCutOff) return;
      log.info(
        {
          reqId: request.id,
          req: request,
          res: { statusCode: reply.statusCode },
          responseTime: Math.round(reply.elapsedTime * 10) / 10,
          ...(isCutOff && { isCutOff }),
        },
        'request completed',
      );
    });
    done();
  });
}

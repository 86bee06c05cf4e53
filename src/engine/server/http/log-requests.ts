// One line for each request, when it is answered. Probes, which come every few seconds, have none.
import type { FastifyInstance } from 'fastify';

const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!probes.has(request.routeOptions.url) || reply.statusCode >= 400)
      request.log.info(
        {
          req: request,
          res: { statusCode: reply.statusCode },
          responseTime: Math.round(reply.elapsedTime * 10) / 10,
          ...(!reply.raw.writableFinished && { isCutOff: true }),
        },
        'request completed',
      );
    done();
  });
}

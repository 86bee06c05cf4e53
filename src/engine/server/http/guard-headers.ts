// The headers that guard every answer. They are the same for all, so that the library is asked for them once, at the
// start, and not at each request.
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Of the one answer that was asked for, not of all. */
const ofThatAnswer: ReadonlySet<string> = new Set(['content-type', 'content-length', 'connection', 'date']);

export async function registerGuardHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const asked = Fastify();
  await asked.register(helmet, options);
  const answer = await asked.inject('/');
  await asked.close();
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ofThatAnswer.has(name)));
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

// The server's log: one JSON line an event, without tokens, passwords or what stands in a query's token.
import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Tests give a destination of their own to read what was written. */
export function buildLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    redact: {
      // PostgreSQL quotes whole rows in the detail of an error.
      paths: [...['authorization', 'password', 'password_confirmation', 'current_password', 'token'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'err.detail'],
      censor: '***',
    },
    serializers: { req: printRequest, err: pino.stdSerializers.err },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function printRequest(request: FastifyRequest) {
  return { method: request.method, url: withoutSecrets(request.url), ip: request.ip };
}

/** The address with every secret as ***: the `token` parameter, and the last step of the public access-request links. */
export function withoutSecrets(url: string): string {
  return url
    .replace(/([?&][^=&]*token[^=&]*=)[^&#]*/gi, '$1***')
    .replace(/(\/resource-access-requests?\/[^/?#]+\/[^/?#]+\/)[^/?#]+/gi, '$1***');
}

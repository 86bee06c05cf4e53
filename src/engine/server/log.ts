// The server's log: one JSON line an event, without tokens, passwords or what people search for: who may read the log
// may not for that know customers by name or document.
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
      paths: [
        ...['authorization', 'password', 'password_confirmation', 'current_password', 'token'].flatMap((name) => [
          name,
          `*.${name}`,
          `*.*.${name}`,
        ]),
        'err.detail',
      ],
      censor: '***',
    },
    serializers: { req: printRequest, err: pino.stdSerializers.err },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function printRequest(request: FastifyRequest) {
  return { method: request.method, url: withoutSecrets(request.url), ip: request.ip };
}

/** Parameters whose values say how much is asked for and in which form, never of whom. */
const plainParameters: readonly string[] = [
  '_start',
  '_end',
  '_sort',
  '_order',
  'range',
  'sort',
  'format',
  'columns',
  'by',
];

/**
 * The address with *** for every value of its query but those, and for the last step of the public access-request
 * links.
 */
export function withoutSecrets(url: string): string {
  const [path = '', ...query] = url.replace(/#.*$/s, '').split('?');
  const shown = path.replace(/(\/resource-access-requests?\/[^/]+\/[^/]+\/)[^/]+/gi, '$1***');
  return query.length === 0 ? shown : `${shown}?${query.join('?').split('&').map(withoutValue).join('&')}`;
}

/** What is no name of a parameter may be a value that somebody forgot to name. */
function withoutValue(parameter: string): string {
  const at = parameter.indexOf('=');
  const name = parameter.slice(0, at === -1 ? undefined : at);
  if (!/^[A-Za-z_][\w.~%-]{0,99}$/.test(name) || at === -1) return '***';
  return plainParameters.includes(name) ? parameter : `${name}=***`;
}

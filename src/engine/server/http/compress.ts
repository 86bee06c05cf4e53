// Answers as JSON are compressed on their way out: a page of 100 orders is 137 kB, 23 of them compressed. Files of the
// web app are compressed when they are built, exports stream. docs/decisions/compression.md says what is not at risk.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Characters under which an answer fits in the packets that are sent anyway. */
export const least = 1400;
/** Of 11: beyond this the processor takes longer than the network saves. */
const brotliQuality = 4;
const gzipLevel = 5;

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: gzipLevel }),
} as const;

export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (holdsToken(request) || !isCompressible(reply, payload)) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = chosenEncoding(request);
    if (encoding === undefined || payload.length < least) return payload;
    const compressed = await encoders[encoding](payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}

/** The length of what is compressed tells of its content: a token stays out of it. */
function holdsToken(request: FastifyRequest): boolean {
  // As the router reads it, however it is spelled.
  const url = request.routeOptions.url ?? request.url;
  return !url.startsWith('/api/') || url.startsWith('/api/auth/');
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string {
  return (
    typeof payload === 'string' &&
    payload !== '' &&
    reply.getHeader('content-encoding') === undefined &&
    String(reply.getHeader('content-type')).includes('json')
  );
}

/** What the caller takes, the smaller one first; `q=0` refuses. */
export function chosenEncoding({ headers }: FastifyRequest): keyof typeof encoders | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  const taken = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
        const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
        return [name, quality === undefined ? 1 : Number(quality)];
      }),
  );
  return (['br', 'gzip'] as const).find((name) => (taken.get(name) ?? 0) > 0);
}

function withEncoding(vary: number | string | readonly string[] | undefined): string {
  if (vary === undefined) return 'Accept-Encoding';
  const names = [vary]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...new Set([...names, 'Accept-Encoding'])].join(', ');
}

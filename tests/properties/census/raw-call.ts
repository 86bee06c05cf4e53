// Calls over a real socket with the address exactly as it is written: clients in process would tidy `/./`, `//` and
// `%61` first.
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface RawCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RawCaller {
  call(call: RawCall): Promise<RawAnswer>;
  close(): void;
}

let calls = 0;

/**
 * The app must believe X-Forwarded-For (`trustProxy`): each call comes from another address, so that no limit of calls
 * is met.
 */
export async function openRaw(app: FastifyInstance): Promise<RawCaller> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    call: ({ method, path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        calls += 1;
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const own = {
          'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
          'accept-language': 'en',
        };
        const type =
          payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
        const sent = request(
          { host: '127.0.0.1', port, agent, method, path, headers: { ...own, ...type, ...headers } },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(parts).toString(),
              }),
            );
            answer.on('error', reject);
          },
        );
        sent.on('error', reject);
        sent.end(payload);
      }),
    close: () => agent.destroy(),
  };
}

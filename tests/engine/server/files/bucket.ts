// A store that speaks as much of S3 as files need, over HTTP, and believes nobody: signatures (Signature Version 4, by
// header) are worked out here anew, from what arrived.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FileBucket } from '#engine/server/settings.ts';

export interface Bucket {
  readonly settings: FileBucket;
  readonly objects: Map<string, Buffer>;
  close(): Promise<void>;
}

const key = 'AKIDEXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const region = 'sa-east-1';

export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => response.writeHead(status).end(body));
  });
  async function answer(
    request: IncomingMessage,
  ): Promise<{ readonly status: number; readonly body?: Buffer | string }> {
    const body = await buffer(request);
    if (!isSigned(request)) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    const [, bucket, name = ''] = (request.url ?? '').split('/');
    if (bucket !== 'files') return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    const { method } = request;
    if (method === 'PUT') objects.set(name, body);
    if (method === 'PUT') return { status: 200 };
    if (method === 'DELETE') objects.delete(name);
    if (method === 'DELETE') return { status: 204 };
    const found = objects.get(name);
    return found === undefined
      ? { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : { status: 200, body: found };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}/files`, region, key, secret },
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), Signature=(\S+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [day = '', ...place] = scope.split('/');
  if (place.join('/') !== `${region}/s3/aws4_request`) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, url, '', signed.join(''), names, String(headers['x-amz-content-sha256'])].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(request)].join('\n');
  const ownKey = [day, ...place].reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(ownKey, text).toString('hex') === signature;
}

function hmac(with_: Buffer | string, text: string): Buffer {
  return createHmac('sha256', with_).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

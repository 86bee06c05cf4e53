// Files as browsers send them, and pictures to send.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Answer, Caller, TestApp } from '#tests/support/app.ts';

export interface Sent {
  readonly to?: string;
  readonly name?: string;
  readonly content: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function upload(
  { app }: TestApp,
  caller: Caller,
  { to = 'products/photo', name = 'foto.png', content, headers }: Sent,
): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/files/${to}`,
    headers: {
      'accept-language': 'en',
      ...caller.headers,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...headers,
    },
    payload: content,
  });
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.json() };
}

export async function download({ app }: TestApp, caller: Caller, value: string, query = '') {
  const { statusCode, headers, rawPayload } = await app.inject({
    method: 'GET',
    url: `/api/files/${value.split('/')[0] ?? ''}${query}`,
    headers: caller.headers,
  });
  return { status: statusCode, headers, content: rawPayload };
}

export function picture(width = 800, height = 400, format: 'png' | 'jpeg' | 'gif' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();
}

export const paper = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** What stands in the folder, without folders. */
export function storedNames(dataDir: string): string[] {
  if (!existsSync(join(dataDir, 'files'))) return [];
  const all = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' });
  return all
    .filter((name) => statSync(join(dataDir, 'files', name)).isFile())
    .map((name) => name.split('/').at(-1) ?? '');
}

// What a browser talks to: files at once, and all calls of the API a moment later, as over a network.
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const delayMs = 20;
const isCall = (url: string) => /^\/(api\/|session(\?|$))/.test(url);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface Front {
  readonly url: string;
  readonly stop: () => void;
}

/** What a server asks of the browser around a page: with the first, each tab begins in a process of its own. */
const guards = ['cross-origin-opener-policy', 'origin-agent-cluster'] as const;

/**
 * In front of the product; with `dist`, in front of other pages that make the same calls, guarded as the product's own
 * are: else the browser would have less to do for them whatever they are made of.
 */
export async function openFront(api: string, dist?: string): Promise<Front> {
  const page = await fetch(api, { headers: { accept: 'text/html' } });
  const guarded = Object.fromEntries(guards.map((name) => [name, page.headers.get(name) ?? '']));
  const server: Server = createServer(answerFrom(api, dist, guarded));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerFrom(api: string, dist: string | undefined, guarded: Readonly<Record<string, string>>): RequestListener {
  const files = dist === undefined ? [] : readdirSync(dist, { recursive: true, withFileTypes: true });
  // Before anybody asks, as the product's own are.
  const compressed = new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, brotliCompressSync(readFileSync(file))]),
  );
  return (incoming, answer) => {
    const url = incoming.url ?? '/';
    if (dist !== undefined && !isCall(url)) {
      const path = new URL(url, api).pathname;
      const file = join(dist, existsSync(join(dist, path)) && path !== '/' ? path : 'index.html');
      const keep = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      answer.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': keep,
        ...guarded,
      });
      answer.end(compressed.get(file));
      return;
    }
    const forward = () => {
      const { method = 'GET', headers } = incoming;
      const onward = request(api + url, { method, headers: { ...headers, host: new URL(api).host } }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    };
    if (isCall(url)) setTimeout(forward, delayMs);
    else forward();
  };
}

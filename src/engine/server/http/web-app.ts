// The web app's files and the headers that guard it: hashed assets for ever, the page never from a cache unasked, and
// the page again for addresses that only the browser's router knows.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { chosenEncoding, least } from './compress.ts';
import { registerGuardHeaders } from './guard-headers.ts';
import { hashesOf } from './page-hashes.ts';

/** emotion inserts an empty style element: the hash of the empty text allows it without allowing any other. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", emptyStyle],
  // Avatars may stand on the identity provider's host.
  imgSrc: ["'self'", 'data:', 'https:'],
  fontSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const assetSeconds = 365 * 24 * 60 * 60;
const apiPaths = ['api', 'session', 'password', 'healthz', 'readyz'];

export interface WebAppOptions {
  /** Folder of the built web app, absolute; without an index.html in it only the API answers. */
  readonly dist: string;
  /** Whether browsers reach the server by https only. */
  readonly https: boolean;
  /** Host of the API that the pages call; absent = this server. */
  readonly apiUrl?: string | undefined;
  /** Whether browsers keep the files by a service worker; absent = they do. */
  readonly keepFiles?: boolean;
  /** Told of each page that is asked for. */
  readonly warmUp?: (() => void) | undefined;
}

/**
 * Also answers every path that no route takes: index.html to a browser that asks for a page, 404 to everything else.
 */
export async function registerWebApp(
  app: FastifyInstance,
  { dist, https, apiUrl, keepFiles = true, warmUp = () => undefined }: WebAppOptions,
): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  const built = isBuilt ? readFileSync(join(dist, 'index.html'), 'utf8') : '';
  const told = {
    ...(apiUrl !== undefined && { 'api-url': apiUrl }),
    ...(!keepFiles && { 'keep-files': 'off' }),
  };
  const page = { ...prepare(pageTold(told, built)), warmUp };
  const own = hashesOf(built);
  await registerGuardHeaders(app, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentSecurityPolicy,
        scriptSrc: [...contentSecurityPolicy.scriptSrc, ...own.scripts],
        styleSrc: [...contentSecurityPolicy.styleSrc, ...own.styles],
        connectSrc: ["'self'", ...(apiUrl === undefined ? [] : [new URL(apiUrl).origin])],
      },
    },
    // Addresses of pages carry tokens (reset, access requests): none leaves with a link.
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: assetSeconds } : false,
  });
  if (isBuilt) await registerFiles(app, dist, page);
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !wantsPage(request)) throw new ApiError('NOT_FOUND');
    return sendPage(request, reply, page);
  });
}

/** The page with what the server's settings tell it, by name. */
function pageTold(told: Readonly<Record<string, string>>, html: string): string {
  if (Object.keys(told).length === 0) return html;
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const metas = Object.entries(told).map(([name, content]) => `<meta name="${name}" content="${escape(content)}" />`);
  return html.replace('<title>', () => `${metas.join('')}<title>`);
}

/** As it was when the server began: the policy allows what it holds, and who writes another meanwhile starts anew. */
interface Page {
  readonly html: string;
  /** Made beside everything else: an eighth of a second that no start waits for. */
  readonly compressed: Readonly<Record<'br' | 'gzip', Promise<Buffer>>>;
  readonly etag: string;
  readonly warmUp: () => void;
}

function prepare(html: string): Omit<Page, 'warmUp'> {
  const compressed = { br: promisify(brotliCompress)(html), gzip: promisify(gzip)(html, { level: 9 }) };
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 16);
  return { html, compressed, etag: `W/"${hash}"` };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, compressed, etag, warmUp }: Page,
): Promise<FastifyReply> {
  warmUp();
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag }).type('text/html; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  const encoding = html.length < least ? undefined : chosenEncoding(request);
  if (encoding === undefined) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressed[encoding]);
}

async function registerFiles(app: FastifyInstance, dist: string, page: Page): Promise<void> {
  for (const path of ['/', '/index.html']) app.get(path, (request, reply) => sendPage(request, reply, page));
  const files = {
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path: string) => !path.endsWith('.map'),
  } as const;
  const kept = (how: string) => ({ setHeaders: (reply: FastifyReply) => void reply.header('cache-control', how) });
  await app.register(staticFiles, {
    ...files,
    ...kept('no-cache'),
    root: dist,
    wildcard: false,
    globIgnore: ['**/.*', '**/.*/**', 'assets/**', 'index.html*'],
  });
  // One route: with one for each of hundreds of files a start takes a tenth of a second longer.
  await app.register(staticFiles, {
    ...files,
    ...kept(`public, max-age=${assetSeconds}, immutable`),
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  });
}

/** A missing file must stay a 404: a page in place of a script is a riddle in the console. */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  const isPage = !apiPaths.includes(path.split('/')[1] ?? '') && !path.startsWith('/assets/');
  return ['GET', 'HEAD'].includes(request.method) && isPage && (request.headers.accept ?? '').includes('text/html');
}

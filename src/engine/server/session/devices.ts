// Browsers in which somebody has signed in before: a signed cookie each account, which lets nobody in but is counted by
// itself, so that strangers who try passwords do not shut out whoever is at home. Other clients send the same as a
// header.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** As long as browsers keep a cookie at most. */
const cookieSeconds = 400 * 24 * 60 * 60;
/** For clients that keep no cookies: what the header of the same name answered at the last sign-in. */
const deviceHeader = 'x-device';

type Secret = Pick<Settings, 'sessionSecret'>;

/** The name of the browser; undefined when nobody has signed in to the account with it. */
export function knownDevice(request: FastifyRequest, account: string, { sessionSecret }: Secret): string | undefined {
  const name = cookieName(account);
  return sentDevices(request, sessionSecret).find((sent) => sent.name === name)?.device;
}

/** Any browser in which anybody has signed in. */
export function anyDevice(request: FastifyRequest, { sessionSecret }: Secret): string | undefined {
  return sentDevices(request, sessionSecret)[0]?.device;
}

/** Marks the browser that somebody has signed in with, under the name that it has. */
export function markDevice(reply: FastifyReply, account: string, settings: Secret & Pick<Settings, 'publicUrl'>): void {
  const device = knownDevice(reply.request, account, settings) ?? randomBytes(16).toString('base64url');
  const name = cookieName(account);
  const token = `${device}.${sign(device, name, settings.sessionSecret)}`;
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${token}; Path=/session; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  reply.header(deviceHeader, `${name}=${token}`);
}

/** One each account, as several people may share a browser; the name does not tell whose. */
function cookieName(account: string): string {
  return `device-${createHash('sha256').update(account).digest('hex').slice(0, 16)}`;
}

interface SentDevice {
  readonly name: string;
  readonly device: string;
}

/** Those that are truly signed, of the cookies and the header, which reads like one. */
function sentDevices({ headers }: FastifyRequest, secret: string): readonly SentDevice[] {
  const pairs = [headers.cookie, headers[deviceHeader]].flat().flatMap((text) => text?.split(';') ?? []);
  return pairs.flatMap((pair) => {
    const [, name, device, signature] = /^\s*(device-[0-9a-f]{16})=([\w-]{1,64})\.([\w-]{43})\s*$/.exec(pair) ?? [];
    if (name === undefined || device === undefined || signature === undefined) return [];
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(device, name, secret))) ? [{ name, device }] : [];
  });
}

function sign(device: string, name: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, device]))
    .digest('base64url');
}

// Answers that src/engine/web/first-paint.js asked for before the application was there. Each is taken over once, by the
// first request that says the same; whatever is wrong with it, the application asks itself.
import { isRecord } from './is-record.ts';

interface EarlyAnswers {
  readonly language: string;
  /** Of whom it was asked for; the one that the session's answer put in its place. */
  token: string;
  /** By the page's clock, in milliseconds. */
  readonly askedAt: number;
  /** By address, with the API's host. */
  readonly answers: Map<string, Promise<EarlyAnswer | undefined>>;
  /** There while what the server drew is seen (src/engine/web/prerender/take-over.ts). */
  page?: { readonly presses: readonly EventTarget[] } | undefined;
  /** The application has drawn something: what the server draws comes too late. */
  isDrawn?: boolean;
}

interface EarlyAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Iterable<readonly [string, string]>;
  readonly json: () => unknown;
}

/** Milliseconds: what nobody took over by then is old. */
const oldest = 30_000;

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** What was read on behalf of who is leaving is nobody's after him. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers?.answers.clear();
}

interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
}

/** The good answer to the same request, read as JSON; absent when there is none. */
export async function earlyAnswer(address: string, { headers, timeout }: Asking) {
  const early = globalThis.earlyAnswers;
  const under = early?.answers.get(address);
  if (early === undefined || under === undefined) return undefined;
  early.answers.delete(address);
  const isAnothers = headers['Authorization'] !== `Bearer ${early.token}` || 'X-View-As' in headers;
  if (isAnothers || headers['Accept-Language'] !== early.language || performance.now() - early.askedAt > oldest)
    return undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeout);
  });
  try {
    const response = await Promise.race([under, tooLate]);
    if (response?.ok !== true) return undefined;
    const data: unknown = await response.json();
    if (address.includes('/session?')) early.token = renewedToken(data) ?? early.token;
    return { data, status: response.status, headers: Object.fromEntries(response.headers) };
  } catch {
    return undefined;
  }
}

/** Each look at a session gives it a new token. */
function renewedToken(data: unknown): string | undefined {
  return isRecord(data) && typeof data['token'] === 'string' ? data['token'] : undefined;
}

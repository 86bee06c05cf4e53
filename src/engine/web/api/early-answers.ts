// Answers that src/engine/web/first-paint.js asked for before the application was there. Each is taken over once, by the
// first request that says the same; whatever is wrong with it, the application asks itself.
import { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

interface EarlyAnswers {
  readonly language: string;
  /** Of whom it was asked for; the one that the session's answer put in its place. */
  token: string;
  /** By the page's clock, in milliseconds. */
  readonly askedAt: number;
  /** By address, with the API's host. */
  readonly answers: Map<string, Promise<Response>>;
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

/** The good answer to the same request, as the adapter would give it; absent when there is none. */
export async function earlyAnswer(
  config: InternalAxiosRequestConfig,
  address: string,
): Promise<AxiosResponse<string> | undefined> {
  const early = globalThis.earlyAnswers;
  const under = early?.answers.get(address);
  if (early === undefined || under === undefined || config.method !== 'get') return undefined;
  early.answers.delete(address);
  const isAnothers = config.headers.get('Authorization') !== `Bearer ${early.token}` || config.headers.has('X-View-As');
  if (
    isAnothers ||
    config.headers.get('Accept-Language') !== early.language ||
    performance.now() - early.askedAt > oldest
  )
    return undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), config.timeout);
  });
  try {
    const response = await Promise.race([under, tooLate]);
    if (response?.ok !== true) return undefined;
    const headers = new AxiosHeaders(Object.fromEntries(response.headers));
    const data = await response.text();
    early.token = renewedToken(address, data) ?? early.token;
    return { data, status: response.status, statusText: response.statusText, headers, config };
  } catch {
    return undefined;
  }
}

/** Each look at a session gives it a new token. */
function renewedToken(address: string, data: string): string | undefined {
  if (!address.includes('/session?')) return undefined;
  const { token } = JSON.parse(data) as { readonly token?: string };
  return token;
}

// The one HTTP client: host, bearer token, language, and failures as ApiFailure. It knows nothing of the session.
import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import type { ErrorBody } from '#engine/model/errors.ts';
import { dropEarlyAnswers, earlyAnswer } from './early-answers.ts';
import { isRecord } from './is-record.ts';
import { readLanguage } from '#engine/web/i18n/language-store.ts';
import { readToken } from '#engine/web/session/token-store.ts';
import { viewAsHeaders } from '#engine/web/session/view-as.ts';

/** No answer within this many milliseconds is a failure of the network. */
const timeout = 30_000;

/** What a call ends with unless it succeeds. `status` is 0 when no answer came. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** Token the call was made with. */
  readonly token: string | undefined;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(parts: {
    status: number;
    body?: ErrorBody | undefined;
    token?: string | undefined;
    retryAfter?: number | undefined;
    message?: string;
  }) {
    super(parts.body?.message ?? parts.message ?? `HTTP ${parts.status}`);
    this.status = parts.status;
    this.body = parts.body;
    this.token = parts.token;
    this.retryAfter = parts.retryAfter;
  }
}

export const http: AxiosInstance = createClient();

/** A client with the product's conventions; tests make their own. `ask`: what sends a request. */
export function createClient({ ask = axios.getAdapter(axios.defaults.adapter) } = {}): AxiosInstance {
  const client: AxiosInstance = axios.create({
    baseURL: apiHost(),
    timeout,
    adapter: async (config) => (await earlyAnswer(config, client.getUri(config))) ?? ask(config),
  });
  client.interceptors.request.use((config) => {
    // What was read before a write is not shown after it.
    if (config.method !== 'get') dropEarlyAnswers();
    const token = readToken()?.token;
    if (token !== undefined && !config.headers.has('Authorization'))
      config.headers.set('Authorization', `Bearer ${token}`);
    config.headers.set('Accept-Language', readLanguage());
    // Signing in and out is one's own, whatever one looks at.
    if (config.url?.startsWith('/api/')) config.headers.set(viewAsHeaders());
    return config;
  });
  client.interceptors.response.use(undefined, (error: unknown) => {
    throw toFailure(error);
  });
  return client;
}

/**
 * Where all calls go: another host than the pages' when the server that delivers them says so (setting API_URL), else
 * the same.
 */
function apiHost(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content.replace(/\/+$/, '') ?? '';
}

/**
 * Calls `tell` with the token of each call that was answered 401, and what the server said; the call still fails.
 * Answers how to stop it.
 */
export function watchUnauthorized(
  client: AxiosInstance,
  tell: (token: string | undefined, body: ErrorBody | undefined) => void,
): () => void {
  const watch = client.interceptors.response.use(undefined, (error: unknown) => {
    if (error instanceof ApiFailure && error.status === 401) tell(error.token, error.body);
    throw error instanceof Error ? error : new Error(String(error));
  });
  return () => client.interceptors.response.eject(watch);
}

function toFailure(error: unknown): Error {
  if (isCancel(error) || !isAxiosError(error)) return error instanceof Error ? error : new Error(String(error));
  const { response, config } = error;
  const authorization: unknown = config?.headers.get('Authorization');
  const retryAfter = Number(response?.headers['retry-after']);
  return new ApiFailure({
    status: response?.status ?? 0,
    body: readErrorBody(response?.data, response?.status ?? 0),
    token: typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    message: error.message,
  });
}

/**
 * Our server's shape, or the `error` of any server that speaks the calls of docs/specification.md. Gateways answer with
 * pages of their own.
 */
function readErrorBody(data: unknown, statusCode: number): ErrorBody | undefined {
  if (!isRecord(data)) return undefined;
  if (typeof data['code'] === 'string' && typeof data['message'] === 'string') return data as unknown as ErrorBody;
  const errors = spelledErrors(data['error']);
  return errors && { statusCode, code: 'VALIDATION', message: [...new Set(Object.values(errors))].join(' '), errors };
}

/** The `error` that an answer of 200 holds, as the failure it is; an empty one is none. */
export function refusalIn(data: unknown): ApiFailure | undefined {
  const body = isRecord(data) ? readErrorBody({ error: data['error'] }, 422) : undefined;
  return body && new ApiFailure({ status: 422, body });
}

/** `error` is `[{type, message}]`, one of these, texts by field, or one text. */
function spelledErrors(error: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof error === 'string') return error.trim() === '' ? undefined : { root: error };
  const entries =
    Array.isArray(error) || (isRecord(error) && 'message' in error)
      ? [error]
          .flat()
          .filter(isRecord)
          .map(({ type, message }) => [typeof type === 'string' ? type : 'root', message])
      : Object.entries(isRecord(error) ? error : {});
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

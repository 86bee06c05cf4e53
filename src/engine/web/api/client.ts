// The one HTTP client: host, bearer token, language, and failures as ApiFailure. It knows nothing of the session.
import type { AxiosError, AxiosRequestConfig, AxiosResponse } from 'axios';
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

type Method = 'get' | 'post' | 'put' | 'delete';
type Options = Omit<AxiosRequestConfig, 'url' | 'method' | 'data' | 'baseURL'>;
export type Answer<Data> = Pick<AxiosResponse<Data>, 'data' | 'status' | 'headers'>;
type Send = <Data>(config: AxiosRequestConfig) => Promise<Answer<Data>>;

/** Who is told how each call ended. */
interface Watcher {
  readonly answered?: (answer: Answer<unknown>) => void;
  readonly failed?: (failure: ApiFailure) => void;
}

/** Each call ends with the answer or an ApiFailure; or with what called it off. */
export interface Http {
  readonly get: <Data>(path: string, options?: Options) => Promise<Answer<Data>>;
  readonly delete: <Data>(path: string, options?: Options) => Promise<Answer<Data>>;
  readonly post: <Data>(path: string, body?: unknown, options?: Options) => Promise<Answer<Data>>;
  readonly put: <Data>(path: string, body?: unknown, options?: Options) => Promise<Answer<Data>>;
  /** Answers how to stop it. */
  readonly watch: (watcher: Watcher) => () => void;
}

export const http: Http = createClient();

/** A client with the product's conventions; tests make their own. `load`: brings what sends. */
export function createClient({
  load = async (): Promise<Send> => (await import('./axios-client.ts')).send,
} = {}): Http {
  const watchers = new Set<Watcher>();
  async function ask<Data>(method: Method, path: string, options: Options & { readonly data?: unknown }) {
    const request = { timeout, ...options, method, url: path, baseURL: apiHost() };
    // What was read before a write is not shown after it.
    if (method !== 'get') dropEarlyAnswers();
    try {
      const early = method === 'get' ? await earlyAnswer(addressOf(request), withHeaders(request)) : undefined;
      const answer = (early as Answer<Data> | undefined) ?? (await sendOver(load)<Data>(withHeaders(request)));
      for (const { answered } of watchers) answered?.(answer);
      return answer;
    } catch (error) {
      const failure = toFailure(error);
      if (failure instanceof ApiFailure) for (const { failed } of watchers) failed?.(failure);
      throw failure;
    }
  }
  return {
    get: (path, options = {}) => ask('get', path, options),
    delete: (path, options = {}) => ask('delete', path, options),
    post: (path, data, options = {}) => ask('post', path, { ...options, data }),
    put: (path, data, options = {}) => ask('put', path, { ...options, data }),
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** What cannot be brought cannot be asked either. */
function sendOver(load: () => Promise<Send>): Send {
  return async (config) => {
    const send = await load().catch((error: unknown) => {
      throw new ApiFailure({ status: 0, message: error instanceof Error ? error.message : String(error) });
    });
    return send(config);
  };
}

/** Whose call it is, and in which language; read anew for each. */
function withHeaders<Request extends AxiosRequestConfig>(request: Request) {
  const token = readToken()?.token;
  const headers: Readonly<Record<string, string>> = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    'Accept-Language': readLanguage(),
    // Signing in and out is one's own, whatever one looks at.
    ...(request.url?.startsWith('/api/') && viewAsHeaders()),
  };
  return { ...request, headers: { ...headers, ...(request.headers as Record<string, string> | undefined) } };
}

/** As src/engine/web/first-paint.js writes it. */
function addressOf({ baseURL = '', url = '', params }: AxiosRequestConfig): string {
  const query = new URLSearchParams(params as URLSearchParams | Record<string, string> | undefined).toString();
  return `${baseURL}${url}${query === '' ? '' : `?${query}`}`;
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
  client: Http,
  tell: (token: string | undefined, body: ErrorBody | undefined) => void,
): () => void {
  return client.watch({ failed: ({ status, token, body }) => void (status === 401 && tell(token, body)) });
}

function toFailure(error: unknown): Error {
  if (!isOfAxios(error)) return error instanceof Error ? error : new Error(String(error));
  const { response, config } = error;
  const authorization: unknown = config?.headers['Authorization'];
  const retryAfter = Number(response?.headers['retry-after']);
  return new ApiFailure({
    status: response?.status ?? 0,
    body: readErrorBody(response?.data, response?.status ?? 0),
    token: typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    message: error.message,
  });
}

/** A call that failed; not one that was called off. */
function isOfAxios(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error && !('__CANCEL__' in error);
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

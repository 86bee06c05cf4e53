// Calls to the running product beside the browser: signing in, and the records a journey needs before it begins.
export const demoPassword = 'tickets123';

export type Answer = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

const tokens = new Map<string, Promise<string>>();

/** Token of the demo user of a role; one session for all visits of a file, since sign-ins are few a minute. */
export function tokenOf(url: string, user: string): Promise<string> {
  const key = `${url} ${user}`;
  const token = tokens.get(key) ?? openSession(url, user);
  tokens.set(key, token);
  return token;
}

/** A session of its own. */
export async function openSession(url: string, user: string): Promise<string> {
  const body = JSON.stringify({ email: `${user}@example.com`, password: demoPassword });
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`${user} could not sign in: ${answer.status}`);
  return token;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
}

/** Calls the API as an administrator; a refusal is an error with what the server said. */
export async function call<T = Answer>(url: string, path: string, { method = 'GET', body }: Call = {}): Promise<T> {
  const headers = {
    authorization: `Bearer ${await tokenOf(url, 'admin')}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

export interface Window {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Ids of the first rows that a collection answers for these parameters, and how many there are in all. */
export async function listIds(url: string, collection: string, parameters: URLSearchParams): Promise<Window> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'admin')}` };
  const answer = await fetch(`${url}/api/${collection}?${parameters}`, { headers });
  if (!answer.ok) throw new Error(`${collection}?${parameters}: ${answer.status} ${await answer.text()}`);
  const rows = (await answer.json()) as { id: string }[];
  return { ids: rows.map(({ id }) => id), total: Number(answer.headers.get('x-total-count')) };
}

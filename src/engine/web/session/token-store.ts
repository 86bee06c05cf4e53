// The token in local storage, under the keys of docs/specification.md. Other tabs see each change.
export interface StoredToken {
  readonly token: string;
  /** Epoch milliseconds; absent when whoever stored the token didn't say. */
  readonly expiresAt: number | undefined;
}

export const tokenKey = 'jwt_token';
const accessKey = 'access_token';
const idKey = 'id_token';
const expiryKey = 'expires_at';
/**
 * There after the person chose to leave, until the next sign-in: the other tabs tell it from a session that ended by
 * itself.
 */
const leftKey = 'signed_out';

export function readToken(): StoredToken | undefined {
  const token = localStorage.getItem(tokenKey);
  if (token === null || token === '') return undefined;
  const expiresAt = Number(localStorage.getItem(expiryKey) ?? Number.NaN);
  return { token, expiresAt: Number.isFinite(expiresAt) ? expiresAt : undefined };
}

/** Expiry first: another tab reacts to the token and must find its expiry. */
export function storeToken({ token, expiresAt }: { readonly token: string; readonly expiresAt: number }): void {
  localStorage.removeItem(leftKey);
  localStorage.setItem(expiryKey, String(expiresAt));
  localStorage.setItem(accessKey, token);
  localStorage.setItem(idKey, token);
  localStorage.setItem(tokenKey, token);
}

/** `wanted`: the person chose to leave. */
export function clearToken({ wanted }: { readonly wanted: boolean }): void {
  if (wanted) localStorage.setItem(leftKey, 'true');
  for (const key of [tokenKey, accessKey, idKey, expiryKey]) localStorage.removeItem(key);
}

export function wasLeft(): boolean {
  return localStorage.getItem(leftKey) !== null;
}

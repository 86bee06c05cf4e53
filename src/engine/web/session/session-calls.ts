// The session calls (docs/specification.md). What they answer is read here; failures are ApiFailure.
import { ApiFailure, http, refusalIn } from '#engine/web/api/client.ts';
import { isRecord } from '#engine/web/api/is-record.ts';
import { readSignedIn, readUser, type SignedIn, type User } from './user.ts';

/** Below the limit of the session check, so that a dead network is told as such. */
const tokenLoginTimeout = 8000;

export async function signIn(payload: object): Promise<SignedIn> {
  return readAnswer((await http.post<unknown>('/session', payload)).data);
}

export async function signInWithToken(token: string): Promise<SignedIn> {
  const { data } = await http.get<unknown>('/session', { params: { token }, timeout: tokenLoginTimeout });
  // A page in place of an answer comes from what stands between here and the server.
  if (!isRecord(data)) throw new ApiFailure({ status: 0 });
  return readAnswer({ token, ...data });
}

/** A server may answer 200 and say in `error` what was wrong. */
function readAnswer(data: unknown): SignedIn {
  const refusal = refusalIn(data);
  if (refusal !== undefined) throw refusal;
  return readSignedIn(data);
}

/** Nobody waits longer than this to leave. */
const signOutTimeout = 3000;

/** Ends the session on the server; the screens sign out whatever it answers. */
export async function signOut(): Promise<void> {
  await http.delete('/session', { timeout: signOutTimeout });
}

/** Ends all sessions of the user; the answer opens a new one. */
export async function changePassword(payload: object): Promise<SignedIn> {
  return readSignedIn((await http.post<unknown>('/api/auth/password', payload)).data);
}

export async function requestPasswordReset(payload: object): Promise<void> {
  await http.post('/password/forgot', payload);
}

export async function resetPassword(payload: object): Promise<void> {
  await http.post('/password/reset', payload);
}

/** Sends the changed parts of the own user; answers the user as saved. */
export async function updateUser(user: object): Promise<User | undefined> {
  const { data } = await http.post<unknown>('/api/auth/user/update', { user });
  if (!isRecord(data)) return undefined;
  return readUser(isRecord(data['user']) ? data['user'] : data);
}

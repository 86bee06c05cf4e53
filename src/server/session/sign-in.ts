// POST /session. An unknown address and a wrong password get the same answer in the same time; that an account is disabled is said only to
// whoever knows its password.
import type { Login } from '#generated/types.ts';
import { ApiError } from '../api-error.ts';
import { findAccount, noteSignIn, type Account } from './accounts.ts';
import { checkPayload, refuse } from './check-payload.ts';
import { verifyPassword } from './password-hash.ts';
import type { SessionParts } from './session-parts.ts';
import type { Grant } from './session-store.ts';
import { readSessionUser, type SessionUser } from './session-user.ts';

export interface SessionAnswer extends Grant {
  readonly user: SessionUser;
}

export async function signIn(parts: SessionParts, body: unknown): Promise<SessionAnswer> {
  const { database, settings, clock, store } = parts;
  const login = await checkPayload<Login>('login', body, clock(), { organization_id: settings.organizationId });
  const account = await findAccount(database, login.organization_id, login.email);
  const address = `${login.organization_id} ${login.email.toLowerCase()}`;
  const right = await passwordMatches(parts, { account, address, password: login.password });
  if (!right || account === undefined) throw refuse('login', 'password', 'wrong');
  if (account.status !== 'active') throw refuse('login', 'email', account.status);
  await noteSignIn(database, account, clock());
  return { user: await readSessionUser(database, account.id), ...(await store.open(account)) };
}

/** Whether the password is the account's; each wrong one counts towards the lock-out, and 429 says how long that lasts. */
export async function passwordMatches(
  { lockOut, clock }: SessionParts,
  attempt: { readonly account: Pick<Account, 'id' | 'organizationId'> | undefined; readonly address: string; readonly password: string },
): Promise<boolean> {
  const { account, address, password } = attempt;
  const counted = await lockOut.count(account, address, clock());
  if (counted.locked !== undefined) throw lockedOut(counted.locked, clock());
  const right = await verifyPassword(password, counted.hash);
  if (right && account !== undefined) await lockOut.clear(account);
  else if (counted.lockedIfWrong !== undefined) throw lockedOut(counted.lockedIfWrong, clock());
  return right;
}

function lockedOut(until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ApiError('TOO_MANY_REQUESTS', { minutes: Math.ceil(seconds / 60) }, { retryAfter: seconds });
}

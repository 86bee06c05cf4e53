// POST /session. An unknown address and a wrong password get the same answer in the same time; that an account is
// disabled is said only to whoever knows its password. The browser that signs in is known from then on (devices.ts).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from '#generated/types.ts';
import { ApiError } from '../http/api-error.ts';
import { findAccount, noteSignIn, readHash } from './accounts.ts';
import { checkPayload, refuse } from './check-payload.ts';
import { knownDevice, markDevice } from './devices.ts';
import type { Trial } from './lock-out.ts';
import { verifyPassword } from './password-hash.ts';
import type { SessionParts } from './session-parts.ts';
import type { Grant } from './session-store.ts';
import { readSessionUser, type SessionUser } from './session-user.ts';

export interface SessionAnswer extends Grant {
  readonly user: SessionUser;
}

export async function signIn(
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionAnswer> {
  const { database, settings, clock, store } = parts;
  const login = await checkPayload<Login & { readonly organization_id: string }>('login', request.body, clock(), {
    organization_id: settings.organizationId,
  });
  const account = await findAccount(database, login.organization_id, login.email);
  const name = signInName(login.organization_id, login.email);
  const trial = { account: name, from: request.ip, device: knownDevice(request, name, settings) };
  const right = await passwordMatches(parts, {
    trial,
    hash: account && (await readHash(database, account)),
    password: login.password,
  });
  if (!right || account === undefined) throw refuse('login', 'password', 'wrong');
  if (account.status !== 'active') throw refuse('login', 'email', account.status);
  await noteSignIn(database, account, clock());
  markDevice(reply, name, settings);
  const answer = { user: await readSessionUser(database, account.id), ...(await store.open(account)) };
  await store.noteWrite?.(account);
  return answer;
}

/**
 * Whether the password is the account's; each wrong one counts towards the lock-out, and 429 says how long that lasts.
 */
export async function passwordMatches(
  { lockOut, clock }: SessionParts,
  { trial, hash, password }: { readonly trial: Trial; readonly hash: string | undefined; readonly password: string },
): Promise<boolean> {
  const counted = await lockOut.count(trial, clock());
  if (counted.locked !== undefined) throw lockedOut(counted.locked, clock());
  const right = await verifyPassword(password, hash);
  if (right) await lockOut.clear(trial);
  else if (counted.lockedIfWrong !== undefined) throw lockedOut(counted.lockedIfWrong, clock());
  return right;
}

/** What an account is signed in to with; the same for accounts that do not exist. */
export function signInName(organizationId: string, email: string): string {
  return `${organizationId} ${email.toLowerCase()}`;
}

export function lockedOut(until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ApiError('TOO_MANY_REQUESTS', { minutes: Math.ceil(seconds / 60) }, { retryAfter: seconds });
}

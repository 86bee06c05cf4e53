// POST /api/auth/password: a signed-in person replaces the password. Every session ends; the caller goes on with a new
// one.
import type { FastifyRequest } from 'fastify';
import type { PasswordChange } from '#generated/types.ts';
import { writeHistory } from '../database/write-history.ts';
import { ownHistory, readHash, writeHash } from './accounts.ts';
import { checkPayload, refuse } from './check-payload.ts';
import { hashPassword } from './password-hash.ts';
import type { SessionParts } from './session-parts.ts';
import type { Session } from './session-store.ts';
import { readSessionUser } from './session-user.ts';
import { passwordMatches, type SessionAnswer } from './sign-in.ts';

export async function changePassword(
  parts: SessionParts,
  { id, actor }: Session,
  { body, ip }: Pick<FastifyRequest, 'body' | 'ip'>,
): Promise<SessionAnswer> {
  const { database, clock, store } = parts;
  const change = await checkPayload<PasswordChange>('passwordChange', body, clock());
  const account = { id: actor.userId, organizationId: actor.organizationId, name: actor.name };
  // Whoever is signed in is known by his session: what strangers try at the door does not count here, nor what is tried
  // here there.
  const trial = { account: account.id, from: ip, device: id };
  const right = await passwordMatches(parts, {
    trial,
    hash: await readHash(database, account),
    password: change.current_password,
  });
  if (!right) throw refuse('passwordChange', 'current_password', 'wrong');
  const hash = await hashPassword(change.password);
  return database.transaction(async () => {
    const now = clock();
    await writeHash(database, account, hash, now);
    await store.revokeAll(account);
    await writeHistory(database, ownHistory(account, 'passwordChange', now));
    return { user: await readSessionUser(database, account.id), ...(await store.open(account)) };
  });
}

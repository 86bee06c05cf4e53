// A session machine with a clock that stands still, and effects that tests replace.
import { createActor, SimulatedClock } from 'xstate';
import { expect, vi } from 'vitest';
import type { ErrorCode } from '#engine/model/errors.ts';
import { createSessionMachine } from '#engine/web/session/session-machine.ts';
import type { CheckFailure, SessionEffects } from '#engine/web/session/session-setup.ts';
import type { SignedIn, User } from '#engine/web/session/user.ts';

export const user: User = {
  id: '1',
  name: 'Ana',
  role: ['admin'],
  email: 'ana@example.com',
  language: undefined,
  avatarUrl: undefined,
  miniAvatarUrl: undefined,
  organizationName: 'ICD',
  shortcuts: [],
  settings: {},
};
export const signedIn: SignedIn = { user, token: 'first', expiresIn: 60 };
export const start = 1_000_000;

/** `401` with the server's code after a blank, `away` for no answer; anything else is refused without a reason. */
function readFailure(error: unknown): CheckFailure {
  const [status, code] = String(error).split(' ');
  if (status === 'away') return { kind: 'away' };
  return status === '401'
    ? { kind: 'unauthorized', reason: { code: (code ?? 'UNAUTHENTICATED') as ErrorCode, message: `words of ${code}` } }
    : { kind: 'failed' };
}

export function startSession(given: Partial<SessionEffects> = {}) {
  const clock = new SimulatedClock();
  const effects = {
    readToken: () => ({ type: 'noToken' }) as const,
    signInWithToken: () => Promise.resolve(signedIn),
    storeToken: vi.fn(),
    clearSession: vi.fn(),
    tell: vi.fn(),
    readFailure,
    now: () => start + clock.now(),
    ...given,
  };
  const session = createActor(createSessionMachine(effects), { clock }).start();
  const now = () => {
    const { value, context } = session.getSnapshot();
    const phase = typeof value === 'object' && 'loggedIn' in value ? value.loggedIn : undefined;
    return { state: phase === undefined ? value : 'loggedIn', phase, ...context };
  };
  return { session, effects, clock, now };
}

export const withToken = { readToken: () => ({ type: 'tokenFound', token: 'first' }) as const };

export async function startLoggedIn() {
  const started = startSession(withToken);
  await vi.waitFor(() => expect(started.now().state).toBe('loggedIn'));
  return started;
}

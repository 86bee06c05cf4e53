import { describe, expect, it, vi } from 'vitest';
import { messages } from '#engine/web/session/session-events.ts';
import { checkLimit, type SessionEffects } from '#engine/web/session/session-setup.ts';
import type { SignedIn } from '#engine/web/session/user.ts';
import { signedIn, start, startLoggedIn, startSession, user, withToken } from '#tests/support/web/session-machine.ts';

describe('the check of the stored token', () => {
  it('finds a guest when no token is stored', () => {
    const { now, effects } = startSession();
    expect(now()).toMatchObject({ state: 'guest', message: undefined });
    expect(effects.tell).not.toHaveBeenCalled();
  });

  it('ends an expired token with its message and clears it', () => {
    const { now, effects } = startSession({ readToken: () => ({ type: 'tokenExpired' }) });
    expect(now()).toMatchObject({ state: 'expired', message: messages.expired });
    expect(effects.clearSession).toHaveBeenCalledOnce();
  });

  it('logs in with a valid token and stores when it ends', async () => {
    const { now, effects } = await startLoggedIn();
    expect(now().user).toEqual(user);
    expect(effects.storeToken).toHaveBeenCalledWith({ token: 'first', expiresAt: start + 60_000 });
  });

  it('clears the session when the token login fails, raises the error and says it', async () => {
    const { now, effects } = startSession({ ...withToken, signInWithToken: () => Promise.reject(new Error('500')) });
    await vi.waitFor(() => expect(now()).toMatchObject({ state: 'guest', message: messages.tokenLoginFailed }));
    expect(effects.clearSession).toHaveBeenCalledOnce();
    expect(effects.tell).toHaveBeenCalledExactlyOnceWith(messages.tokenLoginFailed);
  });

  it('is denied when the token login is answered 401', async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors
    const { now, effects } = startSession({ ...withToken, signInWithToken: () => Promise.reject('401') });
    await vi.waitFor(() => expect(now()).toMatchObject({ state: 'denied', message: messages.denied }));
    expect(effects.tell).toHaveBeenCalledExactlyOnceWith(messages.tokenLoginFailed);
  });

  it.each([
    ['401 TOKEN_EXPIRED', { state: 'expired', message: messages.expired }],
    ['401 ACCOUNT_DISABLED', { state: 'guest', message: { text: 'words of ACCOUNT_DISABLED' } }],
    ['401 FORBIDDEN', { state: 'denied', message: messages.denied }],
  ])('answered %s ends as the server says', async (answer, end) => {
    // oxlint-disable-next-line prefer-promise-reject-errors
    const { now, effects } = startSession({ ...withToken, signInWithToken: () => Promise.reject(answer) });
    await vi.waitFor(() => expect(now()).toMatchObject(end));
    expect(effects.clearSession).toHaveBeenCalledExactlyOnceWith({ wanted: false });
  });

  it('waits no longer than its limit for an answer, and keeps the token', () => {
    const { now, clock, effects } = startSession({ ...withToken, signInWithToken: () => new Promise(() => undefined) });
    clock.increment(checkLimit - 1);
    expect(now().state).toEqual({ checking: 'signingIn' });
    clock.increment(1);
    expect(now()).toMatchObject({ state: { checking: 'away' }, failedChecks: 1 });
    expect(effects.clearSession).not.toHaveBeenCalled();
  });
});

describe('while the server is away', () => {
  function startAway(answers: readonly (() => Promise<SignedIn>)[], given: Partial<SessionEffects> = {}) {
    const signInWithToken = vi.fn<(token: string) => Promise<SignedIn>>();
    for (const answer of answers) signInWithToken.mockImplementationOnce(answer);
    return { ...startSession({ ...withToken, signInWithToken, ...given }), signInWithToken };
  }
  // oxlint-disable-next-line prefer-promise-reject-errors
  const away = () => Promise.reject('away');
  const isAway = { checking: 'away' };

  it('the token is kept and tried again, each time after twice as long, until it is good', async () => {
    const { now, clock, effects, signInWithToken } = startAway([away, away, away, () => Promise.resolve(signedIn)]);
    for (const [tries, pause] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await vi.waitFor(() => expect(now()).toMatchObject({ state: isAway, failedChecks: tries }));
      clock.increment(pause - 1);
      expect(signInWithToken).toHaveBeenCalledTimes(tries);
      clock.increment(1);
      expect(signInWithToken).toHaveBeenCalledTimes(tries + 1);
    }
    await vi.waitFor(() => expect(now()).toMatchObject({ state: 'loggedIn', failedChecks: 0 }));
    expect(effects.clearSession).not.toHaveBeenCalled();
  });

  it('a server that says when to come back is not asked before', async () => {
    const { now, clock, signInWithToken } = startAway([away, away], {
      readFailure: () => ({ kind: 'away', retryAfter: 60 }),
    });
    await vi.waitFor(() => expect(now().state).toEqual(isAway));
    clock.increment(59_999);
    expect(signInWithToken).toHaveBeenCalledOnce();
    clock.increment(1);
    expect(signInWithToken).toHaveBeenCalledTimes(2);
  });

  it('the token is tried at once when asked for, and a refusal then counts', async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors
    const { session, now } = startAway([away, () => Promise.reject('401')]);
    await vi.waitFor(() => expect(now().state).toEqual(isAway));
    session.send({ type: 'retry' });
    await vi.waitFor(() => expect(now()).toMatchObject({ state: 'denied', message: messages.denied }));
  });

  it('one may leave', async () => {
    const { session, now, effects } = startAway([away]);
    await vi.waitFor(() => expect(now().state).toEqual(isAway));
    session.send({ type: 'logout' });
    expect(now()).toMatchObject({ state: 'guest', left: true });
    expect(effects.clearSession).toHaveBeenCalledExactlyOnceWith({ wanted: true });
  });

  it('a token whose time runs out meanwhile has expired', async () => {
    const readToken = vi
      .fn<SessionEffects['readToken']>(() => ({ type: 'tokenExpired' }))
      .mockImplementationOnce(withToken.readToken);
    const { session, now } = startAway([away], { readToken });
    await vi.waitFor(() => expect(now().state).toEqual(isAway));
    session.send({ type: 'retry' });
    expect(now()).toMatchObject({ state: 'expired', message: messages.expired });
  });
});

describe('a guest', () => {
  it('is told of a 401, but not of a late one to a session that is over', () => {
    const { session, now, effects } = startSession();
    session.send({ type: 'unauthorized', token: 'earlier' });
    expect(effects.tell).not.toHaveBeenCalled();
    session.send({ type: 'unauthorized', token: undefined });
    expect(effects.tell).toHaveBeenCalledExactlyOnceWith(messages.denied);
    expect(now().state).toBe('guest');
  });
});

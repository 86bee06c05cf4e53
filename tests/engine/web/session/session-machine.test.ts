import { describe, expect, it, vi } from 'vitest';
import { messages } from '#engine/web/session/session-events.ts';
import { warningTime, type SessionEffects } from '#engine/web/session/session-setup.ts';
import type { SignedIn } from '#engine/web/session/user.ts';
import { signedIn, start, startLoggedIn, startSession, user, withToken } from '#tests/support/web/session-machine.ts';

describe('a logged-in session', () => {
  it('is denied by a 401, once for five of them', async () => {
    const { session, now, effects } = await startLoggedIn();
    for (let call = 0; call < 5; call += 1) session.send({ type: 'unauthorized', token: 'first' });
    expect(now()).toMatchObject({ state: 'denied', message: messages.denied, user: undefined, token: undefined });
    expect(effects.clearSession).toHaveBeenCalledOnce();
  });

  it('takes no notice of a late 401 to the token of an earlier session', async () => {
    const { session, now } = await startLoggedIn();
    session.send({ type: 'unauthorized', token: 'earlier' });
    expect(now().state).toBe('loggedIn');
  });

  it('expires when its time is over', async () => {
    const { now, clock } = await startLoggedIn();
    clock.increment(59_999);
    expect(now().state).toBe('loggedIn');
    clock.increment(1);
    expect(now()).toMatchObject({ state: 'expired', message: messages.expired });
  });

  it('has expired when only the server knows that', async () => {
    const { session, now } = await startLoggedIn();
    session.send({
      type: 'unauthorized',
      token: 'first',
      reason: { code: 'TOKEN_EXPIRED', message: 'The token has expired' },
    });
    expect(now()).toMatchObject({ state: 'expired', message: messages.expired });
  });

  it('calls a 401 after its time an expiry, as on a computer that slept', async () => {
    const { session, now } = startSession({ ...withToken, now: slept() });
    await vi.waitFor(() => expect(now().state).toBe('loggedIn'));
    session.send({ type: 'unauthorized', token: 'first' });
    expect(now()).toMatchObject({ state: 'expired', message: messages.expired });
  });

  it('leaves without a message on logout', async () => {
    const { session, now, effects } = await startLoggedIn();
    session.send({ type: 'logout' });
    expect(now()).toMatchObject({ state: 'guest', user: undefined, message: undefined, left: true });
    expect(effects.clearSession).toHaveBeenCalledExactlyOnceWith({ wanted: true });
  });

  it("says the server's message on an automatic logout, then leaves", async () => {
    const { session, now, effects } = await startLoggedIn();
    session.send({ type: 'autoLogout', message: 'Conta desativada' });
    expect(effects.tell).toHaveBeenCalledExactlyOnceWith({ text: 'Conta desativada' });
    expect(now()).toMatchObject({ state: 'guest', message: { text: 'Conta desativada' } });
  });

  it("leaves in the server's words when its user is shut out, once for five calls", async () => {
    const { session, now, effects } = await startLoggedIn();
    const reason = { code: 'ACCOUNT_DISABLED', message: 'Conta desativada' } as const;
    session.send({ type: 'unauthorized', token: 'earlier', reason });
    expect(now().state).toBe('loggedIn');
    for (let call = 0; call < 5; call += 1) session.send({ type: 'unauthorized', token: 'first', reason });
    expect(effects.tell).toHaveBeenCalledExactlyOnceWith({ text: 'Conta desativada' });
    expect(now()).toMatchObject({ state: 'guest', message: { text: 'Conta desativada' }, user: undefined });
  });

  it('leaves when another tab signs out', async () => {
    const { session, now } = await startLoggedIn();
    session.send({ type: 'signedOutElsewhere', wanted: true });
    expect(now()).toMatchObject({ state: 'guest', user: undefined, left: true });
  });

  it.each([
    ['while its token is checked', { ...withToken, signInWithToken: () => new Promise<SignedIn>(() => undefined) }],
    ['when it has expired already', { readToken: () => ({ type: 'tokenExpired' }) as const }],
  ])('leaves when another tab signs out %s', (_, given) => {
    const { session, now, effects } = startSession(given);
    session.send({ type: 'signedOutElsewhere', wanted: false });
    expect(now().left).toBe(false);
    const other = startSession(given);
    other.session.send({ type: 'signedOutElsewhere', wanted: true });
    expect(other.now()).toMatchObject({ state: 'guest', left: true });
    expect(other.effects.clearSession).toHaveBeenLastCalledWith({ wanted: true });
    expect(effects.clearSession).not.toHaveBeenCalledWith({ wanted: true });
  });

  it('ends without being left when the session of another tab ended by itself', async () => {
    const { session, now, effects } = await startLoggedIn();
    session.send({ type: 'signedOutElsewhere', wanted: false });
    expect(now()).toMatchObject({ state: 'guest', user: undefined, left: false });
    expect(effects.clearSession).toHaveBeenCalledExactlyOnceWith({ wanted: false });
  });

  it('goes on with a token that another tab renewed, without renewing it again', async () => {
    const signInWithToken = vi.fn(() => Promise.resolve(signedIn));
    const { session, now, clock } = startSession({ ...withToken, signInWithToken });
    await vi.waitFor(() => expect(now().state).toBe('loggedIn'));
    session.send({ type: 'tokenStoredElsewhere', token: 'second', expiresAt: start + 120_000 });
    expect(now()).toMatchObject({ state: 'loggedIn', token: 'second', user });
    clock.increment(60_000);
    expect(now().state).toBe('loggedIn');
    expect(signInWithToken).toHaveBeenCalledOnce();
  });

  it('shows the user as changed', async () => {
    const { session, now } = await startLoggedIn();
    session.send({ type: 'userChanged', user: { ...user, shortcuts: ['providers'] } });
    expect(now().user?.shortcuts).toEqual(['providers']);
  });

  it('goes on with the new token after a password change', async () => {
    const { session, now } = await startLoggedIn();
    session.send({ type: 'signedIn', signedIn: { ...signedIn, token: 'second' } });
    expect(now()).toMatchObject({ state: 'loggedIn', token: 'second' });
  });
});

describe('the end of a session that nears', () => {
  const hour = 3600;

  /** Each sign-in with the token lasts an hour, or fails as told. */
  async function startForAnHour(
    renew: () => Promise<SignedIn> = () => Promise.resolve({ ...signedIn, token: 'second', expiresIn: hour }),
  ) {
    const signInWithToken = vi.fn(renew).mockResolvedValueOnce({ ...signedIn, expiresIn: hour });
    const started = startSession({ ...withToken, signInWithToken });
    await vi.waitFor(() => expect(started.now().state).toBe('loggedIn'));
    return { ...started, signInWithToken };
  }
  const untilWarning = hour * 1000 - warningTime;

  it('is announced two minutes before', async () => {
    const { now, clock } = await startForAnHour();
    expect(warningTime).toBe(120_000);
    clock.increment(untilWarning - 1);
    expect(now().phase).toBe('calm');
    clock.increment(1);
    expect(now().phase).toBe('ending');
    clock.increment(warningTime);
    expect(now()).toMatchObject({ state: 'expired', message: messages.expired });
  });

  it('is announced half-way through a session of a minute', async () => {
    const { now, clock } = await startLoggedIn();
    clock.increment(29_999);
    expect(now().phase).toBe('calm');
    clock.increment(1);
    expect(now().phase).toBe('ending');
  });

  it('is put off with a fresh token, which is stored for the other tabs', async () => {
    const { session, now, clock, effects, signInWithToken } = await startForAnHour();
    clock.increment(untilWarning);
    session.send({ type: 'staySignedIn' });
    expect(now().phase).toBe('renewing');
    await vi.waitFor(() => expect(now()).toMatchObject({ phase: 'calm', token: 'second' }));
    expect(signInWithToken).toHaveBeenLastCalledWith('first');
    expect(effects.storeToken).toHaveBeenLastCalledWith({
      token: 'second',
      expiresAt: start + untilWarning + hour * 1000,
    });
    clock.increment(warningTime);
    expect(now()).toMatchObject({ state: 'loggedIn', phase: 'calm' });
  });

  it('can be put off again after the network failed', async () => {
    const { session, now, clock } = await startForAnHour(() => Promise.reject(new Error('no network')));
    clock.increment(untilWarning);
    session.send({ type: 'staySignedIn' });
    await vi.waitFor(() => expect(now().phase).toBe('renewalFailed'));
    session.send({ type: 'staySignedIn' });
    expect(now().phase).toBe('renewing');
    clock.increment(warningTime);
    expect(now().state).toBe('expired');
  });

  it('comes at once when the renewal is answered 401', async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors
    const { session, now, clock } = await startForAnHour(() => Promise.reject('401'));
    clock.increment(untilWarning);
    session.send({ type: 'staySignedIn' });
    await vi.waitFor(() => expect(now()).toMatchObject({ state: 'denied', message: messages.denied }));
  });

  it('is no longer announced when another tab took a new token', async () => {
    const { session, now, clock } = await startForAnHour();
    clock.increment(untilWarning);
    session.send({ type: 'tokenStoredElsewhere', token: 'second', expiresAt: start + 3 * hour * 1000 });
    expect(now()).toMatchObject({ phase: 'calm', token: 'second' });
  });
});

describe.each(['guest', 'expired', 'denied'] as const)('when signed out (%s)', (state) => {
  const firstRead = {
    guest: { type: 'noToken' },
    expired: { type: 'tokenExpired' },
    denied: { type: 'tokenFound', token: 'first' },
  } as const;

  /** A session in this state; the next token that is read is a valid one. */
  async function startSignedOut() {
    const readToken = vi.fn<SessionEffects['readToken']>(withToken.readToken).mockReturnValueOnce(firstRead[state]);
    const started = startSession({ readToken });
    if (state === 'denied') {
      await vi.waitUntil(() => started.now().state === 'loggedIn');
      started.session.send({ type: 'unauthorized', token: 'first' });
    }
    return started;
  }

  it('logs in and forgets the message', async () => {
    const { session, now } = await startSignedOut();
    expect(now().state).toBe(state);
    session.send({ type: 'signedIn', signedIn });
    expect(now()).toMatchObject({ state: 'loggedIn', user, message: undefined });
  });

  it('says that a forgotten account does not exist', async () => {
    const { session, now } = await startSignedOut();
    session.send({ type: 'forgotFailed' });
    expect(now()).toMatchObject({ state: 'guest', message: messages.unknownEmail });
  });

  it('stays signed out on a 401, such as a wrong password may get', async () => {
    const { session, now } = await startSignedOut();
    session.send({ type: 'unauthorized', token: undefined });
    expect(now().state).toBe(state);
  });

  it('checks the token that another tab stores', async () => {
    const { session, now } = await startSignedOut();
    session.send({ type: 'tokenStoredElsewhere', token: 'first', expiresAt: undefined });
    await vi.waitFor(() => expect(now().state).toBe('loggedIn'));
  });

  it('forgets a message that was read', async () => {
    const { session, now } = await startSignedOut();
    session.send({ type: 'messageRead' });
    expect(now()).toMatchObject({ state, message: undefined });
  });
});

/** A clock that jumps by a day after the session has begun, while timers slept. */
function slept(): () => number {
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= 2 ? start : start + 86_400_000;
  };
}

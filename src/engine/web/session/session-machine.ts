// What the session is and what changes it. Effects come from outside; what a 401 means is decided here alone.
import { assign } from 'xstate';
import type { ErrorBody } from '#engine/model/errors.ts';
import { messages, type Refusal, type SessionEvent } from './session-events.ts';
import { nobody, setUp, type CheckFailure, type SessionContext, type SessionEffects } from './session-setup.ts';
import type { SignedIn } from './user.ts';

/** Whatever this tab is at: who leaves in one leaves in all. */
const leftElsewhere = { guard: 'isWanted', target: '#session.guest', actions: 'leave' } as const;

export function createSessionMachine(effects: SessionEffects) {
  return setUp(effects).createMachine({
    id: 'session',
    context: nobody,
    initial: 'checking',
    states: {
      checking: {
        initial: 'reading',
        on: { signedOutElsewhere: [leftElsewhere, { target: 'guest' }], logout: { target: 'guest', actions: 'leave' } },
        states: checkOfToken(),
      },
      loggedIn: {
        initial: 'calm',
        after: { untilExpiry: { target: 'expired', actions: { type: 'forget', params: messages.expired } } },
        on: {
          userChanged: { actions: assign({ user: ({ event }) => event.user }) },
          unauthorized: [
            {
              guard: { type: 'saysCode', params: ({ event }) => ({ ...event, code: 'ACCOUNT_DISABLED' }) },
              target: 'guest',
              actions: sayAndForget(({ event }) => event.reason?.message ?? ''),
            },
            {
              guard: { type: 'saysCode', params: ({ event }) => ({ ...event, code: 'TOKEN_EXPIRED' }) },
              target: 'expired',
              actions: { type: 'forget', params: messages.expired },
            },
            // A server that names no codes, and a computer that slept.
            {
              guard: { type: 'isOver', params: ({ event }) => event.token },
              target: 'expired',
              actions: { type: 'forget', params: messages.expired },
            },
            {
              guard: { type: 'ofThisSession', params: ({ event }) => event.token },
              target: 'denied',
              actions: { type: 'forget', params: messages.denied },
            },
          ],
          logout: { target: 'guest', actions: 'leave' },
          autoLogout: { target: 'guest', actions: sayAndForget(({ event }) => event.message) },
          signedOutElsewhere: [leftElsewhere, { target: 'guest', actions: { type: 'forget', params: undefined } }],
          signedIn: {
            target: 'loggedIn',
            reenter: true,
            actions: { type: 'remember', params: ({ event }) => event.signedIn },
          },
          // Signing in as somebody else takes a logout first, so this is the same session renewed. Checking it would
          // renew it again, in each tab in turn.
          tokenStoredElsewhere: {
            target: 'loggedIn',
            reenter: true,
            actions: assign({
              token: ({ event }) => event.token,
              expiresAt: ({ event, context }) => event.expiresAt ?? context.expiresAt,
            }),
          },
        },
        states: untilTheEnd(),
      },
      guest: signedOut(),
      expired: signedOut(),
      denied: signedOut(),
    },
  });
}

/** The server's words in the snackbar and on the login page. */
function sayAndForget<Event extends SessionEvent>(wordsOf: (given: { readonly event: Event }) => string) {
  const params = (given: { readonly event: Event }) => ({ text: wordsOf(given) });
  return [
    { type: 'tell', params },
    { type: 'forget', params },
  ] as const;
}

interface Failed {
  readonly event: { readonly error: unknown };
}

/** The actor fails with nothing else. */
const failureOf = ({ event }: Failed): CheckFailure => event.error as CheckFailure;

/**
 * From the stored token to a session, or to the reason why not. While the server is away the token is kept and tried
 * again and again.
 */
function checkOfToken() {
  return {
    reading: {
      entry: 'readToken',
      on: {
        noToken: '#session.guest',
        tokenExpired: { target: '#session.expired', actions: { type: 'forget', params: messages.expired } },
        tokenFound: 'signingIn',
      },
    },
    signingIn: {
      after: { checkLimit: { target: 'away', actions: { type: 'countFailure', params: { kind: 'away' } } } },
      invoke: {
        src: 'signInWithToken',
        input: ({ event }: { event: SessionEvent }) => (event.type === 'tokenFound' ? event.token : ''),
        onDone: {
          target: '#session.loggedIn',
          actions: { type: 'remember', params: ({ event }: { event: { output: SignedIn } }) => event.output },
        },
        onError: [
          ...refusals({ type: 'failTokenLogin', params: messages.denied }),
          {
            guard: { type: 'isAway', params: failureOf },
            target: 'away',
            actions: { type: 'countFailure', params: failureOf },
          },
          { target: '#session.guest', actions: { type: 'failTokenLogin', params: messages.tokenLoginFailed } },
        ],
      },
    },
    away: { after: { pause: 'reading' }, on: { retry: 'reading' } },
  } as const;
}

/** What a 401 to a check of the token says; `deny` is done when it is no more than that. */
function refusals<const Deny>(deny: Deny) {
  const said = (code: ErrorBody['code']) =>
    ({ type: 'failedWith', params: (failed: Failed) => ({ failure: failureOf(failed), code }) }) as const;
  const words = (failed: Failed) => {
    const failure = failureOf(failed);
    return { text: failure.kind === 'unauthorized' ? (failure.reason?.message ?? '') : '' };
  };
  return [
    {
      guard: said('ACCOUNT_DISABLED'),
      target: '#session.guest',
      actions: [
        { type: 'tell', params: words },
        { type: 'forget', params: words },
      ],
    },
    { guard: said('TOKEN_EXPIRED'), target: '#session.expired', actions: { type: 'forget', params: messages.expired } },
    { guard: { type: 'isUnauthorized', params: failureOf }, target: '#session.denied', actions: deny },
  ] as const;
}

/** The end of a session is announced, and put off by a fresh token of the same session. */
function untilTheEnd() {
  return {
    calm: { after: { untilWarning: 'ending' } },
    ending: { on: { staySignedIn: 'renewing' } },
    renewing: {
      invoke: {
        src: 'signInWithToken',
        input: ({ context }: { context: SessionContext }) => context.token ?? '',
        onDone: {
          target: '#session.loggedIn',
          reenter: true,
          actions: { type: 'remember', params: ({ event }: { event: { output: SignedIn } }) => event.output },
        },
        onError: [...refusals({ type: 'forget', params: messages.denied }), { target: 'renewalFailed' }],
      },
    },
    renewalFailed: { on: { staySignedIn: 'renewing' } },
  } as const;
}

/** The three signed-out states differ in their message only. */
function signedOut() {
  return {
    on: {
      signedIn: {
        target: 'loggedIn',
        actions: {
          type: 'remember',
          params: ({ event }: { event: Extract<SessionEvent, { type: 'signedIn' }> }) => event.signedIn,
        },
      },
      tokenStoredElsewhere: 'checking',
      // What an ended session has kept goes with it.
      signedOutElsewhere: leftElsewhere,
      forgotFailed: { target: 'guest', actions: { type: 'forget', params: messages.unknownEmail } },
      messageRead: { actions: 'silence' },
      // Late answers to a session that is over say nothing new.
      unauthorized: {
        guard: { type: 'isGuests', params: ({ event }: { event: Refusal }) => event.token },
        actions: { type: 'tell', params: messages.denied },
      },
    },
  } as const;
}

export type SessionMachine = ReturnType<typeof createSessionMachine>;

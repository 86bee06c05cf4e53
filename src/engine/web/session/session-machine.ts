// What the session is and what changes it. Effects come from outside; what a 401 means is decided here alone.
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { ErrorBody } from '#engine/model/errors.ts';
import {
  messages,
  type Message,
  type Reason,
  type Refusal,
  type SessionEvent,
  type TokenEvent,
} from './session-events.ts';
import type { SignedIn, User } from './user.ts';

interface SessionContext {
  readonly user: User | undefined;
  readonly token: string | undefined;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly message: Message | undefined;
  /**
   * Checks of the stored token in a row that no server answered, and when it asked not to be asked before, in seconds.
   */
  readonly failedChecks: number;
  readonly retryAfter: number;
  /** The person chose to leave: nothing of his work stays. */
  readonly left: boolean;
}

/**
 * What a failed check of the token amounts to: the server says that it is no good, there is no telling now, or there is
 * no signing in with it.
 */
export type CheckFailure =
  | { readonly kind: 'unauthorized'; readonly reason?: Reason | undefined }
  | { readonly kind: 'away'; readonly retryAfter?: number | undefined }
  | { readonly kind: 'failed' };

export interface SessionEffects {
  /** What is stored, as the event it amounts to. */
  readonly readToken: () => TokenEvent;
  readonly signInWithToken: (token: string) => Promise<SignedIn>;
  readonly storeToken: (token: { readonly token: string; readonly expiresAt: number }) => void;
  /**
   * Clears the token and all else that belongs to the user; `wanted`: he chose to leave, and other tabs are to know it.
   */
  readonly clearSession: (how: { readonly wanted: boolean }) => void;
  /** Shows a message in the snackbar. */
  readonly tell: (message: Message) => void;
  readonly readFailure: (error: unknown) => CheckFailure;
  readonly now: () => number;
}

/** The splash ends after this long, whatever the network does. */
export const checkLimit = 10_000;
/**
 * The end of a session is announced this long before it, or half-way through a session that is shorter than twice that.
 */
export const warningTime = 120_000;
/** Milliseconds between checks while the server is away: doubled each time, up to the most. */
const firstPause = 1000;
const longestPause = 30_000;
/** A server that asks for more patience than this is asked all the same. */
const longestPatience = 300;
/** setTimeout takes no more than this; a session that lasts longer is ended by the server. */
const longestDelay = 2 ** 31 - 1;

const nobody: SessionContext = {
  user: undefined,
  token: undefined,
  expiresAt: 0,
  message: undefined,
  failedChecks: 0,
  retryAfter: 0,
  left: false,
};

function setUp(effects: SessionEffects) {
  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent },
    actors: {
      /** Fails with a CheckFailure. */
      signInWithToken: fromPromise<SignedIn, string>(({ input }) =>
        effects.signInWithToken(input).catch((error: unknown) => {
          // oxlint-disable-next-line only-throw-error
          throw effects.readFailure(error);
        }),
      ),
    },
    actions: {
      readToken: enqueueActions(({ enqueue }) => enqueue.raise(effects.readToken())),
      forget: enqueueActions(({ enqueue }, message: Message | undefined) => {
        enqueue(() => effects.clearSession({ wanted: false }));
        enqueue.assign({ ...nobody, message });
      }),
      leave: enqueueActions(({ enqueue }) => {
        enqueue(() => effects.clearSession({ wanted: true }));
        enqueue.assign({ ...nobody, left: true });
      }),
      remember: enqueueActions(({ enqueue }, signedIn: SignedIn) => {
        const { user, token } = signedIn;
        const expiresAt = effects.now() + signedIn.expiresIn * 1000;
        enqueue(() => effects.storeToken({ token, expiresAt }));
        enqueue.assign({ ...nobody, user, token, expiresAt });
      }),
      tell: (_, message: Message) => effects.tell(message),
      /** The session is cleared, the error raised on the login page and said in the snackbar. */
      failTokenLogin: enqueueActions(({ enqueue }, message: Message) => {
        enqueue(() => effects.tell(messages.tokenLoginFailed));
        enqueue(() => effects.clearSession({ wanted: false }));
        enqueue.assign({ ...nobody, message });
      }),
      countFailure: assign(({ context }, failure: CheckFailure) => ({
        failedChecks: context.failedChecks + 1,
        retryAfter: failure.kind === 'away' ? (failure.retryAfter ?? 0) : 0,
      })),
      silence: assign({ message: undefined }),
    },
    guards: {
      ofThisSession: ({ context }, token: string | undefined) => token === undefined || token === context.token,
      isOver: ({ context }, token: string | undefined) =>
        (token === undefined || token === context.token) && context.expiresAt <= effects.now(),
      isWanted: ({ event }) => event.type === 'signedOutElsewhere' && event.wanted,
      isGuests: (_, token: string | undefined) => token === undefined,
      /** Whoever is shut out is told so in the server's words; that a token is too old only the server may know. */
      saysCode: ({ context }, { token, reason, code }: Refusal & { readonly code: ErrorBody['code'] }) =>
        (token === undefined || token === context.token) && reason?.code === code,
      failedWith: (_, { failure, code }: { readonly failure: CheckFailure; readonly code: ErrorBody['code'] }) =>
        failure.kind === 'unauthorized' && failure.reason?.code === code,
      isUnauthorized: (_, failure: CheckFailure) => failure.kind === 'unauthorized',
      isAway: (_, failure: CheckFailure) => failure.kind === 'away',
    },
    delays: {
      checkLimit,
      pause: ({ context }) =>
        Math.max(
          Math.min(firstPause * 2 ** (context.failedChecks - 1), longestPause),
          Math.min(context.retryAfter, longestPatience) * 1000,
        ),
      untilWarning: ({ context }) => {
        const left = Math.max(context.expiresAt - effects.now(), 0);
        return Math.min(left - Math.min(warningTime, left / 2), longestDelay);
      },
      untilExpiry: ({ context }) => Math.min(Math.max(context.expiresAt - effects.now(), 0), longestDelay),
    },
  });
}

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

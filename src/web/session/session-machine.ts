// What the session is and what changes it (SPEC sections 4 and 8). Effects come from outside; what a 401 means is decided here alone.
import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { ErrorBody } from '#model/errors.ts';
import type { SignedIn, User } from './user.ts';

/** A text of ours by key, or the server's own words. */
export type Message = { readonly key: string } | { readonly text: string };

export const messages = {
  expired: { key: 'session.expired' },
  denied: { key: 'session.denied' },
  tokenLoginFailed: { key: 'session.tokenLoginFailed' },
  unknownEmail: { key: 'session.unknownEmail' },
} as const satisfies Record<string, Message>;

type Reason = Pick<ErrorBody, 'code' | 'message'>;
type TokenEvent = { readonly type: 'noToken' } | { readonly type: 'tokenExpired' } | { readonly type: 'tokenFound'; readonly token: string };

export type SessionEvent =
  | TokenEvent
  | { readonly type: 'signedIn'; readonly signedIn: SignedIn }
  | { readonly type: 'userChanged'; readonly user: User }
  /** A call made with this token was answered 401; `reason` is the server's code and words. */
  | { readonly type: 'unauthorized'; readonly token: string | undefined; readonly reason?: Reason | undefined }
  /** Wanted while the session is ending. */
  | { readonly type: 'staySignedIn' }
  | { readonly type: 'logout' }
  | { readonly type: 'autoLogout'; readonly message: string }
  | { readonly type: 'forgotFailed' }
  /** Another tab stored a token. */
  | { readonly type: 'tokenStoredElsewhere'; readonly token: string; readonly expiresAt: number | undefined }
  | { readonly type: 'signedOutElsewhere' }
  | { readonly type: 'messageRead' };

interface SessionContext {
  readonly user: User | undefined;
  readonly token: string | undefined;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly message: Message | undefined;
}

export interface SessionEffects {
  /** What is stored, as the event it amounts to. */
  readonly readToken: () => TokenEvent;
  readonly signInWithToken: (token: string) => Promise<SignedIn>;
  readonly storeToken: (token: { readonly token: string; readonly expiresAt: number }) => void;
  /** Clears the token and all else that belongs to the user who leaves. */
  readonly clearSession: () => void;
  /** Shows a message in the snackbar. */
  readonly tell: (message: Message) => void;
  readonly isUnauthorized: (error: unknown) => boolean;
  readonly now: () => number;
}

/** The splash ends after this long, whatever the network does (UX.md). */
export const checkLimit = 10_000;
/** The end of a session is announced this long before it, or half-way through a session that is shorter than twice that. */
export const warningTime = 120_000;
/** setTimeout takes no more than this; a session that lasts longer is ended by the server. */
const longestDelay = 2 ** 31 - 1;

const nobody: SessionContext = { user: undefined, token: undefined, expiresAt: 0, message: undefined };

function setUp(effects: SessionEffects) {
  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent },
    actors: {
      signInWithToken: fromPromise<SignedIn, string>(({ input }) => effects.signInWithToken(input)),
    },
    actions: {
      forget: enqueueActions(({ enqueue }, message: Message | undefined) => {
        enqueue(effects.clearSession);
        enqueue.assign({ ...nobody, message });
      }),
      remember: enqueueActions(({ enqueue }, signedIn: SignedIn) => {
        const { user, token } = signedIn;
        const expiresAt = effects.now() + signedIn.expiresIn * 1000;
        enqueue(() => effects.storeToken({ token, expiresAt }));
        enqueue.assign({ user, token, expiresAt, message: undefined });
      }),
      tell: (_, message: Message) => effects.tell(message),
      /** The session is cleared, the error raised on the login page and said in the snackbar (SPEC section 8). */
      failTokenLogin: enqueueActions(({ enqueue }, message: Message) => {
        enqueue(() => effects.tell(messages.tokenLoginFailed));
        enqueue(effects.clearSession);
        enqueue.assign({ ...nobody, message });
      }),
      silence: assign({ message: undefined }),
    },
    guards: {
      ofThisSession: ({ context }, token: string | undefined) => token === undefined || token === context.token,
      isOver: ({ context }, token: string | undefined) => (token === undefined || token === context.token) && context.expiresAt <= effects.now(),
      isUnauthorized: (_, error: unknown) => effects.isUnauthorized(error),
      /** Whoever is shut out is told so in the server's words; every other 401 has ours. */
      isShutOut: ({ context }, { token, reason }: { readonly token: string | undefined; readonly reason?: Reason | undefined }) =>
        reason?.code === 'ACCOUNT_DISABLED' && token === context.token,
    },
    delays: {
      checkLimit,
      untilWarning: ({ context }) => {
        const left = Math.max(context.expiresAt - effects.now(), 0);
        return Math.min(left - Math.min(warningTime, left / 2), longestDelay);
      },
      untilExpiry: ({ context }) => Math.min(Math.max(context.expiresAt - effects.now(), 0), longestDelay),
    },
  });
}

export function createSessionMachine(effects: SessionEffects) {
  return setUp(effects).createMachine({
    id: 'session',
    context: nobody,
    initial: 'checking',
    states: {
      checking: {
        initial: 'reading',
        after: { checkLimit: { target: 'guest', actions: { type: 'failTokenLogin', params: messages.tokenLoginFailed } } },
        on: { signedOutElsewhere: 'guest' },
        states: {
          reading: {
            entry: raise(effects.readToken),
            on: {
              noToken: '#session.guest',
              tokenExpired: { target: '#session.expired', actions: { type: 'forget', params: messages.expired } },
              tokenFound: 'signingIn',
            },
          },
          signingIn: {
            invoke: {
              src: 'signInWithToken',
              input: ({ event }) => (event.type === 'tokenFound' ? event.token : ''),
              onDone: { target: '#session.loggedIn', actions: { type: 'remember', params: ({ event }) => event.output } },
              onError: [
                {
                  guard: { type: 'isUnauthorized', params: ({ event }: { event: { error: unknown } }) => event.error },
                  target: '#session.denied',
                  actions: { type: 'failTokenLogin', params: messages.denied },
                },
                { target: '#session.guest', actions: { type: 'failTokenLogin', params: messages.tokenLoginFailed } },
              ],
            },
          },
        },
      },
      loggedIn: {
        initial: 'calm',
        after: { untilExpiry: { target: 'expired', actions: { type: 'forget', params: messages.expired } } },
        on: {
          userChanged: { actions: assign({ user: ({ event }) => event.user }) },
          unauthorized: [
            { guard: { type: 'isShutOut', params: ({ event }) => event }, target: 'guest', actions: sayAndForget(({ event }) => event.reason?.message ?? '') },
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
          logout: { target: 'guest', actions: { type: 'forget', params: undefined } },
          autoLogout: { target: 'guest', actions: sayAndForget(({ event }) => event.message) },
          signedOutElsewhere: { target: 'guest', actions: { type: 'forget', params: undefined } },
          signedIn: { target: 'loggedIn', reenter: true, actions: { type: 'remember', params: ({ event }) => event.signedIn } },
          // Signing in as somebody else takes a logout first, so this is the same session renewed. Checking it would renew it again, in each tab in turn.
          tokenStoredElsewhere: {
            target: 'loggedIn',
            reenter: true,
            actions: assign({ token: ({ event }) => event.token, expiresAt: ({ event, context }) => event.expiresAt ?? context.expiresAt }),
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
  return [{ type: 'tell', params }, { type: 'forget', params }] as const;
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
        onDone: { target: '#session.loggedIn', reenter: true, actions: { type: 'remember', params: ({ event }: { event: { output: SignedIn } }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }: { event: { error: unknown } }) => event.error },
            target: '#session.denied',
            actions: { type: 'forget', params: messages.denied },
          },
          { target: 'renewalFailed' },
        ],
      },
    },
    renewalFailed: { on: { staySignedIn: 'renewing' } },
  } as const;
}

/** The three signed-out states differ in their message only. */
function signedOut() {
  return {
    on: {
      signedIn: { target: 'loggedIn', actions: { type: 'remember', params: ({ event }: { event: Extract<SessionEvent, { type: 'signedIn' }> }) => event.signedIn } },
      tokenStoredElsewhere: 'checking',
      forgotFailed: { target: 'guest', actions: { type: 'forget', params: messages.unknownEmail } },
      messageRead: { actions: 'silence' },
    },
  } as const;
}

export type SessionMachine = ReturnType<typeof createSessionMachine>;

// What the session machine is made of: its context, what it does and asks, how long it waits.
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

export interface SessionContext {
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

export const nobody: SessionContext = {
  user: undefined,
  token: undefined,
  expiresAt: 0,
  message: undefined,
  failedChecks: 0,
  retryAfter: 0,
  left: false,
};

/** Effects, guards and delays under the names that the states use. */
export function setUp(effects: SessionEffects) {
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

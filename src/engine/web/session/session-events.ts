// What can happen to a session, and what people are told of it.
import type { ErrorBody } from '#engine/model/errors.ts';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import type { SignedIn, User } from './user.ts';

/** A text of ours by key, or the server's own words. */
export type Message = { readonly key: TextKey } | { readonly text: string };

export const messages = {
  expired: { key: 'session.expired' },
  denied: { key: 'session.denied' },
  tokenLoginFailed: { key: 'session.tokenLoginFailed' },
  unknownEmail: { key: 'session.unknownEmail' },
} as const satisfies Record<string, Message>;

/** Code and words of the server. */
export type Reason = Pick<ErrorBody, 'code' | 'message'>;
/** A 401: the token it was given for, and the server's code and words. */
export interface Refusal {
  readonly token: string | undefined;
  readonly reason?: Reason | undefined;
}

export type TokenEvent =
  | { readonly type: 'noToken' }
  | { readonly type: 'tokenExpired' }
  | { readonly type: 'tokenFound'; readonly token: string };

export type SessionEvent =
  | TokenEvent
  | { readonly type: 'signedIn'; readonly signedIn: SignedIn }
  | { readonly type: 'userChanged'; readonly user: User }
  | ({ readonly type: 'unauthorized' } & Refusal)
  /** Wanted while the session is ending. */
  | { readonly type: 'staySignedIn' }
  | { readonly type: 'logout' }
  | { readonly type: 'autoLogout'; readonly message: string }
  | { readonly type: 'forgotFailed' }
  /** Another tab stored a token. */
  | { readonly type: 'tokenStoredElsewhere'; readonly token: string; readonly expiresAt: number | undefined }
  /** `wanted`: the person signed out there; else that session had ended by itself. */
  | { readonly type: 'signedOutElsewhere'; readonly wanted: boolean }
  /** Ask at once whether the stored token is good, while the server is away. */
  | { readonly type: 'retry' }
  | { readonly type: 'messageRead' };

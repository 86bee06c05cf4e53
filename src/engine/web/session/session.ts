// The session of this tab: the machine joined to storage, network, snackbar and the other tabs.
import { createActor, type ActorRefFrom } from 'xstate';
import { ApiFailure, watchUnauthorized, type Http } from '#engine/web/api/client.ts';
import { dropEarlyAnswers } from '#engine/web/api/early-answers.ts';
import { signInWithToken } from './session-calls.ts';
import { dropWorkOfOthers } from './kept-work.ts';
import { clearOwn } from './own-storage.ts';
import type { Message } from './session-events.ts';
import { createSessionMachine, type SessionMachine } from './session-machine.ts';
import type { CheckFailure, SessionEffects } from './session-setup.ts';
import { clearToken, readToken, storeToken, tokenKey, wasLeft } from './token-store.ts';
import { mayViewAs, readViewAs, storeViewAs } from './view-as.ts';

export type Session = ActorRefFrom<SessionMachine>;

interface Surroundings {
  readonly http: Http;
  readonly tell: (message: Message) => void;
  /** Drops what was read and said on behalf of the user who leaves. */
  readonly dropRecords: () => void;
}

/** Starts the session; it begins by checking the stored token. */
export function startSession({ http, tell, dropRecords }: Surroundings): Session {
  const effects: SessionEffects = {
    readToken: () => readTokenEvent(Date.now()),
    signInWithToken,
    storeToken,
    clearSession: (how) => {
      clearToken(how);
      if (how.wanted) dropWorkOfOthers();
      clearOwn();
      storeViewAs(undefined);
      dropEarlyAnswers();
      dropRecords();
    },
    tell,
    readFailure,
    now: Date.now,
  };
  const session = createActor(createSessionMachine(effects));
  const unwatch = watchUnauthorized(http, (token, reason) => session.send({ type: 'unauthorized', token, reason }));
  const hear = (event: StorageEvent) => hearOtherTabs(session, event);
  window.addEventListener('storage', hear);
  const retry = () => session.send({ type: 'retry' });
  window.addEventListener('online', retry);
  session.subscribe({
    // Whoever may no longer look as another role would be refused everything.
    next: ({ context: { user } }) => {
      if (user !== undefined) dropWorkOfOthers(user.id);
      if (user !== undefined && !mayViewAs(user) && readViewAs() !== undefined) storeViewAs(undefined);
    },
    complete: () => {
      unwatch();
      window.removeEventListener('storage', hear);
      window.removeEventListener('online', retry);
    },
  });
  return session.start();
}

/** The storage tells each tab what the others did to the token. */
function hearOtherTabs(session: Session, { key }: StorageEvent): void {
  // A key of null: the whole storage was cleared.
  if (key !== tokenKey && key !== null) return;
  const stored = readToken();
  if (stored === undefined) session.send({ type: 'signedOutElsewhere', wanted: wasLeft() });
  else session.send({ type: 'tokenStoredElsewhere', ...stored });
}

function readTokenEvent(now: number): ReturnType<SessionEffects['readToken']> {
  const stored = readToken();
  if (stored === undefined) return { type: 'noToken' };
  const { token, expiresAt } = stored;
  return expiresAt !== undefined && expiresAt <= now ? { type: 'tokenExpired' } : { type: 'tokenFound', token };
}

/**
 * An answer that says nothing of the token leaves it as it is: no answer, an overloaded or broken server, a gateway's
 * page.
 */
const away: ReadonlySet<number> = new Set([0, 408, 425, 429]);

function readFailure(error: unknown): CheckFailure {
  if (!(error instanceof ApiFailure)) return { kind: 'failed' };
  const { status, body, retryAfter } = error;
  if (status === 401) return { kind: 'unauthorized', reason: body };
  return away.has(status) || status >= 500 ? { kind: 'away', retryAfter } : { kind: 'failed' };
}

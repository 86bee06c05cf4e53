// The session of this tab: the machine joined to storage, network, snackbar and the other tabs.
import type { AxiosInstance } from 'axios';
import { createActor, type ActorRefFrom } from 'xstate';
import { ApiFailure, watchUnauthorized } from '#web/api/client.ts';
import { signInWithToken } from './session-calls.ts';
import { clearOwn } from './own-storage.ts';
import { createSessionMachine, type Message, type SessionEffects, type SessionMachine } from './session-machine.ts';
import { clearToken, readToken, storeToken, tokenKey } from './token-store.ts';
import { mayViewAs, readViewAs, storeViewAs } from './view-as.ts';

export type Session = ActorRefFrom<SessionMachine>;

interface Surroundings {
  readonly http: AxiosInstance;
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
    clearSession: () => {
      clearToken();
      clearOwn();
      storeViewAs(undefined);
      dropRecords();
    },
    tell,
    isUnauthorized: (error) => error instanceof ApiFailure && error.status === 401,
    now: Date.now,
  };
  const session = createActor(createSessionMachine(effects));
  const unwatch = watchUnauthorized(http, (token, reason) => session.send({ type: 'unauthorized', token, reason }));
  const hear = (event: StorageEvent) => hearOtherTabs(session, event);
  window.addEventListener('storage', hear);
  session.subscribe({
    // Whoever may no longer look as another role would be refused everything.
    next: ({ context: { user } }) => {
      if (user !== undefined && !mayViewAs(user) && readViewAs() !== undefined) storeViewAs(undefined);
    },
    complete: () => {
      unwatch();
      window.removeEventListener('storage', hear);
    },
  });
  return session.start();
}

/** The storage tells each tab what the others did to the token. */
function hearOtherTabs(session: Session, { key }: StorageEvent): void {
  // A key of null: the whole storage was cleared.
  if (key !== tokenKey && key !== null) return;
  const stored = readToken();
  if (stored === undefined) session.send({ type: 'signedOutElsewhere' });
  else session.send({ type: 'tokenStoredElsewhere', ...stored });
}

function readTokenEvent(now: number): ReturnType<SessionEffects['readToken']> {
  const stored = readToken();
  if (stored === undefined) return { type: 'noToken' };
  const { token, expiresAt } = stored;
  return expiresAt !== undefined && expiresAt <= now ? { type: 'tokenExpired' } : { type: 'tokenFound', token };
}

// The session of this tab: the machine joined to storage, network, snackbar and the other tabs.
import type { AxiosInstance } from 'axios';
import { createActor, type ActorRefFrom } from 'xstate';
import { ApiFailure, watchUnauthorized } from '#web/api/client.ts';
import { signInWithToken } from './session-calls.ts';
import { createSessionMachine, type Message, type SessionEffects, type SessionMachine } from './session-machine.ts';
import { clearToken, readToken, storeToken, tokenKey } from './token-store.ts';

export type Session = ActorRefFrom<SessionMachine>;

interface Surroundings {
  readonly http: AxiosInstance;
  readonly tell: (message: Message) => void;
  /** Drops what was read on behalf of the user who leaves. */
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
      dropRecords();
    },
    tell,
    isUnauthorized: (error) => error instanceof ApiFailure && error.status === 401,
    now: Date.now,
  };
  const session = createActor(createSessionMachine(effects));
  watchUnauthorized(http, (token) => session.send({ type: 'unauthorized', token }));
  window.addEventListener('storage', (event) => {
    // A key of null: the whole storage was cleared.
    if (event.key !== tokenKey && event.key !== null) return;
    const stored = readToken();
    if (stored === undefined) session.send({ type: 'signedOutElsewhere' });
    else session.send({ type: 'tokenStoredElsewhere', ...stored });
  });
  return session.start();
}

function readTokenEvent(now: number): ReturnType<SessionEffects['readToken']> {
  const stored = readToken();
  if (stored === undefined) return { type: 'noToken' };
  const { token, expiresAt } = stored;
  return expiresAt !== undefined && expiresAt <= now ? { type: 'tokenExpired' } : { type: 'tokenFound', token };
}

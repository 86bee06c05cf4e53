import { createContext, useContext, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { may, type EntityRight } from '#engine/model/access.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import type { SnapshotFrom } from 'xstate';
import type { Session } from './session.ts';
import type { Message, SessionEvent } from './session-events.ts';
import type { User } from './user.ts';
import { mayViewAs, useViewAs, type ViewAs } from './view-as.ts';

/** `away`: a token is stored and no server says whether it is good. */
type SessionState = 'checking' | 'away' | 'guest' | 'loggedIn' | 'expired' | 'denied';

export interface SessionView {
  readonly state: SessionState;
  readonly user: User | undefined;
  /** Empty for guests; while someone looks as another role, that one alone. */
  readonly roles: readonly string[];
  /** The role that is looked as: nothing can be changed. */
  readonly viewing: ViewAs | undefined;
  /** Whether the signed-in user may look as another role, even while he does. */
  readonly mayViewAs: boolean;
  readonly signedIn: boolean;
  /** Why the session ended, until it is read or the next one begins. */
  readonly message: Message | undefined;
  readonly may: (entity: string, right: EntityRight) => boolean;
  /** Roles that have the right: who could instead. */
  readonly whoMay: (entity: string, right: EntityRight) => readonly string[];
  readonly send: (event: SessionEvent) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

const noRoles: readonly string[] = [];

/** Who is signed in and what he may do, on the screen; the server decides again. */
export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionContext above it.');
  const snapshot = useSelector(session, (current) => current);
  const { user, message } = snapshot.context;
  const state = stateOf(snapshot);
  const isAllowed = user !== undefined && mayViewAs(user);
  const wanted = useViewAs();
  const viewing = isAllowed ? wanted : undefined;
  const rights = useMemo(() => rightsOf(user, viewing), [user, viewing]);
  return {
    state,
    user,
    ...rights,
    viewing,
    mayViewAs: isAllowed,
    signedIn: state === 'loggedIn',
    message,
    whoMay: (entity, right) => declaredRoles.entities[entity]?.[right] ?? noRoles,
    send: (event) => session.send(event),
  };
}

/** The same function as long as the rights are: what is drawn by them is drawn anew when they change. */
function rightsOf(user: User | undefined, viewing: ViewAs | undefined): Pick<SessionView, 'roles' | 'may'> {
  const own = user?.role ?? noRoles;
  const roles = viewing === undefined ? own : [viewing.role];
  return {
    roles,
    // Whoever looks as another role never sees more than he may himself.
    may: (entity, right) => [roles, own].every((of) => may(declaredRoles.entities[entity], right, of)),
  };
}

/** Only the outer state: what happens within one is no concern of the screens. */
export function stateOf({ value, context }: SnapshotFrom<Session>): SessionState {
  if (typeof value === 'string') return value;
  if (!('checking' in value)) return 'loggedIn';
  return context.failedChecks > 0 ? 'away' : 'checking';
}

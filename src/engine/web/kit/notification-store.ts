// Messages for the snackbar: errors until they are closed, of the others the newest at once; the past ones are kept for
// whoever lists them.
import type { Message } from '#engine/web/session/session-events.ts';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Notification {
  readonly id: number;
  readonly message: Message;
  readonly severity: Severity;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface NotificationStore {
  readonly add: (notification: Omit<Notification, 'id' | 'at'>) => void;
  /** Ends one that is shown. */
  readonly end: (id: number) => void;
  /** Errors, the oldest first. The first one is shown. */
  readonly errors: () => readonly Notification[];
  /** All else, the newest first. The first one is shown. */
  readonly waiting: () => readonly Notification[];
  /** Newest first. */
  readonly history: () => readonly Notification[];
  /** Id of the newest one that was read in the history. */
  readonly readUpTo: () => number;
  readonly unread: () => number;
  readonly markRead: (upTo: number) => void;
  /** The history is of the user who was told; what waits to be shown stays. */
  readonly forget: () => void;
  readonly subscribe: (tell: () => void) => () => void;
}

const historyLimit = 50;

export function createNotificationStore(): NotificationStore {
  let errors: readonly Notification[] = [];
  let waiting: readonly Notification[] = [];
  let history: readonly Notification[] = [];
  let lastId = 0;
  let readUpTo = 0;
  const listeners = new Set<() => void>();
  const tellAll = () => listeners.forEach((tell) => tell());
  return {
    add: (notification) => {
      lastId += 1;
      const added = { ...notification, id: lastId, at: Date.now() };
      // Said again, it begins anew and waits for nothing twice.
      if (added.severity === 'error') errors = [...errors.filter((one) => !isSame(one, added)), added];
      else waiting = [added, ...waiting.filter((one) => !isPassed(one) && !isSame(one, added))];
      history = [added, ...history].slice(0, historyLimit);
      tellAll();
    },
    end: (id) => {
      errors = errors.filter((one) => one.id !== id);
      waiting = waiting.filter((one) => one.id !== id);
      tellAll();
    },
    errors: () => errors,
    waiting: () => waiting,
    history: () => history,
    readUpTo: () => readUpTo,
    unread: () => history.filter(({ id }) => id > readUpTo).length,
    markRead: (upTo) => {
      if (upTo <= readUpTo) return;
      readUpTo = upTo;
      tellAll();
    },
    forget: () => {
      history = [];
      tellAll();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/**
 * Of no use any more once there is something newer to say: who works faster than messages leave would read of a step
 * that is long done. What is more than good news comes back after what came between.
 */
function isPassed({ severity }: Notification): boolean {
  return severity === 'success';
}

function isSame(one: Notification, other: Notification): boolean {
  return one.severity === other.severity && JSON.stringify(one.message) === JSON.stringify(other.message);
}

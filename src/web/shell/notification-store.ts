// Messages for the snackbar: shown one after the other; the past ones are kept for whoever lists them.
import type { Message } from '#web/session/session-machine.ts';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Notification {
  readonly id: number;
  readonly message: Message;
  readonly severity: Severity;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface NotificationStore {
  readonly add: (notification: Omit<Notification, 'id' | 'at'>) => void;
  /** Ends the one that is shown. */
  readonly next: () => void;
  /** First = shown now. */
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
      waiting = [...waiting, added];
      history = [added, ...history].slice(0, historyLimit);
      tellAll();
    },
    next: () => {
      waiting = waiting.slice(1);
      tellAll();
    },
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

// Messages for the snackbar: shown one after the other; the past ones are kept for whoever lists them.
import type { Message } from '#web/session/session-machine.ts';

export type Severity = 'success' | 'info' | 'warning' | 'error';

export interface Notification {
  readonly id: number;
  readonly message: Message;
  readonly severity: Severity;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface NotificationStore {
  readonly add: (notification: Omit<Notification, 'id'>) => void;
  /** Ends the one that is shown. */
  readonly next: () => void;
  /** First = shown now. */
  readonly waiting: () => readonly Notification[];
  readonly history: () => readonly Notification[];
  readonly subscribe: (tell: () => void) => () => void;
}

const historyLimit = 50;

export function createNotificationStore(): NotificationStore {
  let waiting: readonly Notification[] = [];
  let history: readonly Notification[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const tellAll = () => listeners.forEach((tell) => tell());
  return {
    add: (notification) => {
      lastId += 1;
      const added = { ...notification, id: lastId };
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
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

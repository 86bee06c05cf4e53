// The snackbar, top center; the newest good news, paused while the pointer or the focus is on it, and above it the
// error that is still to be read.
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { Alert } from '#engine/web/kit/alert.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { Notification, NotificationStore, Severity } from './notification-store.ts';

/** Milliseconds (docs/specification.md). */
export const hideAfter = 6000;

export const NotificationContext = createContext<NotificationStore | undefined>(undefined);

interface Options {
  readonly severity?: Severity;
}

/** Says a text in the snackbar; success unless told otherwise. */
export function useNotify(): (text: string, options?: Options) => void {
  const store = useNotificationStore();
  return useCallback(
    (text, options = {}) => store.add({ severity: 'success', ...options, message: { text } }),
    [store],
  );
}

export function Notifications() {
  const store = useNotificationStore();
  const [error] = useStore(store.subscribe, store.errors);
  const [shown] = useStore(store.subscribe, store.waiting);
  // The live region stands before its text comes, else some readers stay silent.
  return (
    <output aria-live="polite" className="notifications">
      {error !== undefined && <Shown key={error.id} notification={error} stays end={store.end} />}
      {shown !== undefined && <Shown key={shown.id} notification={shown} end={store.end} />}
    </output>
  );
}

interface ShownProps {
  readonly notification: Notification;
  /** Until it is closed. */
  readonly stays?: boolean;
  readonly end: (id: number) => void;
}

function Shown({ notification: { id, message, severity }, stays = false, end }: ShownProps) {
  const text = useText();
  // Whoever came back has read some of it.
  const [reading, setReading] = useState<'no' | 'now' | 'before'>('no');
  const hold = useCallback(() => setReading('now'), []);
  const goOn = useCallback(() => setReading('before'), []);
  useEffect(() => {
    if (stays || reading === 'now') return undefined;
    const timer = setTimeout(() => end(id), reading === 'before' ? hideAfter / 2 : hideAfter);
    return () => clearTimeout(timer);
  }, [stays, reading, end, id]);
  useEffect(() => {
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) end(id);
    };
    document.addEventListener('keydown', closeOnEscape);
    // Nobody reads in a window that is behind another one.
    window.addEventListener('blur', hold);
    window.addEventListener('focus', goOn);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', goOn);
    };
  }, [end, id, hold, goOn]);
  return (
    <div className="notification" onPointerEnter={hold} onPointerLeave={goOn} onFocus={hold} onBlur={goOn}>
      <Alert role="none" className="floating" severity={severity} onClose={() => end(id)}>
        {'key' in message ? text(message.key) : message.text}
      </Alert>
    </div>
  );
}

/** All that was and will be said in the snackbar. */
export function useNotificationStore(): NotificationStore {
  const store = useContext(NotificationContext);
  if (store === undefined) throw new Error('useNotify needs a NotificationContext above it.');
  return store;
}

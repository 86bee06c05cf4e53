// The snackbar, top center; the newest good news, paused while the pointer or the focus is on it, and above it the
// error that is still to be read.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
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
  const [error] = useSyncExternalStore(store.subscribe, store.errors);
  const [shown] = useSyncExternalStore(store.subscribe, store.waiting);
  // The live region stands before its text comes, else some readers stay silent.
  return (
    <Box component="output" aria-live="polite" sx={placeSx}>
      {error !== undefined && <Shown key={error.id} notification={error} stays close={() => store.end(error.id)} />}
      {shown !== undefined && <Shown key={shown.id} notification={shown} close={() => store.end(shown.id)} />}
    </Box>
  );
}

/** Top center; an error and what else there is to say stand one below the other. */
const placeSx = {
  position: 'fixed',
  top: { xs: 8, sm: 24 },
  insetInline: 8,
  zIndex: 'snackbar',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  pointerEvents: 'none',
  displayPrint: 'none',
  '& > .MuiSnackbar-root': { position: 'static', transform: 'none', pointerEvents: 'auto' },
} as const;

interface ShownProps {
  readonly notification: Notification;
  /** Until it is closed. */
  readonly stays?: boolean;
  readonly close: () => void;
}

function Shown({ notification, stays = false, close }: ShownProps) {
  const text = useText();
  const { message, severity } = notification;
  const closeUnlessAway = (_: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') close();
  };
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={stays ? null : hideAfter}
      onClose={closeUnlessAway}
    >
      <Alert
        role="none"
        severity={severity}
        onClose={close}
        closeText={text('common.close')}
        sx={{ boxShadow: 6, maxWidth: 560 }}
      >
        {'key' in message ? text(message.key) : message.text}
      </Alert>
    </Snackbar>
  );
}

/** All that was and will be said in the snackbar. */
export function useNotificationStore(): NotificationStore {
  const store = useContext(NotificationContext);
  if (store === undefined) throw new Error('useNotify needs a NotificationContext above it.');
  return store;
}

import { useCallback } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useNotify } from '#web/shell/notifications.tsx';
import { failureText } from '#web/api/failure-text.ts';
import { updateUser } from './session-calls.ts';
import { useSession } from './use-session.ts';

interface UserPart {
  readonly shortcuts?: readonly string[];
  readonly settings?: unknown;
}

/** Saves parts of the own user: shown at once, taken back when the server refuses; said in the snackbar (SPEC section 8). */
export function useSaveUser(): (part: UserPart, options?: { readonly quiet?: boolean }) => Promise<void> {
  const { user, send } = useSession();
  const notify = useNotify();
  const text = useText();
  return useCallback(
    async (part, { quiet = false } = {}) => {
      if (user === undefined) return;
      const next = { ...user, ...part };
      send({ type: 'userChanged', user: next });
      try {
        const settings = next.settings === undefined ? {} : { settings: next.settings };
        await updateUser({ metadata: { shortcuts: next.shortcuts, ...settings } });
        if (!quiet) notify(text('user.saved'));
      } catch (error) {
        send({ type: 'userChanged', user });
        notify(failureText(error, text), { severity: 'error' });
      }
    },
    [user, send, notify, text],
  );
}

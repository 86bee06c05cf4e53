import { useCallback, useContext } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#engine/model/text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { failureText } from '#engine/web/api/failure-text.ts';
import { updateUser } from './session-calls.ts';
import { SessionContext } from './use-session.ts';
import type { User } from './user.ts';
import { readViewAs } from './view-as.ts';

interface UserPart {
  readonly shortcuts?: readonly string[];
  readonly settings?: unknown;
  readonly language?: Language;
}

export interface SaveOptions {
  /** What was changed is before one's eyes: only a failure is said. */
  readonly quiet?: boolean;
}

/** Saves parts of the own user: shown at once, taken back when the server refuses; said in the snackbar. */
export function useSaveUser(): (part: UserPart, options?: SaveOptions) => Promise<void> {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const text = useText();
  const save = useSaveInOrder();
  return useCallback(
    async (part, { quiet = false } = {}) => {
      const user = session?.getSnapshot().context.user;
      if (session === undefined || user === undefined) return;
      session.send({ type: 'userChanged', user: { ...user, ...part } });
      // Whoever looks as another role changes nothing that lasts.
      if (readViewAs() !== undefined) return;
      const failure = await save(user, part);
      if (failure === undefined) {
        // A language says by itself that it is chosen.
        if (part.language === undefined && !quiet)
          notify(text(part.settings === undefined ? 'user.saved' : 'user.settingsSaved'));
        return;
      }
      const now = session.getSnapshot().context.user;
      if (now !== undefined) session.send({ type: 'userChanged', user: takeBack(now, part, failure.saved) });
      notify(failureText(failure.error, text), { severity: 'error' });
    },
    [session, save, notify, text],
  );
}

/** What was chosen meanwhile stays. */
function takeBack(now: User, part: UserPart, saved: User): User {
  const refused = (Object.keys(part) as (keyof UserPart)[]).filter((name) => now[name] === part[name]);
  return { ...now, ...Object.fromEntries(refused.map((name) => [name, saved[name]])) };
}

const ownUser = ['own-user'] as const;

/** One call after the other, so that what was chosen last is saved last; answers a failure with what the server has. */
function useSaveInOrder() {
  const queries = useQueryClient();
  // A dead network is told at once, not waited for.
  const { mutateAsync } = useMutation({
    mutationKey: ownUser,
    scope: { id: ownUser[0] },
    networkMode: 'always',
    mutationFn: ({ language, ...metadata }: UserPart) =>
      updateUser(language === undefined ? { metadata } : { language, metadata }),
  });
  return useCallback(
    async (user: User, part: UserPart): Promise<{ readonly error: unknown; readonly saved: User } | undefined> => {
      if (queries.isMutating({ mutationKey: ownUser }) === 0) queries.setQueryData(ownUser, user);
      try {
        await mutateAsync(part);
        queries.setQueryData<User>(ownUser, (saved) => saved && { ...saved, ...part });
        return undefined;
      } catch (error) {
        return { error, saved: queries.getQueryData<User>(ownUser) ?? user };
      }
    },
    [queries, mutateAsync],
  );
}

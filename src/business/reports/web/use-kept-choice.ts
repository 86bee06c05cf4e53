import { useCallback } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { readOwn, subscribeOwn, writeOwn } from '#engine/web/session/own-storage.ts';
import { useSession } from '#engine/web/session/use-session.ts';

/** One of several, remembered in this browser for this user. */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): readonly [Choice, (choice: Choice) => void] {
  const id = useSession().user?.id ?? '';
  const stored = useStore(subscribeOwn, () => readOwn(id, name));
  const choice = choices.find((one) => JSON.stringify(one) === stored) ?? usual;
  return [choice, useCallback((next: Choice) => writeOwn(id, name, next), [id, name])];
}

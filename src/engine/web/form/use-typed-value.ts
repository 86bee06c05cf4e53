// A field's own value while one types in it. What draws the form hears of it when the field is left.
import { useCallback, useState } from 'react';
import { deepEquals } from '@rjsf/utils';
import { useFormScope } from './form-scope.ts';
import type { Path } from './form-store.ts';

interface TypedValue {
  readonly value: unknown;
  /** What the form had then: once it has another, that one counts. */
  readonly over: unknown;
}

interface TypingOptions {
  /** The input has what is typed: it is drawn when that begins, and when it is emptied or is no more. */
  readonly keepsText?: boolean;
}

/** The value to show, and what takes a new one; `tell` passes it on to the form. */
export function useTypedValue(
  path: Path,
  known: unknown,
  tell: (value: unknown) => void,
  { keepsText = false }: TypingOptions = {},
): readonly [unknown, (value: unknown) => void] {
  const { store } = useFormScope();
  const [typed, setTyped] = useState<TypedValue | undefined>(() => {
    // A list that turns from table to cards draws its fields anew.
    const typing = store.typedAt(path);
    return typing && { value: typing.value, over: known };
  });
  /** Also what was not drawn. */
  const [latest] = useState(() => ({ value: typed?.value }));
  const isTyped = typed !== undefined && deepEquals(typed.over, known);
  if (typed !== undefined && !isTyped) setTyped(undefined);
  const change = useCallback(
    (value: unknown) => {
      const isDrawn = keepsText && isTyped && (value === undefined) === (latest.value === undefined);
      Object.assign(latest, { value });
      if (!isDrawn) setTyped({ value, over: known });
      store.type(path, value, () => tell(value));
    },
    [known, path, store, tell, keepsText, isTyped, latest],
  );
  return [isTyped ? latest.value : known, change];
}

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
  const isTyped = typed !== undefined && deepEquals(typed.over, known);
  if (typed !== undefined && !isTyped) setTyped(undefined);
  const change = useCallback(
    (value: unknown) => {
      const before = keepsText && isTyped ? store.typedAt(path) : undefined;
      const isDrawn = before !== undefined && (value === undefined) === (before.value === undefined);
      if (!isDrawn) setTyped({ value, over: known });
      store.type(path, value, () => tell(value));
    },
    [known, path, store, tell, keepsText, isTyped],
  );
  // The store has also what was not drawn; what was passed on is the form's to say.
  const latest = isTyped ? (store.typedAt(path) ?? (keepsText ? undefined : typed)) : undefined;
  return [latest === undefined ? known : latest.value, change];
}

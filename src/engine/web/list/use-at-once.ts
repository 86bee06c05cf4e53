import { useState } from 'react';

/**
 * A value that the router will bring, shown with the next frame after it is asked for: the way over the address is as long
 * as drawing the list. What was asked for counts until the value is another one.
 */
export function useAtOnce<Value>(value: Value): readonly [Value, (asked: Value) => void] {
  const [asked, setAsked] = useState<{ readonly of: Value; readonly next: Value }>();
  if (asked !== undefined && !Object.is(asked.of, value)) setAsked(undefined);
  return [
    asked !== undefined && Object.is(asked.of, value) ? asked.next : value,
    (next) => setAsked({ of: value, next }),
  ];
}

// Typed and entered at once, as scanners do: what is meant is still being searched, and chosen when it is there.
import { useEffect, useState } from 'react';
import type { SearchOption } from './search-option.ts';

interface Entering {
  readonly searching: boolean;
  /** The active one. */
  readonly option: SearchOption | undefined;
  /** Nobody has chosen among the options, and what is typed may name a record that is not found yet. */
  readonly mayBeNamed: boolean;
  readonly choose: (option: SearchOption | undefined) => void;
}

export function useEnter({ searching, option, mayBeNamed, choose }: Entering) {
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (!entered || searching) return;
    setEntered(false);
    // Not while React draws: choosing closes the palette at once.
    queueMicrotask(() => choose(option));
    // Once, when the answers are there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entered, searching]);
  return {
    enter: () => {
      if (searching && (mayBeNamed || option === undefined || option.stale === true)) setEntered(true);
      else choose(option);
    },
    forget: () => setEntered(false),
  };
}

/** Codes, documents and telephones have digits, e-mail addresses their sign. */
export function mayName(typed: string): boolean {
  return /[\d@]/.test(typed);
}

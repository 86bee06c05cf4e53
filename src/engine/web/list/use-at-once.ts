// What was asked for of a list, until its address has it and the page is drawn: shown at once where it was pressed, and what
// the next press adds to.
import { createContext, useContext } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import type { ListState } from './list-state.ts';

interface Asked {
  readonly watch: (tell: () => void) => () => void;
  /** Undefined: nothing but what the address says. */
  readonly read: () => ListState | undefined;
  readonly set: (state: ListState | undefined) => void;
}

export function createAsked(): Asked {
  let asked: ListState | undefined;
  const watching = new Set<() => void>();
  return {
    watch: (tell) => {
      watching.add(tell);
      return () => void watching.delete(tell);
    },
    read: () => asked,
    set: (state) => {
      if (state === asked) return;
      asked = state;
      for (const tell of watching) tell();
    },
  };
}

export const AskedContext = createContext<Asked>(createAsked());

/** The state of the list, with what was asked for of it. */
export function useAtOnce(state: ListState): ListState {
  const { watch, read } = useContext(AskedContext);
  return useStore(watch, read) ?? state;
}

import { useState } from 'react';
import type { Entity } from '#engine/model/entity.ts';
import { changeListState, type ListChange, type ListState } from './list-state.ts';

/**
 * The state that the router will bring, for what is to show it with the next frame after it is asked for: the way over the
 * address is as long as drawing the list. What was asked for counts until the state is another one.
 */
export function useAtOnce(
  entity: Entity,
  state: ListState,
  change: (change: ListChange) => void,
): readonly [ListState, (change: ListChange) => void] {
  const [asked, setAsked] = useState<{ readonly of: ListState; readonly next: ListState }>();
  const shown = asked?.of === state ? asked.next : state;
  return [
    shown,
    (next) => {
      setAsked({ of: state, next: changeListState(shown, next, entity) });
      change(next);
    },
  ];
}

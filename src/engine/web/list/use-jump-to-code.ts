// A whole code or document typed into the search of a list opens its record at once, an e-mail address or telephone
// once it is entered. Back, or a bookmark of the same search, stays
// on the list.
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { namedBy } from '#engine/kinds/named-by.ts';
import type { Place, RecordPage } from '#engine/web/api/record-calls.ts';
import { useIsLeaving } from '#engine/web/routing/use-is-leaving.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import type { ListChange } from './list-state.ts';

interface JumpParts {
  readonly entity: Entity;
  readonly place: Place;
  readonly search: string;
  /** Of this search; undefined while it is asked for. */
  readonly found: RecordPage | undefined;
  readonly change: (change: ListChange) => void;
}

/** The same `change`, remembering what was typed. */
export function useJumpToCode({ entity, place, search, found, change }: JumpParts): (change: ListChange) => void {
  const navigate = useNavigate();
  const places = usePlaces();
  const isLeaving = useIsLeaving();
  const typed = useRef<{ readonly search: string; readonly entered: boolean }>(undefined);
  const jump = useCallback(
    (rows: RecordPage['rows'], words: string, entered: boolean) => {
      const row = namedBy(entity, rows, words, entered);
      const path = row && places.record(entity.name, row.id, place.parentId);
      if (path !== undefined) void navigate(path);
    },
    [entity, place, places, navigate],
  );
  useEffect(() => {
    if (found === undefined || typed.current?.search !== search || search === '') return;
    const { entered } = typed.current;
    typed.current = undefined;
    if (!isLeaving()) jump(found.rows, search, entered);
  }, [jump, search, found, isLeaving]);
  return (next) => {
    if (next.type === 'search') {
      const entered = next.entered === true;
      // Found while it was typed, before it was entered.
      if (entered && next.search === search && found !== undefined) return jump(found.rows, search, true);
      typed.current = { search: next.search, entered };
    }
    return change(next);
  };
}

// A whole code, document, e-mail address or telephone typed into the search of a list opens its record at once. Back, or a bookmark of the same search, stays
// on the list.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { namedBy } from '#engine/kinds/named-by.ts';
import type { Place, RecordPage } from '#engine/web/api/record-calls.ts';
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
  const typed = useRef<string>(undefined);
  useEffect(() => {
    if (found === undefined || typed.current !== search || search === '') return;
    typed.current = undefined;
    const row = namedBy(entity, found.rows, search);
    const path = row && places.record(entity.name, row.id, place.parentId);
    if (path !== undefined) void navigate(path);
  }, [entity, place, places, search, found, navigate]);
  return (next) => {
    if (next.type === 'search') typed.current = next.search;
    change(next);
  };
}

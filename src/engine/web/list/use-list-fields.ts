// What of an entity a list may show to its reader, and what of it is shown.
import { useMemo } from 'react';
import type { Entity, Field } from '#engine/model/entity.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { groupFields, listFields, referredColumns, shownFields, sumFields } from './list-fields.ts';
import { useArrangement, type Arranging } from './use-arrangement.ts';
import type { ListChange, ListState } from './list-state.ts';

interface ListFields {
  /** All that may be columns. */
  readonly fields: readonly Field[];
  /** The columns, in order. */
  readonly visible: readonly Field[];
  /** By which rows may be gathered, and the one by which they are. */
  readonly groups: readonly Field[];
  readonly group: Field | undefined;
  /** Amounts of the columns that add up. */
  readonly sums: readonly Field[];
  /** How they are arranged. */
  readonly arranging: Arranging;
}

export function useListFields(
  entity: Entity,
  nested: boolean,
  state: ListState,
  change: (change: ListChange) => void,
): ListFields {
  const { roles } = useSession();
  const arranging = useArrangement(entity, nested, state, change);
  const { columns, pinned } = arranging.arrangement;
  const fields = useMemo(() => listFields(entity, roles, nested), [entity, roles, nested]);
  const visible = useMemo(
    () => shownFields(entity, [...fields, ...referredColumns(entity, columns, roles)], columns, pinned),
    [entity, fields, columns, pinned, roles],
  );
  const groups = useMemo(() => groupFields(entity, roles, nested), [entity, roles, nested]);
  const sums = useMemo(() => sumFields(entity, visible, roles), [entity, visible, roles]);
  return { fields, visible, groups, group: groups.find(({ path }) => path === state.group), sums, arranging };
}

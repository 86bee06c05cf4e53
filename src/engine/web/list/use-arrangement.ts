// How its reader arranged the columns of a list: kept with the person, on the server. An address that names columns, as
// kept views do, goes before it, and is what changes then. Names that changed are the new ones.
import { useMemo } from 'react';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { ListArrangement } from '#engine/web/shell/settings/read-settings.ts';
import { useSettings } from '#engine/web/shell/settings/settings.ts';
import type { ListChange, ListState } from './list-state.ts';

export interface Arranging {
  /** What is in force. */
  readonly arrangement: ListArrangement;
  readonly arrange: (part: ListArrangement) => void;
  /** Back to what the schema begins with. */
  readonly forget: () => void;
}

export function useArrangement(
  entity: Entity,
  nested: boolean,
  { columns: named }: Pick<ListState, 'columns'>,
  change: (change: ListChange) => void,
): Arranging {
  const { settings, change: save } = useSettings();
  // Below its parent a list has other columns than by itself.
  const list = nested ? `${entity.parent?.entity}.${entity.name}` : entity.name;
  const saved = settings.lists?.[list];
  const own = useMemo(() => renamed(entity, saved ?? {}), [entity, saved]);
  const arrangement = useMemo(() => (named === undefined ? own : { ...own, columns: named }), [own, named]);
  const keep = (next: ListArrangement) => save(({ lists }) => ({ lists: { ...lists, [list]: next } }), { quiet: true });
  return {
    arrangement,
    arrange: ({ columns, ...part }) => {
      if (columns !== undefined && named !== undefined) change({ type: 'columns', columns });
      const next = { ...own, ...part, ...(columns && named === undefined && { columns }) };
      if (named === undefined || Object.keys(part).length > 0) keep(next);
    },
    forget: () => {
      if (named !== undefined) change({ type: 'columns', columns: undefined });
      keep({});
    },
  };
}

function renamed(entity: Entity, { columns, pinned, widths }: ListArrangement): ListArrangement {
  const nameOf = (path: string) =>
    fieldAt(entity, path)?.path ?? entity.fields.find(({ was }) => was === path)?.path ?? path;
  return {
    ...(columns && { columns: [...new Set(columns.map(nameOf))] }),
    ...(pinned && { pinned: [...new Set(pinned.map(nameOf))] }),
    ...(widths && { widths: Object.fromEntries(Object.entries(widths).map(([path, width]) => [nameOf(path), width])) }),
  };
}

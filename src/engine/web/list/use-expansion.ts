// Rows of a list that are open: what belongs to their records is shown below them.
import { useCallback, useState } from 'react';
import type { Entity } from '#engine/model/entity.ts';
import { useSession } from '#engine/web/session/use-session.ts';

export interface Expansion {
  /** Nested entities that the reader may see; without any no row opens. */
  readonly nested: readonly string[];
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

export function useExpansion(entity: Entity): Expansion {
  const { may } = useSession();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = useCallback((id: string) => {
    setOpen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  }, []);
  return {
    nested: entity.children.filter((child) => may(child, 'read')),
    isOpen: (id) => open.has(id),
    toggle,
  };
}

/** Of what is shown below a row: its button names it. */
export function detailsId(id: string): string {
  return `details-${id}`;
}

// Moving about in the grid by keyboard, as the ARIA grid pattern has it: one cell can be reached by Tab, arrows go on
// from there.
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useDirection } from '#engine/web/theme/direction.tsx';

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridFocus {
  /** Of the table. */
  readonly id: string;
  readonly active: GridPlace;
  readonly setActive: (place: GridPlace) => void;
  readonly focus: (place: GridPlace) => void;
  /** Whether the key was one that moves. */
  readonly move: (event: KeyboardEvent, from: GridPlace) => boolean;
}

export function useGridFocus(rows: number, columns: number): GridFocus {
  const id = useId();
  const isMirrored = useDirection() === 'rtl';
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const focus = useCallback(
    (wanted: GridPlace) => {
      const place = {
        row: Math.min(Math.max(wanted.row, 0), rows - 1),
        column: Math.min(Math.max(wanted.column, 0), columns - 1),
      };
      setActive(place);
      document.getElementById(id)?.querySelector<HTMLElement>(`[data-place="${place.row}-${place.column}"]`)?.focus();
    },
    [id, rows, columns],
  );
  const move = (event: KeyboardEvent, { row, column }: GridPlace): boolean => {
    const far = event.ctrlKey || event.metaKey;
    const steps: Readonly<Record<string, GridPlace>> = {
      ArrowUp: { row: far ? 0 : row - 1, column },
      ArrowDown: { row: far ? rows - 1 : row + 1, column },
      [isMirrored ? 'ArrowRight' : 'ArrowLeft']: { row, column: column - 1 },
      [isMirrored ? 'ArrowLeft' : 'ArrowRight']: { row, column: column + 1 },
      Home: { row: far ? 0 : row, column: 0 },
      End: { row: far ? rows - 1 : row, column: columns - 1 },
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey) return false;
    event.preventDefault();
    focus(next);
    return true;
  };
  return {
    id,
    active: { row: Math.min(active.row, rows - 1), column: Math.min(active.column, columns - 1) },
    setActive,
    focus,
    move,
  };
}

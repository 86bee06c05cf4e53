// One listener for all rows of a list: ways into records, links to other records, and marks of selection.
import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensElsewhere } from '../routing/opens-elsewhere.ts';
import { useRememberRow } from './return-focus.ts';

interface RowClicks {
  /** Opens a record that has no screen of its own. */
  readonly open: ((id: string) => void) | undefined;
  /** A row is marked; with Shift, all since the last one. */
  readonly pick?: (id: string, toHere: boolean) => void;
  /** What belongs to the record of a row is shown below it, or no more. */
  readonly expand?: (id: string) => void;
}

/** For the element around the rows. Keys press links and buttons as the mouse does. */
export function useRowClicks({ open, pick, expand }: RowClicks): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const remember = useRememberRow();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const picked = event.target.closest<HTMLElement>('input[data-pick]');
      if (picked) pick?.(picked.dataset['pick'] ?? '', event.shiftKey);
      const opened = event.target.closest<HTMLElement>('[data-expand]')?.dataset['expand'];
      if (opened !== undefined) return expand?.(opened);
      const pressed = event.target.closest<HTMLElement>('[data-row]');
      const id = pressed?.dataset['row'];
      if (pressed === null || id === undefined) return;
      const path = pressed.getAttribute('href');
      if (path === null) open?.(id);
      else {
        remember(id);
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(path);
      }
    },
    [navigate, remember, open, pick, expand],
  );
}

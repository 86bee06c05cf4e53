import type { MouseEvent } from 'react';

/** A press of a link that opens another tab or window, or saves what it leads to: the browser's own doing. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

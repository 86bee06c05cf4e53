// The screen is drawn once, outside of the layouts, and moves into the one that is chosen: what was typed in it stays.
import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ScreenPlace {
  /** Stands in the layout where the screen belongs. */
  readonly place: ReactNode;
  /** Draws the screen there. */
  readonly draw: (screen: ReactNode) => ReactNode;
}

export function useScreenPlace(): ScreenPlace {
  const [element] = useState(createElement);
  // The same each time: moving the screen takes the focus from it, and a layout is drawn anew for another one.
  const place = useMemo(() => <div ref={(host) => host?.append(element)} style={{ display: 'contents' }} />, [element]);
  return {
    place,
    draw: (screen) => createPortal(screen, element),
  };
}

function createElement(): HTMLElement {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

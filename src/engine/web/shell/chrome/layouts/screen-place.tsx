// The screen is drawn once, outside of the layouts, and moves into the one that is chosen: what was typed in it stays.
import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hasElements } from '#engine/web/prerender/has-elements.ts';

interface ScreenPlace {
  /** Stands in the layout where the screen belongs. */
  readonly place: ReactNode;
  /** Draws the screen there; beside the layouts. */
  readonly drawn: ReactNode;
}

export const useScreenPlace = hasElements ? useMovingPlace : inPlace;

/** Where the server draws it, nothing is moved: the same elements around it, at once. */
function inPlace(screen: ReactNode): ScreenPlace {
  const place = (
    <div style={{ display: 'contents' }}>
      <div style={{ display: 'contents' }}>{screen}</div>
    </div>
  );
  return { place, drawn: undefined };
}

function useMovingPlace(screen: ReactNode): ScreenPlace {
  const [element] = useState(createElement);
  // The same each time: moving the screen takes the focus from it, and a layout is drawn anew for another one.
  const place = useMemo(() => <div ref={(host) => host?.append(element)} style={{ display: 'contents' }} />, [element]);
  return { place, drawn: createPortal(screen, element) };
}

function createElement(): HTMLElement {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

import { createContext, useContext, type RefObject } from 'react';

export type Overlay = 'commandPalette' | 'shortcuts' | 'quickPanel';

export interface OverlayProps {
  readonly close: () => void;
  /** What was typed before it was there. */
  readonly ahead: RefObject<string>;
}

interface OverlayView {
  readonly shown: Overlay | undefined;
  /** In the place of the one that is shown. */
  readonly show: (overlay: Overlay) => void;
  readonly close: () => void;
}

const nothing = () => undefined;

export const OverlayContext = createContext<OverlayView>({ shown: undefined, show: nothing, close: nothing });

/** What lies over the page on demand, one at a time. */
export function useOverlays(): OverlayView {
  return useContext(OverlayContext);
}

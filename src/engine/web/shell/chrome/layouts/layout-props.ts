import type { ReactNode } from 'react';
import type { Chrome } from '#engine/model/routes.ts';

/** What every layout is given: the parts of the shell that this route shows, and the screen. */
export interface LayoutProps {
  readonly chrome: Chrome;
  readonly children: ReactNode;
}

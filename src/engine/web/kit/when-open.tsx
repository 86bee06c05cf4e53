// Material's overlays, loaded when one is first opened: no page needs them to be shown.
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type MaterialMenuItem from '@mui/material/MenuItem';
import type { PopoverProps } from '@mui/material/Popover';
import { CalledOff } from './called-off.ts';
import { lateThemed } from './late.tsx';

export const Dialog = whenOpen<DialogProps>(async () => (await import('@mui/material/Dialog')).default);
export const Drawer = whenOpen<DrawerProps>(async () => (await import('./overlays.tsx')).Drawer);
export const Menu = whenOpen<MenuProps>(async () => (await import('./overlays.tsx')).Menu);
/** Only inside of a Menu. */
export const MenuItem = lazy(() => import('@mui/material/MenuItem')) as unknown as typeof MaterialMenuItem;
export const Popover = whenOpen<PopoverProps>(async () => (await import('./overlays.tsx')).Popover);

/** Fetches them before one is opened. What cannot be had is told to whoever opens it. */
export async function loadOverlays(): Promise<void> {
  await Promise.allSettled([
    import('./overlays.tsx'),
    import('@mui/material/MenuItem'),
    import('#engine/web/theme/material-theme.tsx'),
  ]);
}

interface Opened {
  readonly open?: boolean | undefined;
  onClose?(this: void, event: object, reason: string): void;
}

/** Nothing until it is open; from then on it stays, so that it can close as it should. */
function whenOpen<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  const Overlay = lateThemed<Props>(read);
  return function WhenOpen(props: Props) {
    const { open = false, onClose } = props as Opened;
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    return wanted ? (
      <Suspense fallback={open && onClose && <CalledOff close={(event) => onClose(event, 'escapeKeyDown')} />}>
        <Overlay {...props} />
      </Suspense>
    ) : null;
  };
}

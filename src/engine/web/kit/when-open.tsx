// Material's overlays, loaded when one is first opened: no page needs them to be shown.
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type MaterialMenuItem from '@mui/material/MenuItem';
import type { PopoverProps } from '@mui/material/Popover';
import { lateThemed } from './late.tsx';

export const Dialog = whenOpen<DialogProps>(async () => (await import('@mui/material/Dialog')).default);
export const Drawer = whenOpen<DrawerProps>(async () => (await import('./overlays.tsx')).Drawer);
export const Menu = whenOpen<MenuProps>(async () => (await import('./overlays.tsx')).Menu);
/** Only inside of a Menu. */
export const MenuItem = lazy(() => import('@mui/material/MenuItem')) as unknown as typeof MaterialMenuItem;
export const Popover = whenOpen<PopoverProps>(async () => (await import('./overlays.tsx')).Popover);

/** Nothing until it is open; from then on it stays, so that it can close as it should. */
function whenOpen<Props extends { readonly open?: boolean | undefined }>(read: () => Promise<ComponentType<Props>>) {
  const Overlay = lateThemed<Props>(read);
  return function WhenOpen(props: Props) {
    const [wanted, setWanted] = useState(props.open === true);
    if (props.open === true && !wanted) setWanted(true);
    return wanted ? (
      <Suspense>
        <Overlay {...props} />
      </Suspense>
    ) : null;
  };
}

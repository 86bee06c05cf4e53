// Material's overlays, loaded when one is first opened: no page needs them to be shown.
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { DialogProps } from '@mui/material/Dialog';
import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type MaterialMenuItem from '@mui/material/MenuItem';
import type { PopoverProps } from '@mui/material/Popover';

export const Dialog = whenOpen<DialogProps>(() => import('@mui/material/Dialog'));
export const Drawer = whenOpen<DrawerProps>(() => import('@mui/material/Drawer'));
export const Menu = whenOpen<MenuProps>(() => import('@mui/material/Menu'));
/** Only inside of a Menu. */
export const MenuItem = lazy(() => import('@mui/material/MenuItem')) as unknown as typeof MaterialMenuItem;
export const Popover = whenOpen<PopoverProps>(() => import('@mui/material/Popover'));

/** Nothing until it is open; from then on it stays, so that it can close as it should. */
function whenOpen<Props extends { readonly open?: boolean | undefined }>(
  read: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const Overlay = lazy(read);
  return function WhenOpen(props: Props) {
    const [wanted, setWanted] = useState(props.open === true);
    if (props.open === true && !wanted) setWanted(true);
    return wanted ? (
      <Suspense>
        <Overlay {...(props as Props & object)} />
      </Suspense>
    ) : null;
  };
}

// Material's overlays that close whenever they are asked to, gone in the next frame: what lay behind is drawn and given
// the focus back only then, which takes several frames on a slow machine. One that may stay is Material's own.
import { useLayoutEffect, useRef, type ComponentType, type Ref } from 'react';
import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import MaterialDrawer, { type DrawerProps } from '@mui/material/Drawer';
import MaterialMenu, { type MenuProps } from '@mui/material/Menu';
import MaterialPopover, { type PopoverProps } from '@mui/material/Popover';
import { afterPaint } from './after-paint.ts';

export const Dialog = goneAtOnce<DialogProps>(MaterialDialog);
/** With something to fill in: a click beside it would throw away what is typed, and closes nothing. */
export const FormDialog = goneAtOnce<DialogProps>(MaterialDialog, 'backdropClick');
export const Drawer = goneAtOnce<DrawerProps>(MaterialDrawer);
export const Menu = goneAtOnce<MenuProps>(MaterialMenu);
export const Popover = goneAtOnce<PopoverProps>(MaterialPopover);

interface Closing {
  readonly open?: boolean | undefined;
  // Each of them tells in words of its own why it closes.
  onClose?(this: void, event: object, reason: string): void;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

function goneAtOnce<Props extends object>(Overlay: ComponentType<Props>, unheard?: string): ComponentType<Props> {
  return function GoneAtOnce(props: Props) {
    const { open, onClose } = props as Closing;
    const root = useRef<HTMLDivElement>(null);
    const isOpen = useRef(open);
    const show = () => root.current?.removeAttribute('data-gone');
    useLayoutEffect(() => {
      isOpen.current = open;
      // Opened anew before it was put away.
      if (open === true) show();
    }, [open]);
    const close = (event: object, reason: string) => {
      if (reason === unheard) return;
      root.current?.setAttribute('data-gone', '');
      afterPaint(() => {
        onClose?.(event, reason);
        // Whoever was asked kept it.
        afterPaint(() => {
          if (isOpen.current === true) show();
        });
      });
    };
    return <Overlay {...props} ref={root} {...(onClose !== undefined && { onClose: close })} />;
  };
}

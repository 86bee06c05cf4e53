import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import Menu from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import { useText } from '#engine/web/i18n/use-text.ts';

interface NavbarToggleProps {
  readonly open: boolean;
  readonly toggle: () => void;
  /** The bar is folded rather than closed. */
  readonly large: boolean;
}

/** Opens the navigation where no toolbar has a button for it. */
export function NavbarToggle({ open, toggle, large }: NavbarToggleProps) {
  const text = useText();
  const label = text(large && open ? 'shell.foldNavigation' : 'shell.openNavigation');
  return (
    <Tooltip title={label} placement="right">
      <button type="button" className="navbar-toggle" aria-label={label} aria-expanded={open} onClick={toggle}>
        {large && open ? <MenuOpen className="mirrored" /> : <Menu />}
      </button>
    </Tooltip>
  );
}

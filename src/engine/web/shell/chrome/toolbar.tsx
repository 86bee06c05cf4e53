// The bar above the content: navigation toggle, favourites, search, language, colours, full screen, user.
import { useState } from 'react';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Search from '@mui/icons-material/Search';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Brand } from './brand.tsx';
import { ColorSchemeMenu } from '../settings/color-scheme-menu.tsx';
import { Favourites } from './favourites.tsx';
import { FullscreenButton } from './fullscreen-button.tsx';
import { LanguageMenu } from '../settings/language-menu.tsx';
import { largeScreen, toolbarHeight } from './measures.ts';
import { NavigationSearch } from './navigation-search.tsx';
import { OverlayButtons } from '../overlays/overlay-buttons.tsx';
import { UserMenu } from './user-menu.tsx';

interface ToolbarProps {
  /** Absent where the bar has nothing to open: the navigation is hidden, or always there. */
  readonly navbar: { readonly toggle: () => void; readonly open: boolean } | undefined;
  /** Logo and organisation stand at the start. */
  readonly brand?: boolean;
  readonly favourites?: boolean;
  /** The search box stands open on small screens too. */
  readonly searchOpen?: boolean;
  /** Widest the content gets, in pixels; the bar itself goes on. */
  readonly contentWidth?: number | undefined;
}

export function Toolbar({ navbar, brand = false, favourites = true, searchOpen = false, contentWidth }: ToolbarProps) {
  const large = useWidthFrom(largeScreen);
  const wide = useWidthFrom('md');
  const [searching, setSearching] = useState(false);
  return (
    <header className="toolbar">
      <div style={{ height: toolbarHeight, maxWidth: contentWidth }}>
        {!wide && searching ? (
          <NarrowSearch close={() => setSearching(false)} />
        ) : (
          <>
            {navbar !== undefined && <NavbarToggle large={large} {...navbar} />}
            {brand && (
              <div className="toolbar-brand from-small">
                <Brand named={wide} />
              </div>
            )}
            {favourites && <Favourites showList={large} />}
            <div style={{ flex: searchOpen && !wide ? 'none' : 1 }} />
            {wide || searchOpen ? (
              <div className="toolbar-search" style={{ width: searchOpen ? 360 : 264 }}>
                <NavigationSearch />
              </div>
            ) : (
              <SearchButton open={() => setSearching(true)} />
            )}
            <LanguageMenu />
            {/* On the smallest screens the settings have it, and the search box its room. */}
            <div className={searchOpen ? 'from-small' : undefined}>
              <ColorSchemeMenu />
            </div>
            {wide && <FullscreenButton />}
            <OverlayButtons wide={wide} />
            <hr aria-orientation="vertical" />
            <UserMenu showName={wide} />
          </>
        )}
      </div>
    </header>
  );
}

function NavbarToggle({
  large,
  toggle,
  open,
}: {
  readonly large: boolean;
  readonly toggle: () => void;
  readonly open: boolean;
}) {
  const text = useText();
  const label = text(large && open ? 'shell.foldNavigation' : 'shell.openNavigation');
  return (
    <Tooltip title={label}>
      <IconButton onClick={toggle} aria-label={label} aria-expanded={open}>
        {large && open ? <MenuOpen className="mirrored" /> : <Menu />}
      </IconButton>
    </Tooltip>
  );
}

function SearchButton({ open }: { readonly open: () => void }) {
  const text = useText();
  return (
    <IconButton onClick={open} aria-label={text('search.placeholder')}>
      <Search />
    </IconButton>
  );
}

function NarrowSearch({ close }: { readonly close: () => void }) {
  const text = useText();
  return (
    <>
      <div style={{ flex: 1, minWidth: 0 }} ref={focusInput}>
        <NavigationSearch onLeave={close} />
      </div>
      <IconButton onClick={close} aria-label={text('common.close')}>
        <Close />
      </IconButton>
    </>
  );
}

/** As a ref: whoever opened the search goes on typing. */
function focusInput(around: HTMLElement | null): void {
  around?.querySelector('input')?.focus();
}

// Each part of the shell has a palette of its own: the page (main), navbar, toolbar and footer.
import { useEffect, useMemo, type ReactNode } from 'react';
// Material's own brings themes of CSS variables along, which nothing here has.
import ThemeProvider from '@mui/system/ThemeProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSettings } from '#engine/web/shell/settings/settings.ts';
import { useColorMode, useColorScheme } from './color-scheme.ts';
import { createPaletteTheme } from './create-palette-theme.ts';
import { useDirection } from './direction.tsx';
import { keepFirstPaint } from './first-paint.ts';
import { lookProperties } from './look-properties.ts';
import { darkSide, lightSide, type PaletteName } from './palettes.ts';
import type { Palette } from './palette.ts';
import { usePalette } from './use-palette.ts';
import { usePrinting } from './use-printing.ts';

export type ThemeSlot = 'main' | 'navbar' | 'toolbar' | 'footer';

/** Dark ink on white, whatever the screen shows. */
const printed: PaletteName = 'light11';

export function SlotTheme({ slot, children }: { readonly slot: ThemeSlot; readonly children: ReactNode }) {
  const { settings } = useSettings();
  const { animations, customScrollbars, density } = settings;
  const direction = useDirection();
  const palette = usePalette(usePaletteName(slot));
  const theme = useMemo(
    () => createPaletteTheme({ palette, animations, customScrollbars, density, direction }),
    [palette, animations, customScrollbars, density, direction],
  );
  const properties = useMemo(() => lookProperties({ palette, animations, density }), [palette, animations, density]);
  useKeptPaint(slot, palette);
  return (
    <ThemeProvider theme={theme}>
      {slot === 'main' ? (
        <>
          {/* Of the whole document: menus and dialogs stand outside of the page. */}
          <GlobalStyles styles={{ ':root': properties }} />
          {children}
        </>
      ) : (
        <div className="slot" style={properties}>
          {children}
        </div>
      )}
    </ThemeProvider>
  );
}

/** The ground of the page is remembered for the next visit. */
function useKeptPaint(slot: ThemeSlot, palette: Palette): void {
  const [scheme] = useColorScheme();
  const side = useColorMode();
  const printing = usePrinting();
  useEffect(() => {
    if (slot === 'main' && !printing) keepFirstPaint({ palette, scheme, side });
  }, [slot, palette, scheme, side, printing]);
}

/**
 * The chosen palette, or its other side: all slots go dark with the page; a page that was asked to be light leaves the
 * bars as dark as they were chosen.
 */
function usePaletteName(slot: ThemeSlot): PaletteName {
  const { settings } = useSettings();
  const [scheme] = useColorScheme();
  const mode = useColorMode();
  const printing = usePrinting();
  const chosen = settings.theme[slot];
  if (printing) return printed;
  if (mode === 'dark') return darkSide(chosen);
  return slot === 'main' && scheme === 'light' ? lightSide(chosen) : chosen;
}

// Each part of the shell has a palette of its own: the page (main), navbar, toolbar and footer.
import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { useSettings } from '#web/shell/settings.ts';
import { useColorMode, useColorScheme } from './color-scheme.ts';
import { createPaletteTheme } from './create-palette-theme.ts';
import { darkSide, lightSide, type PaletteName } from './palettes.ts';
import { usePalette } from './use-palette.ts';
import { usePrinting } from './use-printing.ts';

export type ThemeSlot = 'main' | 'navbar' | 'toolbar' | 'footer';

/** Dark ink on white, whatever the screen shows. */
const printed: PaletteName = 'light11';

export function SlotTheme({ slot, children }: { readonly slot: ThemeSlot; readonly children: ReactNode }) {
  const { settings } = useSettings();
  const { animations, customScrollbars, density, direction } = settings;
  const palette = usePalette(usePaletteName(slot));
  const theme = useMemo(
    () => createPaletteTheme({ palette, animations, customScrollbars, density, direction }),
    [palette, animations, customScrollbars, density, direction],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** The chosen palette, or its other side: all slots go dark with the page; a page that was asked to be light leaves the bars as dark as they were chosen. */
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

// Each part of the shell has a palette of its own: the page (main), navbar, toolbar and footer.
import { useMemo, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { useSettings } from '#web/shell/settings.ts';
import { useColorMode } from './color-scheme.ts';
import { createPaletteTheme } from './create-palette-theme.ts';
import { paletteIn, palettes } from './palettes.ts';

export type ThemeSlot = 'main' | 'navbar' | 'toolbar' | 'footer';

export function SlotTheme({ slot, children }: { readonly slot: ThemeSlot; readonly children: ReactNode }) {
  const mode = useColorMode();
  const { settings } = useSettings();
  const { animations, direction } = settings;
  const name = paletteIn(settings.theme[slot], mode);
  const theme = useMemo(() => createPaletteTheme(palettes[name], { animations, direction }), [name, animations, direction]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

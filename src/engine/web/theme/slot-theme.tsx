// Each part of the shell has a palette of its own: the page (main), navbar, toolbar and footer.
import { useEffect, useMemo, type ReactNode } from 'react';
import { useDocumentEffect } from '#engine/web/prerender/use-document-effect.ts';
import { useSettings } from '#engine/web/shell/settings/settings.ts';
import { useColorMode, useColorScheme } from './color-scheme.ts';
import { keepFirstPaint } from './first-paint.ts';
import { lookProperties } from './look-properties.ts';
import { darkSide, lightSide, type PaletteName } from './palettes.ts';
import type { Palette } from './palette.ts';
import { SlotContext, type ThemeSlot } from './slot-context.ts';
import { usePalette } from './use-palette.ts';
import { usePrinting } from './use-printing.ts';

/** Dark ink on white, whatever the screen shows. */
const printed: PaletteName = 'light11';

export function SlotTheme({ slot, children }: { readonly slot: ThemeSlot; readonly children: ReactNode }) {
  const { settings } = useSettings();
  const { animations, customScrollbars, density } = settings;
  const palette = usePalette(usePaletteName(slot));
  const properties = useMemo(
    () => lookProperties({ palette, animations, customScrollbars, density }),
    [palette, animations, customScrollbars, density],
  );
  const drawn = useMemo(() => ({ slot, palette, animations, density }), [slot, palette, animations, density]);
  // Of the whole document: menus and dialogs stand outside of the page. Before anything in it is measured.
  useDocumentEffect(() => {
    if (slot !== 'main') return;
    const { style, dataset } = document.documentElement;
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    style.colorScheme = palette.mode;
    dataset['scrollbars'] = customScrollbars ? 'thin' : 'auto';
  }, [slot, palette, properties, customScrollbars]);
  useKeptPaint(slot, palette);
  return (
    <SlotContext value={drawn}>
      {slot === 'main' ? (
        children
      ) : (
        <div className="slot" style={properties}>
          {children}
        </div>
      )}
    </SlotContext>
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

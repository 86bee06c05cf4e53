// Material's components in the colours of the slot they stand in. Not a part of what every page loads: it comes with the
// first part that is drawn with them (kit/late.tsx).
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// Material's own brings themes of CSS variables along, which nothing here has.
import ThemeProvider from '@mui/system/ThemeProvider';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createPaletteTheme } from './create-palette-theme.ts';
import { useDirection } from './direction.tsx';
import { namedBySafari } from './named-by-safari.ts';
import { SlotContext } from './slot-context.ts';

/** All styles in one sheet, as the built app has it: an element for each is a tenth of the time of the web tests. */
export const stylesOf = {
  ltr: createCache({ key: 'css', speedy: true, stylisPlugins: [namedBySafari] }),
  // Left and right change places in every rule that says one of them.
  rtl: createCache({ key: 'rtl', speedy: true, stylisPlugins: [namedBySafari, rtlPlugin] }),
} as const;

/** The slot whose colours Material's components have here; undefined where they have none of ours. */
const ThemedSlot = createContext<string | undefined>(undefined);

function MaterialTheme({ children }: { readonly children: ReactNode }) {
  const { slot, palette, animations, density } = useContext(SlotContext);
  const direction = useDirection();
  const theme = useMemo(
    () => createPaletteTheme({ palette, animations, density, direction }),
    [palette, animations, density, direction],
  );
  return (
    <CacheProvider value={stylesOf[direction]}>
      <ThemeProvider theme={theme}>
        <ThemedSlot value={slot}>{children}</ThemedSlot>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** A component that may stand where nothing of Material's was drawn before. */
export function withTheme<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function Themed(props: Props) {
    const { slot } = useContext(SlotContext);
    const isThemed = useContext(ThemedSlot) === slot;
    return isThemed ? (
      <View {...props} />
    ) : (
      <MaterialTheme>
        <View {...props} />
      </MaterialTheme>
    );
  };
}

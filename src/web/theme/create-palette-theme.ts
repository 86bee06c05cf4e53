// A palette made into a Material theme: type scale, shape, spacing, motion.
import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import type { Palette } from './palettes.ts';

const family = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
const heading = { fontWeight: 650, letterSpacing: '-0.015em' } as const;
/** No animation lasts longer than this; SPEC section 9 gives 1000 and 400 ms as the most. */
const durations = { shortest: 120, shorter: 150, short: 180, standard: 220, complex: 280, enteringScreen: 200, leavingScreen: 160 };

interface Options {
  /** False stops every animation. */
  readonly animations: boolean;
  readonly direction: 'ltr' | 'rtl';
}

export function createPaletteTheme(palette: Palette, { animations, direction }: Options): Theme {
  return createTheme({
    direction,
    palette: materialColors(palette),
    shape: { borderRadius: 8 },
    spacing: 8,
    motion: { reducedMotion: animations ? 'system' : 'always' },
    transitions: { duration: durations },
    typography: {
      fontFamily: family,
      fontWeightMedium: 550,
      fontWeightBold: 650,
      h1: { ...heading, fontSize: '1.625rem', lineHeight: 1.25, letterSpacing: '-0.022em' },
      h2: { ...heading, fontSize: '1.25rem', lineHeight: 1.3 },
      h3: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4 },
      h4: { ...heading, fontSize: '1rem', lineHeight: 1.4 },
      h5: { ...heading, fontSize: '0.9375rem', lineHeight: 1.4 },
      h6: { ...heading, fontSize: '0.875rem', lineHeight: 1.4 },
      subtitle1: { fontSize: '0.9375rem', fontWeight: 550, lineHeight: 1.5 },
      subtitle2: { fontSize: '0.875rem', fontWeight: 550, lineHeight: 1.5 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
      overline: { fontSize: '0.6875rem', fontWeight: 650, letterSpacing: '0.08em', lineHeight: 1.6 },
      button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    components: componentStyles(palette),
  });
}

function materialColors(palette: Palette) {
  const plain = (main: string) => ({ main, light: main, dark: main, contrastText: palette.mode === 'dark' ? palette.ground : '#ffffff' });
  return {
    mode: palette.mode,
    primary: { ...plain(palette.primary), contrastText: palette.onPrimary },
    secondary: plain(palette.secondary),
    error: plain(palette.error),
    warning: { ...plain(palette.warning), light: palette.star },
    info: plain(palette.info),
    success: plain(palette.success),
    text: { primary: palette.text, secondary: palette.textQuiet },
    divider: palette.divider,
    background: { default: palette.ground, paper: palette.paper },
    action: { hover: palette.hover, selected: palette.selected, active: palette.textQuiet },
  };
}

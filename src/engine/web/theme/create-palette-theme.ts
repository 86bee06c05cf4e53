// A palette made into a Material theme: type scale, shape, spacing, motion.
import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles, type Look } from './component-styles.ts';
import { densityStyles, spacingOf, type Density } from './density-styles.ts';
import { transitionDurations } from './motion.ts';
import type { Palette } from './palette.ts';

/** Told by base.css, as the letters may come later than the page. */
const family = 'var(--font)';
const heading = { fontWeight: 650, letterSpacing: '-0.015em' } as const;
interface Options extends Look {
  readonly direction: 'ltr' | 'rtl';
  readonly density: Density;
}

export function createPaletteTheme({ direction, density, ...look }: Options): Theme {
  const { palette, animations } = look;
  return createTheme(
    {
      direction,
      palette: materialColors(palette),
      shape: { borderRadius: 8 },
      spacing: spacingOf[density],
      motion: { reducedMotion: animations ? 'system' : 'always' },
      transitions: { duration: transitionDurations(animations) },
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
      components: componentStyles(look),
    },
    { components: densityStyles(density) },
  );
}

function materialColors(palette: Palette) {
  const plain = (main: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: palette.mode === 'dark' ? palette.ground : '#ffffff',
  });
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

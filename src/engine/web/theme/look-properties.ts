// A palette as properties of CSS, for what is drawn by style sheets (kit.css, text-input.css, shell.css, list.css) in place of styles of Material's.
import type { Density } from './density-styles.ts';
import { entranceAnimation, hoverTransition, labelTransition, widthTransition } from './motion.ts';
import type { Palette } from './palette.ts';

interface Drawn {
  readonly palette: Palette;
  readonly animations: boolean;
  readonly customScrollbars: boolean;
  readonly density: Density;
}

/** What the sheets call a step, the room around the picture of a button, the height of a tab and so on. */
const sizes = {
  comfortable: {
    step: '8px',
    around: '8px',
    picture: '1.5rem',
    tab: '44px',
    button: '40px',
    buttonInline: '16px',
    buttonFont: '0.875rem',
    chip: '32px',
    chipInline: '12px',
    alert: '6px',
  },
  compact: {
    step: '7px',
    around: '5px',
    picture: '1.125rem',
    tab: '36px',
    button: '32px',
    buttonInline: '12px',
    buttonFont: '0.8125rem',
    chip: '24px',
    chipInline: '8px',
    alert: '2px',
  },
} as const satisfies Record<Density, object>;

/** Percent of the main colour in the ground of a marked row, of its own in the ground of a message. */
const markedShare = { light: 8, dark: 16 } as const;
const tints = { light: '7%', dark: '14%' } as const;

/** `--look-text-quiet: #535c6e` and so on, as a style of React or of Material. */
export function lookProperties({
  palette,
  animations,
  customScrollbars,
  density,
}: Drawn): Readonly<Record<string, string>> {
  const { mode, ...colors } = palette;
  const marked = `color-mix(in srgb, ${colors.primary} ${markedShare[mode]}%, transparent)`;
  const all = {
    ...colors,
    marked,
    tint: tints[mode],
    // Where more follows behind an edge.
    shade: mode === 'dark' ? 'rgb(0 0 0 / 0.55)' : 'rgb(16 24 40 / 0.1)',
    // On an error's colour and the like.
    onTone: mode === 'dark' ? colors.ground : '#ffffff',
    ...sizes[density],
    // The palette's colours, or the browser's own.
    scrollbarColor: customScrollbars ? `${colors.edge} transparent` : 'auto',
    entrance: entranceAnimation(animations),
    hoverMotion: hoverTransition(animations),
    labelMotion: labelTransition(animations),
    widthMotion: widthTransition(animations),
    appear: animations ? 'appear 200ms ease-out' : 'none',
    wave: animations ? 'wave 2s linear 0.5s infinite' : 'none',
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      `--look-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}

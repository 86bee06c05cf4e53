// A palette as properties of CSS, for what is drawn by style sheets (kit.css, text-input.css, shell.css, list.css) in place of styles of Material's.
import type { Density } from './density-styles.ts';
import { hoverTransition, labelTransition } from './motion.ts';
import type { Palette } from './palette.ts';

interface Drawn {
  readonly palette: Palette;
  readonly animations: boolean;
  readonly density: Density;
}

/** What the sheets call a step, the room around the picture of a button, the height of a tab. */
const sizes = {
  comfortable: { step: '8px', around: '8px', picture: '1.5rem', tab: '44px' },
  compact: { step: '7px', around: '5px', picture: '1.125rem', tab: '36px' },
} as const satisfies Record<Density, object>;

/** Percent of the main colour in the ground of a marked row. */
const markedShare = { light: 8, dark: 16 } as const;

/** `--look-text-quiet: #535c6e` and so on, as a style of React or of Material. */
export function lookProperties({ palette, animations, density }: Drawn): Readonly<Record<string, string>> {
  const { mode, ...colors } = palette;
  const marked = `color-mix(in srgb, ${colors.primary} ${markedShare[mode]}%, transparent)`;
  const all = {
    ...colors,
    marked,
    ...sizes[density],
    hoverMotion: hoverTransition(animations),
    labelMotion: labelTransition(animations),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      `--look-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}

// A palette as properties of CSS, for what is drawn by plain.css in place of styles of Material's.
import type { Density } from './density-styles.ts';
import { hoverDuration } from './motion.ts';
import type { Palette } from './palette.ts';

interface Drawn {
  readonly palette: Palette;
  readonly animations: boolean;
  readonly density: Density;
}

/** What plain.css calls a step, and the room around the picture of a button. */
const sizes = {
  comfortable: { step: '8px', around: '8px', picture: '1.5rem', entry: '42px' },
  compact: { step: '7px', around: '5px', picture: '1.125rem', entry: '42px' },
} as const satisfies Record<Density, object>;

/** `--look-text-quiet: #535c6e` and so on, as a style of React or of Material. */
export function lookProperties({ palette, animations, density }: Drawn): Readonly<Record<string, string>> {
  const { mode, ...colors } = palette;
  const all = {
    ...colors,
    ...sizes[density],
    hover: colors.hover,
    hoverTime: animations ? `${hoverDuration}ms` : '0s',
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      `--look-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}

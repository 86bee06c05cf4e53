// How long things move; nothing moves when the reader switched animations off or the system asks for reduced motion.

/** A page coming in, in milliseconds. */
export const entranceDuration = 1000;
/** A control under the pointer, in milliseconds. */
export const hoverDuration = 400;

/** What opens and closes on demand must not keep anybody waiting: the shorter ones, in milliseconds. */
const durations = {
  shortest: 120,
  shorter: 150,
  short: 180,
  standard: 220,
  complex: 280,
  enteringScreen: 200,
  leavingScreen: 160,
};

/** Most of the way at once, the rest slowly: a second that nobody waits for. */
const settling = 'cubic-bezier(.16, 1, .3, 1)';
const still = '@media (prefers-reduced-motion: reduce)';

export function transitionDurations(animations: boolean): typeof durations {
  return animations
    ? durations
    : (Object.fromEntries(Object.keys(durations).map((name) => [name, 0])) as typeof durations);
}

/** Colours of a control that follow the pointer, as a transition of CSS. */
export function hoverTransition(animations: boolean): string {
  if (!animations) return 'none';
  const properties = ['background-color', 'border-color', 'color', 'box-shadow'];
  return properties.map((property) => `${property} ${hoverDuration}ms ${settling}`).join(', ');
}

/** The label of an input, which makes room for what is typed. */
export function labelTransition(animations: boolean): string {
  if (!animations) return 'none';
  return ['transform', 'max-width', 'color']
    .map((property) => `${property} ${durations.shorter}ms ${settling}`)
    .join(', ');
}

/** A bar that opens and closes at the side. */
export function widthTransition(animations: boolean): string {
  return animations
    ? `width ${durations.standard}ms ease-in-out, box-shadow ${durations.standard}ms ease-in-out`
    : 'none';
}

export function hoverMotion(animations: boolean): object {
  return { transition: hoverTransition(animations), ...(animations && { [still]: { transition: 'none' } }) };
}

/** The content of a page coming in, as an animation of CSS (theme/page.css). */
export function entranceAnimation(animations: boolean): string {
  return animations ? `enter ${entranceDuration}ms ${settling} backwards` : 'none';
}

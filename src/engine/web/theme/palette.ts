// What a palette must say. Tests hold every one to it: texts read at 4.5:1, edges, shapes and the focus ring at 3:1, on
// each of its grounds.
export interface Palette {
  readonly mode: 'light' | 'dark';
  /** Ground of the page, and of what lies on it. */
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  readonly textQuiet: string;
  /** Lines that only group. */
  readonly divider: string;
  /** Lines that show where a control is. */
  readonly edge: string;
  /** Links, main buttons and the focus ring. */
  readonly primary: string;
  readonly onPrimary: string;
  readonly secondary: string;
  readonly error: string;
  readonly warning: string;
  readonly info: string;
  readonly success: string;
  /** The star of a favourite: a shape, no text. */
  readonly star: string;
  /** Ground of the chosen and of the hovered entry. */
  readonly selected: string;
  readonly hover: string;
}

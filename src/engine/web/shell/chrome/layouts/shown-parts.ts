import type { Chrome } from '#engine/model/routes.ts';

type Part = keyof Chrome;

/** What is seen: what the reader wants, as far as the route has room for it. */
export function shownParts(chrome: Chrome, config: Readonly<Record<Part, { readonly display: boolean }>>): Chrome {
  const shown = (part: Part) => chrome[part] && config[part].display;
  return {
    navbar: shown('navbar'),
    toolbar: shown('toolbar'),
    footer: shown('footer'),
    leftSidePanel: shown('leftSidePanel'),
    rightSidePanel: shown('rightSidePanel'),
  };
}

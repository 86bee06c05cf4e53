// What can be set of each layout.
import type { LayoutStyle } from '#engine/web/shell/settings/read-settings.ts';
import { choice, group, toggle, type LayoutDescription } from './layout-description.ts';

const display = toggle('layout.display', true);
const hidden = toggle('layout.display', false);
const stuck = choice('layout.style', ['fixed', 'static'], 'layout.style.');
const loose = choice('layout.style', ['static', 'fixed'], 'layout.style.');
const sidePanels = {
  leftSidePanel: group('layout.leftSidePanel', { display: hidden }),
  rightSidePanel: group('layout.rightSidePanel', { display }),
};

export const layout1Description = {
  mode: choice('layout.mode', ['fullwidth', 'boxed'], 'layout.mode.'),
  navbar: group('layout.navbar', {
    display,
    folded: toggle('layout.folded', false),
    position: choice('layout.side', ['left', 'right'], 'layout.side.'),
  }),
  toolbar: group('layout.toolbar', {
    display,
    style: stuck,
    position: choice('layout.position', ['below', 'above'], 'layout.toolbarBeside.'),
  }),
  footer: group('layout.footer', {
    display,
    style: loose,
    position: choice('layout.position', ['above', 'below'], 'layout.footerBeside.'),
  }),
  ...sidePanels,
} satisfies LayoutDescription;

export const layout2Description = {
  mode: choice('layout.mode', ['fullwidth', 'boxed', 'container'], 'layout.mode.'),
  navbar: group('layout.navbar', { display, style: loose }),
  toolbar: group('layout.toolbar', {
    display,
    style: stuck,
    position: choice('layout.position', ['below', 'above'], 'layout.toolbarUnder.'),
  }),
  footer: group('layout.footer', { display, style: loose }),
  ...sidePanels,
} satisfies LayoutDescription;

export const layout3Description = {
  mode: choice('layout.mode', ['container', 'fullwidth', 'boxed'], 'layout.mode.'),
  navbar: group('layout.navbar', { display, style: loose }),
  toolbar: group('layout.toolbar', {
    display,
    style: stuck,
    position: choice('layout.position', ['above', 'below'], 'layout.toolbarUnder.'),
  }),
  footer: group('layout.footer', { display, style: loose }),
  ...sidePanels,
} satisfies LayoutDescription;

/** The form of the settings panel is made from these. */
export const layoutDescriptions: Readonly<Record<LayoutStyle, LayoutDescription>> = {
  layout1: layout1Description,
  layout2: layout2Description,
  layout3: layout3Description,
};

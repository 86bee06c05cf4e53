/** In pixels and milliseconds (docs/specification.md). */
export const navbarWidth = 280;
export const foldedNavbarWidth = 64;
export const hoverDelay = 150;
export const toolbarHeight = 64;
/** Height of the navigation where it lies across the page; of the dense one. */
export const horizontalNavbarHeight = 56;
export const denseNavbarHeight = 48;
export const footerHeight = 56;
/** A column of buttons at the side; closed, only its handle is left. */
export const sidePanelWidth = 56;
export const boxedWidth = 1280;
export const denseBoxedWidth = 1120;
export const containerWidth = 1120;
export const settingsPanelWidth = 380;
/** The breakpoint under which the navbar is a drawer. */
export const largeScreen = 'lg';
/** Most suggestions of the navigation search. */
export const suggestionLimit = 10;

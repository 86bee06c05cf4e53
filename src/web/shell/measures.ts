/** SPEC section 9, in pixels and milliseconds. */
export const navbarWidth = 280;
export const foldedNavbarWidth = 64;
export const hoverDelay = 150;
export const toolbarHeight = 64;
/** The breakpoint under which the navbar is a drawer. */
export const largeScreen = 'lg';
/** Most suggestions of the navigation search. */
export const suggestionLimit = 10;

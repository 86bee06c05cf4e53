/** A button says that the keyboard's Ctrl+S or ⌘S presses it: its `aria-keyshortcuts`. */
export const saveKey = 'Control+S Meta+S';

/** A button says that the keyboard's Ctrl+S or ⌘S presses it: its `aria-keyshortcuts`. */
export const saveKey = 'Control+S Meta+S';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl or ⌘ with the letter, and nothing else. */
export function isCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, letter: string): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === letter;
}

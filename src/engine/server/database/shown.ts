// Stored text in a terminal: what steers it, or turns the order of what is read, is told by its number.

/** Control characters but the line feed and the tab, all that turns the direction of writing, separators of lines. */
const steering = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

export function shown(text: string): string {
  return text.replaceAll(steering, escaped);
}

/** A value in a line of its own. */
export function shownInLine(text: string): string {
  return shown(text).replaceAll(/[\n\t]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

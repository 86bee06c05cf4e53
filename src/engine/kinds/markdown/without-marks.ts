// Markdown where there is no room for more than its words. Only what cannot be anything else is taken out: a single
// star or underscore may be one.
const marks: readonly (readonly [RegExp, string])[] = [
  // A link or a picture is its words.
  [/!?\[([^\]\n]*)\]\([^()\s]*\)/g, '$1'],
  // Headings, quotations and fences at the beginning of a line.
  [/^[ \t]*(?:#{1,6}|>|`{3}\w*)(?:[ \t]+|$)/gm, ''],
  [/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/`([^`\n]+)`/g, '$1'],
];

export function withoutMarks(text: string): string {
  return marks.reduce((now, [sign, words]) => now.replace(sign, words), text).trim();
}

// How much JSON a request may hold: the server refuses more, and a form says so while one types.

/** Arrays and objects within each other, the whole body among them. */
export const deepestJson = 32;

/** Bytes of a body: a ride with its timetables is about 100 kB. */
export const largestBody = 1_048_576;

/**
 * Where JSON is nested deeper than the limit; undefined when it nowhere is. Told from the text: what is nested too deep
 * is not even parsed, and nothing runs through it by recursion.
 */
export function tooDeepAt(json: string, limit: number): number | undefined {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (inText) {
      if (character === backslash) at += 1;
      else if (character === quote) inText = false;
    } else if (character === quote) inText = true;
    else if (character === openBracket || character === openBrace) {
      depth += 1;
      if (depth > limit) return at;
    } else if (character === closeBracket || character === closeBrace) depth -= 1;
  }
  return undefined;
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

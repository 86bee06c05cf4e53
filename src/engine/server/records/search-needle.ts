// Which few letters of a long word are enough to find its rows by. An index of trigrams reads a list for every three
// letters in a row, and of a table of millions each is long: of a code of eleven letters, five are had by hardly any
// other row, and are read in a third of the time. Whether a row that has them has the words is seen in the row.
import { foldedHere } from './folded.ts';

/** Letters that each database folds and cuts alike. */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const runs = /[a-z0-9]{3,}/g;
const numbers = new Map(Array.from(letters, (letter, number) => [letter, number]));

/** So many other rows may be looked at: it takes as long as another list. */
const fewRows = 10;

/** Of the words of a search, in a table of so many rows; undefined where all of its letters are wanted. */
export type Needle = (words: readonly string[], rows: number) => string | undefined;

/** `texts`: what some rows of the table are searched by, folded. */
export function buildNeedle(texts: readonly string[]): Needle {
  const pairs = countOf(texts, 2);
  const triples = countOf(texts, 3);
  return (words, rows) => {
    const enough = fewRows / rows;
    const all = words.flatMap((word) => foldedHere(word)?.match(runs) ?? []);
    let shortest: string | undefined;
    for (const run of all) {
      for (let start = 0; start + 3 <= run.length; start += 1) {
        let share = triples(run, start) / texts.length;
        let end = start + 3;
        // As often as each letter follows the two before it.
        for (; share > enough && end < run.length; end += 1) share *= triples(run, end - 2) / pairs(run, end - 2);
        if (share <= enough && end - start < (shortest?.length ?? Infinity)) shortest = run.slice(start, end);
      }
    }
    return words.length === 1 && shortest?.length === words[0]?.length ? undefined : shortest;
  };
}

/** How many texts have the letters of a run from an index on; one at least, as no text may have been looked at. */
function countOf(texts: readonly string[], length: number): (run: string, index: number) => number {
  const counts = new Uint16Array(letters.length ** length);
  const seenIn = new Int32Array(counts.length).fill(-1);
  const numberAt = (text: string, index: number): number | undefined => {
    let number = 0;
    for (let at = index; at < index + length; at += 1) {
      const letter = numbers.get(text[at] ?? '');
      if (letter === undefined) return undefined;
      number = number * letters.length + letter;
    }
    return number;
  };
  for (const [row, text] of texts.entries())
    for (let index = 0; index + length <= text.length; index += 1) {
      const number = numberAt(text, index);
      if (number === undefined || seenIn[number] === row) continue;
      seenIn[number] = row;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  return (run, index) => Math.max(1, counts[numberAt(run, index) ?? -1] ?? 0);
}

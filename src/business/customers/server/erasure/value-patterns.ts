// How a personal value is written in a text: with or without accents, dots and spaces. The same for the database, which
// looks, and for us, who black it out.
import type { PersonalValue, ValueKind } from './personal-values.ts';

interface Alphabet {
  readonly letter: (character: string) => string;
  /** Between two words. */
  readonly gap: string;
  /** The pattern where nothing of the class stands before and after it. */
  readonly between: (before: string, pattern: string, after: string) => string;
}

/**
 * PostgreSQL, over the text of a column as it stands there, JSON with its escapes included: folding it with norm()
 * would cost four times as long as looking.
 * Finds whatever `written` finds, and more: what surrounds a value is looked at in JavaScript only.
 */
const stored: Alphabet = {
  letter: storedLetter,
  gap: '(?:[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]|\\\\[nrtfv]|\\\\u[0-9a-f]{4})+',
  between: (_, pattern) => pattern,
};
/** JavaScript with the flags `giu`, over text as written. */
const written: Alphabet = {
  letter: writtenLetter,
  gap: '\\s+',
  between: (before, pattern, after) => `(?<!${before})${pattern}(?!${after})`,
};
const word = '[\\p{L}\\p{N}]';

/**
 * A regular expression for the database, which finds too much rather than too little; undefined when there is nothing
 * to look for.
 */
export function storedSource(values: readonly PersonalValue[]): string | undefined {
  return spellingsOf(values, stored);
}

/** Longer values come first: a name before the words it is made of. */
export function writtenPattern(values: readonly PersonalValue[]): RegExp | undefined {
  const source = spellingsOf(values, written);
  return source === undefined ? undefined : new RegExp(source, 'giu');
}

function spellingsOf(values: readonly PersonalValue[], alphabet: Alphabet): string | undefined {
  const longestFirst = values.toSorted((a, b) => b.value.length - a.value.length);
  const spellings = new Set(
    longestFirst.flatMap(({ kind, value, folded: plain }) =>
      [value, plain].map((text) => `(?:${sources[kind](text, alphabet)})`),
    ),
  );
  return spellings.size === 0 ? undefined : [...spellings].join('|');
}

const sources: Readonly<Record<ValueKind, (value: string, alphabet: Alphabet) => string>> = {
  name: wordsSource,
  text: wordsSource,
  // No other address ends or begins with it: ana@… is not in mariana@….
  email: (value, { letter, between }) => between('[a-z0-9._%+-]', spell(value, letter), '[a-z0-9-]|\\.[a-z0-9]'),
  code: (value, { letter, between }) =>
    between(word, Array.from(value.replace(/[^\p{L}\p{N}]/gu, ''), letter).join('[ ./-]?'), word),
  phone: phoneSource,
};

function wordsSource(value: string, { letter, gap, between }: Alphabet): string {
  return between(
    word,
    value
      .trim()
      .split(/\s+/)
      .map((part) => spell(part, letter))
      .join(gap),
    word,
  );
}

/** Brazilians leave the country out, and the area in brackets. */
function phoneSource(value: string, { between }: Alphabet): string {
  const digits = value.replace(/\D/g, '');
  const spread = (text: string) => Array.from(text).join('[ ().-]*');
  const source =
    digits.startsWith('55') && digits.length > 11 ? `(?:55[ ().-]*)?0?${spread(digits.slice(2))}` : spread(digits);
  return between('[0-9]', source, '[0-9]');
}

function spell(text: string, letter: Alphabet['letter']): string {
  return Array.from(text, letter).join('');
}

const accented: Readonly<Record<string, string>> = {
  a: 'aáàâãäå',
  e: 'eéèêë',
  i: 'iíìîï',
  o: 'oóòôõö',
  u: 'uúùûü',
  c: 'cç',
  n: 'nñ',
  y: 'yýÿ',
};

function writtenLetter(character: string): string {
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  if (/\p{M}/u.test(character)) return '';
  if (/\p{L}/u.test(character)) return `[${accented[base] ?? character}]\\p{M}*`;
  return /\p{N}/u.test(character) ? character : escapeSyntax(character);
}

/** Letters that the flags `iu` take for this one as well. */
const alike: Readonly<Record<string, string>> = { k: '\u212a', s: '\u017f', a: '\u212b' };
const marks = '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*';

/** Both cases and all accents are named: folding the text for it, or the flag, would cost more than the search. */
function storedLetter(character: string): string {
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  if (/\p{M}/u.test(character)) return '';
  if (!/\p{L}/u.test(character)) return /\p{N}/u.test(character) ? character : `\\\\*${escapeSyntax(character)}`;
  const letters = `${accented[base] ?? character}${alike[base] ?? ''}${character}`;
  const cases = Array.from(letters)
    .flatMap((letter) => [letter, letter.toLowerCase(), letter.toUpperCase()])
    .filter((letter) => Array.from(letter).length === 1);
  return `[${[...new Set(cases)].toSorted().join('')}]${marks}`;
}

/** With the flag u only syntax may be escaped. */
function escapeSyntax(character: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}

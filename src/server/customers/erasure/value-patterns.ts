// How a personal value is written in a text: with or without accents, dots and spaces. The same for the database, which looks, and for us, who black it out.
import type { PersonalValue, ValueKind } from './personal-values.ts';

interface Alphabet {
  readonly letter: (character: string) => string;
  /** The pattern where nothing of the class stands before and after it. */
  readonly between: (before: string, pattern: string, after: string) => string;
}

/** PostgreSQL, over text folded by norm(). What surrounds it is looked at in JavaScript: here it would cost four times as long. */
const folded: Alphabet = { letter: escape, between: (_, pattern) => pattern };
/** JavaScript with the flags `giu`, over text as written. */
const written: Alphabet = { letter: writtenLetter, between: (before, pattern, after) => `(?<!${before})${pattern}(?!${after})` };
const word = '[\\p{L}\\p{N}]';

/** A regular expression for folded text, which finds too much rather than too little; undefined when there is nothing to look for. */
export function foldedSource(values: readonly PersonalValue[]): string | undefined {
  return values.length === 0 ? undefined : values.map(({ kind, folded: value }) => `(?:${sources[kind](value, folded)})`).join('|');
}

/** Longer values come first: a name before the words it is made of. */
export function writtenPattern(values: readonly PersonalValue[]): RegExp | undefined {
  const spellings = [...new Set(values.toSorted((a, b) => b.value.length - a.value.length).flatMap(({ kind, value, folded: plain }) => [value, plain].map((text) => `(?:${sources[kind](text, written)})`)))];
  return spellings.length === 0 ? undefined : new RegExp(spellings.join('|'), 'giu');
}

const sources: Readonly<Record<ValueKind, (value: string, alphabet: Alphabet) => string>> = {
  name: wordsSource,
  text: wordsSource,
  // No other address ends or begins with it: ana@… is not in mariana@….
  email: (value, { letter, between }) => between('[a-z0-9._%+-]', spell(value, letter), '[a-z0-9-]|\\.[a-z0-9]'),
  code: (value, { letter, between }) => between(word, Array.from(value.replace(/[^\p{L}\p{N}]/gu, ''), letter).join('[ ./-]?'), word),
  phone: phoneSource,
};

function wordsSource(value: string, { letter, between }: Alphabet): string {
  return between(word, value.trim().split(/\s+/).map((part) => spell(part, letter)).join('\\s+'), word);
}

/** Brazilians leave the country out, and the area in brackets. */
function phoneSource(value: string, { between }: Alphabet): string {
  const digits = value.replace(/\D/g, '');
  const spread = (text: string) => Array.from(text).join('[ ().-]*');
  const source = digits.startsWith('55') && digits.length > 11 ? `(?:55[ ().-]*)?0?${spread(digits.slice(2))}` : spread(digits);
  return between('[0-9]', source, '[0-9]');
}

function spell(text: string, letter: Alphabet['letter']): string {
  return Array.from(text, letter).join('');
}

function escape(character: string): string {
  return /[\p{L}\p{N}]/u.test(character) ? character.toLowerCase() : `\\${character}`;
}

const accented: Readonly<Record<string, string>> = { a: 'aáàâãäå', e: 'eéèêë', i: 'iíìîï', o: 'oóòôõö', u: 'uúùûü', c: 'cç', n: 'nñ', y: 'yýÿ' };

function writtenLetter(character: string): string {
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  if (/\p{M}/u.test(character)) return '';
  if (/\p{L}/u.test(character)) return `[${accented[base] ?? character}]\\p{M}*`;
  return /\p{N}/u.test(character) ? character : escapeSyntax(character);
}

/** With the flag u only syntax may be escaped. */
function escapeSyntax(character: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}

// JSON as people type it: its value, or what keeps it from being one, with place and remedy. Stricter than JSON.parse
// where the server is, and where something typed would be lost without a word.
import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';
import { largestBody, tooDeepAt } from '#engine/model/json-limits.ts';
import type { JsonFault } from './unread-json.ts';

export type ReadJson = { readonly value: unknown } | { readonly fault: JsonFault };

/** `depth`: how deep it may be nested where it stands. */
export function readJson(text: string, depth: number): ReadJson {
  const deep = tooDeepAt(text, depth);
  if (deep !== undefined) return { fault: faultAt(text, { reason: 'depth', offset: deep, limit: depth }) };
  try {
    checkText(text);
    const value: unknown = JSON.parse(text);
    const sent = JSON.stringify(value);
    return new TextEncoder().encode(sent).length > largestBody ? { fault: tooLarge } : { value };
  } catch (error) {
    return { fault: faultAt(text, error instanceof Mistake ? error.found : { reason: 'value', offset: 0 }) };
  }
}

const tooLarge: JsonFault = { reason: 'size', line: 1, column: 1, limit: largestBody / 1024 };

interface Found {
  readonly reason: string;
  readonly offset: number;
  /** What stands there. */
  readonly found?: string;
  /** What belongs there. */
  readonly wanted?: string;
  readonly limit?: number;
}

/** The first mistake ends the reading: what follows it is told of only by accident, or nested too deep to be read. */
class Mistake extends Error {
  override readonly name = 'Mistake';
  readonly found: Found;

  constructor(found: Found) {
    super(found.reason);
    this.found = found;
  }
}

function faultAt(text: string, { offset, ...found }: Found): JsonFault {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...found };
}

function checkText(text: string): void {
  const open: ('{' | '[')[] = [];
  const names: Set<string>[] = [];
  const visitor: JSONVisitor = {
    onObjectBegin: () => {
      open.push('{');
      names.push(new Set());
    },
    // Told of at the end of the text as well, before the mistake is.
    onObjectEnd: (offset) => {
      if (text[offset] !== '}') return;
      open.pop();
      names.pop();
    },
    onArrayBegin: () => {
      open.push('[');
    },
    onArrayEnd: (offset) => {
      if (text[offset] === ']') open.pop();
    },
    onObjectProperty: (name, offset, length, _line, _column, path) => {
      const found = shown(text, offset, length);
      checkName(name, { names: names.at(-1), owner: path().at(-1), offset, found });
      checkWord(name, offset);
    },
    onLiteralValue: (value: unknown, offset, length) => {
      if (typeof value === 'string') checkWord(value, offset);
      if (typeof value === 'number') checkNumber(value, { offset, found: text.slice(offset, offset + length) });
    },
    onError: (code, offset, length) => {
      throw new Mistake(
        mistakeOf(printParseErrorCode(code), { text, offset, found: shown(text, offset, length), open }),
      );
    },
  };
  visit(text, visitor, { disallowComments: true, allowTrailingComma: false });
}

interface Name {
  readonly names: Set<string> | undefined;
  /** Name or place of the object that it stands in. */
  readonly owner: string | number | undefined;
  readonly offset: number;
  readonly found: string;
}

/** A name that stands twice loses one of the values; those that reach into every object are refused by the server. */
function checkName(name: string, { names, owner, offset, found }: Name): void {
  if (name === '__proto__' || (name === 'prototype' && owner === 'constructor'))
    throw new Mistake({ reason: 'reserved', offset, found });
  if (names?.has(name)) throw new Mistake({ reason: 'twice', offset, found });
  names?.add(name);
}

/** What no database keeps. */
function checkWord(word: string, offset: number): void {
  if (word.includes('\0') || !word.isWellFormed()) throw new Mistake({ reason: 'character', offset });
}

/** What would come back as another number. */
function checkNumber(value: number, { offset, found }: { readonly offset: number; readonly found: string }): void {
  if (!Number.isFinite(value) || (/^-?\d+$/.test(found) && !Number.isSafeInteger(value) && String(value) !== found))
    throw new Mistake({ reason: 'large', offset, found, wanted: `"${found}"` });
}

interface Place {
  readonly text: string;
  readonly offset: number;
  readonly found: string;
  readonly open: readonly ('{' | '[')[];
}

const closer = { '{': '}', '[': ']' } as const;

function mistakeOf(code: string, place: Place): Found {
  const { text, offset, found, open } = place;
  const at = { offset, found };
  const inner = open.at(-1);
  if (code === 'InvalidCommentToken' || code === 'UnexpectedEndOfComment') return { reason: 'comment', ...at };
  if (code === 'UnexpectedEndOfString') return { reason: 'quote', offset };
  if (code === 'InvalidCharacter') return { reason: 'control', offset };
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode') return { reason: 'escape', offset };
  if (isNumberLike(place, code)) return { reason: 'number', ...at };
  if (code === 'InvalidSymbol') return ofWord(place);
  if (code === 'EndOfFileExpected') return { reason: 'after', ...at };
  if (found === '')
    return {
      reason: 'end',
      offset,
      wanted: open
        .toReversed()
        .map((one) => closer[one])
        .join(' '),
    };
  if (found === '}' || found === ']') return ofCloser(place);
  if (code === 'PropertyNameExpected') return { reason: 'name', ...at, wanted: JSON.stringify(found) };
  if (code === 'ColonExpected') return { reason: 'colon', ...at };
  if (code === 'CommaExpected') return { reason: 'comma', ...at };
  return { reason: 'value', offset, ...(inner !== undefined && text !== '' && { found }) };
}

function ofCloser({ text, offset, found, open }: Place): Found {
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',')) return { reason: 'lastComma', offset: before.length - 1, found };
  const inner = open.at(-1);
  if (inner !== undefined && closer[inner] !== found) return { reason: 'closer', offset, found, wanted: closer[inner] };
  return { reason: 'value', offset, found };
}

/** `.5`, `+1`, `1.`, `012`, `0x1f`. */
function isNumberLike({ text, offset, found }: Place, code: string): boolean {
  return (
    code === 'UnexpectedEndOfNumber' ||
    code === 'InvalidNumberFormat' ||
    /^[-+.]/.test(found) ||
    (/\d/.test(text.charAt(offset - 1)) && /^[\w.]/.test(found))
  );
}

const words: Readonly<Record<string, string>> = { none: 'null', undefined: 'null', nil: 'null', nan: 'null' };

/** What stands without quotes, or in other ones. */
function ofWord({ text, offset, found }: Place): Found {
  if (/^['`‘’“”«]/.test(found)) return { reason: 'quotes', offset, found };
  if (/^\s*:/.test(text.slice(offset + found.length)))
    return { reason: 'name', offset, found, wanted: JSON.stringify(found) };
  const known = ['true', 'false', 'null'].find((word) => word === found.toLowerCase()) ?? words[found.toLowerCase()];
  return { reason: 'word', offset, found, wanted: known ?? JSON.stringify(found) };
}

/** What is cited in a message. */
const longestCited = 20;

function shown(text: string, offset: number, length: number): string {
  const found = text.slice(offset, offset + length);
  return found.length > longestCited ? `${found.slice(0, longestCited)}…` : found;
}

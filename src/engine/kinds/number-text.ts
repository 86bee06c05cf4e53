// Numbers as people of each language write them: decimal mark and grouping come from Intl.
import { numberFormat } from '#engine/model/intl.ts';
import type { Language } from '#engine/model/text.ts';
import { locales } from '#engine/model/text.ts';

function decimalMark(language: Language): string {
  const part = numberFormat(locales[language])
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  return part?.value ?? '.';
}

/** Plain digits with the language's decimal mark, as one types them: 123450 with 2 digits → `1234,50`. */
export function writeScaled(value: number, digits: number, language: Language): string {
  return numberFormat(locales[language], {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value / 10 ** digits);
}

/**
 * The typed text as an integer of 10^-digits units; undefined when it is no such number.
 * Currency and percent signs, spaces and grouping are forgiven; a lone mark before one to `digits` digits is the
 * decimal mark in any language.
 */
export function readScaled(text: string, digits: number, language: Language): number | undefined {
  const tidy = text.replace(/[A-Z]{0,3}\p{Sc}|\b[A-Z]{3}\b|%|[\s\u00a0\u202f]/gu, '').replace(/^\u2212/, '-');
  const match = /^(-?)([\d.,]+)$/.exec(tidy);
  if (match === null) return undefined;
  const [, sign, body = ''] = match;
  const split = splitDecimals(body, digits, language);
  if (split === undefined) return undefined;
  const units = Number(`${split.whole || '0'}${split.fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(units) ? (sign === '-' ? -units : units) : undefined;
}

function splitDecimals(
  body: string,
  digits: number,
  language: Language,
): { whole: string; fraction: string } | undefined {
  const mark = decimalMark(language);
  const other = mark === ',' ? '.' : ',';
  const last = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  if (last < 0) return { whole: body, fraction: '' };
  const decimals = body.length - last - 1;
  const both = body.includes(',') && body.includes('.');
  const isMark = body[last] === mark || both || (body.indexOf(other) === last && decimals <= digits && decimals !== 3);
  const whole = isMark ? body.slice(0, last) : body;
  const fraction = isMark ? body.slice(last + 1) : '';
  if (fraction.length > digits || !isGrouped(whole)) return undefined;
  return { whole: whole.replace(/[.,]/g, ''), fraction };
}

/** `1234`, `1.234.567`; not `12.34.5`. */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
}

/** A decimal number, undefined when the text is none. */
export function readNumber(text: string, language: Language): number | undefined {
  const scaled = readScaled(text, 6, language);
  return scaled === undefined ? undefined : scaled / 1e6;
}

export function writeNumber(value: number, language: Language): string {
  return numberFormat(locales[language], { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

// The formats of the dialect, registered on both sides: form and server accept exactly the same strings (docs/domain.md
// 1.0).
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import { readInstant } from './instant.ts';

/** 11 digits without mask, check digits right; equal digits, which pass the arithmetic, are refused. */
export function isCpf(value: string): boolean {
  if (!/^\d{11}$/.test(value) || /^(.)\1{10}$/.test(value)) return false;
  // Not the library's isValid: it also refuses 123.456.789-09, which is a right number.
  const first = cpf.verifierDigit(value.slice(0, 9));
  return value.endsWith(`${first}${cpf.verifierDigit(value.slice(0, 9) + String(first))}`);
}

/** 14 characters without mask, letters in upper case (alphanumeric since IN RFB 2.229/2024), check digits right. */
export function isCnpj(value: string): boolean {
  return /^[0-9A-Z]{12}\d{2}$/.test(value) && !/^(.)\1{13}$/.test(value) && cnpj.isValid(value);
}

/**
 * https only, and nobody's name or password in it: the generic `uri` format accepts `javascript:`, `data:` and
 * `http://user:password@host`.
 */
export function isWebAddress(value: string): boolean {
  return /^https:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i.test(value) && URL.canParse(value);
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(value);
  } catch {
    return false;
  }
}

type Format = RegExp | ((value: string) => boolean);

function matches(name: 'date' | 'email' | 'ipv4' | 'ipv6' | 'uuid'): (value: string) => boolean {
  const format: unknown = fullFormats[name];
  const check = format instanceof RegExp ? format : ((format as { validate?: Format }).validate ?? (format as Format));
  return (value) => (check instanceof RegExp ? check.test(value) : check(value));
}

const isDate = matches('date');
const isUuid = matches('uuid');
const isIpv4 = matches('ipv4');
const isIpv6 = matches('ipv6');

export const formats = {
  email: matches('email'),
  // Not as a URN, which the database does not read.
  uuid: (value: string) => value.length === 36 && isUuid(value),
  // No calendar has a year 0.
  date: (value: string) => isDate(value) && !value.startsWith('0000'),
  'date-time': (value: string) => readInstant(value) !== undefined,
  uri: isWebAddress,
  'time-hm': /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  cpf: isCpf,
  cnpj: isCnpj,
  'cpf-or-cnpj': (value: string) => isCpf(value) || isCnpj(value),
  phone: /^\+[1-9]\d{7,14}$/,
  'time-zone': isTimeZone,
  color: /^#[0-9a-fA-F]{6}$/,
  // An id and a name: src/engine/kinds/file/stored-name.ts.
  'stored-file': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/\\\p{C}]{1,150}$/u,
  ip: (value: string) => isIpv4(value) || isIpv6(value),
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];

export function hasFormat(name: FormatName, value: string): boolean {
  const format: Format = formats[name];
  return format instanceof RegExp ? format.test(value) : format(value);
}

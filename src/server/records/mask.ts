// Values shown in part (DOMAIN 1.0): enough to recognise, too little to use.
import type { Sensitivity } from '#model/entity.ts';

const masks: Readonly<Record<Sensitivity, (text: string) => string>> = {
  document: maskDocument,
  email: (text) => text.replace(/^(.?)[^@]*/, '$1***'),
  phone: (text) => `${text.slice(0, 3)}${lastTwo(text)}`,
  bank: lastTwo,
  money: () => '***',
  personal: (text) => text.split(' ').map((word) => `${word.slice(0, 1)}***`).join(' '),
};

/** The masked value; undefined where nothing of it can be shown. */
export function mask(sensitivity: Sensitivity, value: unknown): string | undefined {
  return typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}/.test(value) ? masks[sensitivity](value) : undefined;
}

/** CPF `***.982.247-**`, CNPJ its root, any other its last two characters. */
function maskDocument(text: string): string {
  if (/^\d{11}$/.test(text)) return `***.${text.slice(3, 6)}.${text.slice(6, 9)}-**`;
  if (/^[0-9A-Z]{12}\d{2}$/.test(text)) return `**.${text.slice(2, 5)}.${text.slice(5, 8)}/****-**`;
  return lastTwo(text);
}

/** Of short values nothing: two of three characters are nearly all. */
function lastTwo(text: string): string {
  return text.length < 4 ? '***' : `***${text.slice(-2)}`;
}

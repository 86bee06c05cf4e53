// Values shown in part (docs/domain.md 1.0): enough to recognise, too little to use.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field, Sensitivity } from '#engine/model/entity.ts';

const masks: Readonly<Record<Sensitivity, (text: string) => string>> = {
  document: maskDocument,
  email: (text) => text.replace(/^(.?)[^@]*/, '$1***'),
  phone: (text) => `${text.slice(0, 3)}${lastTwo(text)}`,
  bank: lastTwo,
  money: () => '***',
  personal: (text) =>
    text
      .split(' ')
      .map((word) => `${word.slice(0, 1)}***`)
      .join(' '),
};

/** The masked value of a sensitive field; undefined where nothing of it can be shown, as of a day, a number or a file. */
export function mask({ kind, sensitive }: Pick<Field, 'kind' | 'sensitive'>, value: unknown): string | undefined {
  const isTelling =
    sensitive !== undefined &&
    typeof value === 'string' &&
    fieldKinds[kind].moment === undefined &&
    fieldKinds[kind].file === undefined;
  return isTelling ? masks[sensitive](value) : undefined;
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

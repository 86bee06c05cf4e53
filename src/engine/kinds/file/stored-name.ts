// The value of a field that holds a file: the id under which its content is stored, and the name that people gave it,
// `0198c0de-…/contract.pdf`. The ending of the name is that of its type.
import { fileTypes, isFileType, type FileType } from './file-types.ts';

export interface StoredName {
  readonly id: string;
  readonly name: string;
  /** None where the name has been put out of sight, as the erasure of a person does. */
  readonly type: FileType | undefined;
}

/** Undefined for what is no such value. */
export function readStoredName(value: unknown): StoredName | undefined {
  if (typeof value !== 'string') return undefined;
  const [, id, name] = /^([0-9a-f-]{36})\/(.+)$/s.exec(value) ?? [];
  if (id === undefined || name === undefined) return undefined;
  const ending = endingOf(name);
  return { id, name, type: isFileType(ending) ? ending : undefined };
}

const longestName = 150;

/** Made of the name that the file had where it came from, whatever that was. */
export function storedName(id: string, given: string, type: FileType): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1);
  const tidy = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim();
  const ending = endingOf(tidy);
  const isAlready = ending === type || spellings[ending] === type;
  const bare = ((isAlready ? tidy.slice(0, -ending.length - 1) : tidy).replace(/^\.+|[. ]+$/g, '') || 'file').slice(
    0,
    longestName - type.length - 1,
  );
  return `${id}/${bare.toWellFormed()}.${type}`;
}

/** Other endings of the same types. */
const spellings: Readonly<Record<string, FileType>> = { jpeg: 'jpg', jpe: 'jpg', text: 'txt' };

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** As `accept` of an input has it: by type and by ending. */
export function acceptOf(types: readonly string[]): string {
  const endings = [...types, ...Object.keys(spellings).filter((ending) => types.includes(spellings[ending] ?? ''))];
  return [...types.filter(isFileType).map((type) => fileTypes[type]), ...endings.map((ending) => `.${ending}`)].join();
}

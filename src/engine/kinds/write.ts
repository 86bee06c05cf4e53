// Values as people read them outside of screens. Empty for what is absent.
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { fieldKinds } from './index.ts';
import type { FileWriting, PaperWriting } from './kind.ts';
import { textOf } from './plain-value.ts';

export function writeInFile(kind: FieldKind, value: unknown, writing: FileWriting): string {
  if (value === undefined || value === null) return '';
  const { writeInFile: own, write } = fieldKinds[kind];
  return (own ?? write)?.(value, writing) ?? textOf(value);
}

/** For letters and statements. */
export function writeOnPaper(kind: FieldKind, value: unknown, writing: PaperWriting): string {
  if (value === undefined || value === null) return '';
  const { writeOnPaper: own, write } = fieldKinds[kind];
  return (own ?? write)?.(value, writing) ?? textOf(value);
}

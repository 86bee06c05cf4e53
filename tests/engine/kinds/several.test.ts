import { expect, it } from 'vitest';
import type { FileWriting, PaperWriting } from '#engine/kinds/kind.ts';
import { writeInFile, writeOnPaper } from '#engine/kinds/write.ts';

const writing = { language: 'pt', option: (value: unknown) => `<${String(value)}>` } as FileWriting & PaperWriting;

it.each([
  ['numbers', [1.5, 2, 1000.25], '1,5; 2; 1000,25'],
  ['integers', [7, 7, 1000], '7; 7; 1000'],
  ['strings', ['a', 'b'], 'a, b'],
  ['choices', ['a', 'b'], '<a>, <b>'],
] as const)('several values stand one after the other in files and on paper: %s', (kind, values, text) => {
  expect(writeInFile(kind, values, writing)).toBe(text);
  expect(writeOnPaper(kind, values, writing)).toBe(text);
});

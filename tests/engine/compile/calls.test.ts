// Declared calls are found where they stand, and what is wrong with them stops generate.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPaths } from '#engine/compile/openapi-calls.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { checkCalls, readCalls, type DeclaredCall } from '#engine/compile/read-calls.ts';

const lend: DeclaredCall = {
  file: 'src/business/loans/server/calls.ts',
  method: 'post',
  path: '/api/books/{id}/lend',
  operationId: 'lendBook',
  summary: 'Lends a book.',
  tag: 'books',
  body: { $ref: '#/components/schemas/Loan' },
  answer: { json: { type: 'array', items: { $ref: '#/components/schemas/Book' } } },
  refusals: ['NOT_FOUND'],
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calls-'));
  const { file, ...call } = lend;
  const places: Readonly<Record<string, string>> = {
    [file]: 'lendBook',
    'src/engine/server/session/calls.ts': 'signIn',
    'src/business/loans/web/calls.ts': 'none',
  };
  for (const [path, operationId] of Object.entries(places)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `export const calls = { one: ${JSON.stringify({ ...call, operationId })} };\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('calls', () => {
  test('are found beside the handlers, the engine’s first', async () => {
    expect((await readCalls(folder)).map(({ file, operationId }) => [file, operationId])).toEqual([
      ['src/engine/server/session/calls.ts', 'signIn'],
      [lend.file, 'lendBook'],
    ]);
    expect(await readCalls(join(folder, 'nothing'))).toEqual([]);
  });

  test('name schemas that there are, in the body and in the answer', () => {
    expect(checkCalls([lend], ['Book', 'Loan'])).toEqual([]);
    expect(checkCalls([lend], ['Books', 'Loan']).map(mistakeText)).toEqual([
      'src/business/loans/server/calls.ts#/lendBook: there is no schema "Book"; did you mean "Books"? (rule: a call names schemas that there are)',
    ]);
  });

  test('have a name and an address of their own', () => {
    const twin = { ...lend, file: 'src/business/shelves/server/calls.ts' };
    expect(checkCalls([lend, { ...twin, method: 'get' }], ['Book', 'Loan']).map(mistakeText)).toEqual([
      'src/business/shelves/server/calls.ts#/lendBook: "lendBook" is also lendBook of src/business/loans/server/calls.ts; give one of them another (rule: each call has a name and an address of its own)',
    ]);
    expect(checkCalls([lend, { ...twin, operationId: 'lend' }], ['Book', 'Loan']).map(({ found }) => found)).toEqual([
      '"post /api/books/{id}/lend" is also lendBook of src/business/loans/server/calls.ts',
    ]);
  });

  test('of one address stand together in the document', () => {
    const [[path, item] = []] = Object.entries(callPaths([lend, { ...lend, method: 'get', operationId: 'seen' }], []));
    expect([path, Object.keys(item ?? {})]).toEqual(['/api/books/{id}/lend', ['post', 'get']]);
  });
});

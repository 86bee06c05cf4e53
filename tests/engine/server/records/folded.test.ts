// A pattern that is folded here is the one that the database would have made.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#engine/server/database/database.ts';
import { foldedPattern } from '#engine/server/records/folded.ts';
import { printer } from '#engine/server/records/kept-texts.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

it('letters that every database folds alike are folded before they are sent', () => {
  const { sql: text, parameters } = foldedPattern('Kc4-B_%').compile(printer);
  expect([text, parameters]).toEqual(['$1', [String.raw`%kc4-b\_\%%`]]);
  expect(foldedPattern('Rua A', 'start').compile(printer).parameters).toEqual(['rua a%']);
});

it.each(['São', 'ŒUVRE', 'CIDADE', 'İstanbul', 'a\u0301'])('%s is left to the database', (word) => {
  expect(foldedPattern(word).compile(printer).sql).toContain('norm(');
});

it.each([printable.replace('I', ''), 'I', 'Água', String.raw`50%_\x`])('both say the same of %s', async (word) => {
  const { rows } = await sql<{ readonly own: string; readonly theirs: string }>`
    select ${foldedPattern(word)} as own, '%' || norm(${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%' as theirs`.execute(
    database.query,
  );
  expect(rows[0]?.own).toBe(rows[0]?.theirs);
});

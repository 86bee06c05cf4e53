import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { inTurns } from '#engine/live/in-turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'turns-'));
const file = join(folder, 'provider.schema.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('a file that is emptied before it is filled is looked at when it is filled', async () => {
  const seen: string[] = [];
  const saved = inTurns(async () => {
    seen.push(readFileSync(file, 'utf8'));
  });
  writeFileSync(file, '');
  saved([file]);
  setTimeout(() => {
    writeFileSync(file, '{}');
    saved([file]);
  }, 40);
  await vi.waitFor(() => expect(seen).toContain('{}'));
  // Longer than any turn waits.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(seen).toEqual(['{}']);
});

it('one that stays empty is looked at as it is', async () => {
  const turn = vi.fn(() => Promise.resolve());
  writeFileSync(file, '');
  inTurns(turn)([file]);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledWith([file]));
});

it('what is saved within a moment is one turn, and a turn that fails ends no other', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const turn = vi.fn(() => Promise.reject(new Error('no')));
  const saved = inTurns(turn);
  writeFileSync(file, '{}');
  saved([file]);
  saved([`${file}.other`]);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledExactlyOnceWith([file, `${file}.other`]));
  saved([file]);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(2));
  expect(complain).toHaveBeenCalled();
});

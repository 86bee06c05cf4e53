import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#engine/server/make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('making a folder', () => {
  it('makes those it stands in, and is content with one that is there', () => {
    makeFolder(join(root, 'a/b/c'));
    makeFolder(join(root, 'a/b/c'));
    expect(existsSync(join(root, 'a/b/c'))).toBe(true);
  });

  it('throws what the system answers under a file', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => makeFolder(join(root, 'file/below'))).toThrow(/ENOTDIR/);
  });

  it.skipIf(process.platform !== 'linux')('comes to an end where no folder can be made', () => {
    expect(() => makeFolder('/proc/back-office/data')).toThrow(/ENOENT/);
  });
});

// A copy of this project, as an analyst has it, to change and to run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Made by installing, building, running and by git: nothing that is written by hand or by generate. */
const left = ['node_modules', 'dist', 'dist-server', 'data', 'coverage', '.git', '.vite'];

export interface Checkout {
  readonly root: string;
  /** Path → hash of each file. */
  readonly files: () => ReadonlyMap<string, string>;
  /** Rewrites a JSON file. */
  readonly edit: (path: string, change: (content: JsonObject) => void) => void;
  /** Runs one of the project's commands; its output when it fails is the error. */
  readonly run: (...command: readonly string[]) => void;
  readonly remove: () => void;
}

export interface JsonObject {
  [key: string]: unknown;
}

export function copyCheckout(source: string): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of readdirSync(source)) {
    if (!left.includes(name))
      cpSync(join(source, name), join(root, name), {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      });
  }
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    files: () =>
      new Map(
        filesOf(root).map((path) => [
          path,
          createHash('sha256')
            .update(readFileSync(join(root, path)))
            .digest('hex'),
        ]),
      ),
    edit: (path, change) => {
      const content = JSON.parse(readFileSync(join(root, path), 'utf8')) as JsonObject;
      change(content);
      writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
    },
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Paths whose content differs, that came or that went. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

function filesOf(root: string): string[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !left.some((name) => path.split('/').includes(name)));
}

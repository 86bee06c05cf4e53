// The key that signs tokens: given by the operator, else made once and kept in the data folder, readable by its owner
// only.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFolder } from '../database/embedded/explain-folder.ts';
import { makeFolder } from '../make-folder.ts';
import { SettingsError } from '../settings-error.ts';

/** HS256 wants a key as long as its hash. */
const shortest = 32;

export function readSessionSecret(given: string | undefined, dataDir: string): string {
  if (given === undefined) return readOrMake(dataDir);
  if (given.length < shortest)
    throw new SettingsError(
      `SESSION_SECRET is refused: give at least ${shortest} characters, e.g. of openssl rand -base64 32`,
    );
  return given;
}

function readOrMake(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  try {
    makeFolder(dataDir);
    makeOnce(path);
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length < shortest)
      throw new SettingsError(`${path} is damaged: delete it (everyone signs in again) or set SESSION_SECRET`);
    return secret;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`DATA_DIR=${dataDir} is refused: ${explainFolder({ path: dataDir, error })}`);
  }
}

function makeOnce(path: string): void {
  try {
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

// Why a data folder does not open, and the remedy that fits: by what the system answered, else by what PostgreSQL
// itself said.
import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class DataFolderError extends Error {}

export interface Failure {
  /** The folder, or the file in it, that is concerned. */
  readonly path: string;
  readonly error?: unknown;
  /** PostgreSQL's own lines, in their order. */
  readonly said?: readonly string[];
}

interface Cause {
  /** Found in the system's code or in PostgreSQL's sentences. */
  readonly signs: RegExp;
  readonly explain: (failure: Failure) => string;
}

const elsewhere = 'or set DATA_DIR to another folder';

/**
 * The first that fits. What PostgreSQL says of a damaged file is no reason where the system has refused something
 * before.
 */
const causes: readonly Cause[] = [
  {
    signs: /\bENOTDIR\b|\bEEXIST\b|Not a directory/,
    explain: () => `it is, or lies under, a file and no folder: move the file away, ${elsewhere}`,
  },
  {
    signs: /\bEROFS\b|Read-only file system/,
    explain: () => `its file system is mounted read-only: mount it for writing, ${elsewhere}`,
  },
  {
    signs: /\bE(ACCES|PERM)\b|Permission denied/,
    explain: ({ path }) =>
      `${whoRuns()} may not read and write it: give it to that user (chown -R <user> ${path}), ${elsewhere}`,
  },
  {
    signs: /\bE(NOSPC|DQUOT)\b|No space left on device|Disk quota exceeded/,
    explain: ({ path }) =>
      `the disk is full (${freeMegabytes(path)} MB are free): make room, 300 MB at least, and start again; nothing is lost, and no backup is needed`,
  },
  {
    signs: /\bEIO\b|Input\/output error/,
    explain: () =>
      `the disk does not read or write what it should: check the disk, and copy the folder to another one before anything else`,
  },
  {
    signs: /initialized by PostgreSQL version/,
    explain: () =>
      'another major version of PostgreSQL wrote it: make a backup with the version of this application that wrote it (npm run backup), and restore that into a new folder (npm run restore -- <file>)',
  },
  {
    signs: /checkpoint record|WAL segment|\bWAL\b|pg_wal|contrecord|prev-link/,
    explain: (failure) =>
      `its log is damaged, as after a disk fault or a copy of a running folder. ${restore(failure)}`,
  },
  {
    signs:
      /pg_control|PG_VERSION|not a valid data directory|could not (open|read|access|stat)|relation mapping|invalid page|PG_CONTROL_VERSION/,
    explain: (failure) =>
      `it is not whole: files are missing or damaged, as after a copy that broke off. If it was copied, copy it again, whole, while no process has it open. If not: ${restore(failure)}`,
  },
  {
    signs: /out of memory|could not allocate memory|WebAssembly\.Memory/i,
    explain: () => 'there is too little memory: the embedded database wants 1 GB',
  },
];

/** One sentence or two, without a line break. */
export function explainFolder(failure: Failure): string {
  const { path, error, said = [] } = failure;
  const sentences = ownWords(said);
  const code = codeOf(error);
  const evidence = [code, ...sentences, ...said, messageOf(error)];
  // Each kind of evidence in turn: what the system answered outweighs what PostgreSQL made of it.
  const known = evidence.flatMap((text) => causes.filter(({ signs }) => signs.test(text)))[0];
  const words =
    sentences.length > 0 ? `PostgreSQL says: "${sentences.join(' ')}"` : `The system says: "${messageOf(error)}"`;
  const unknown = () =>
    `the reason is not a known one (${freeMegabytes(path)} MB of disk are free). ${restore(failure)}`;
  return `${path} cannot be opened: ${known?.explain(failure) ?? unknown()}. ${words}`.replaceAll('\n', ' ');
}

/**
 * What can be seen before PostgreSQL is asked; it would take an incomplete folder for a new one, and damage what it may
 * not write.
 */
export function checkFolder(path: string): void {
  try {
    if (!existsSync(path)) return accessSync(dirname(path), constants.W_OK);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('ENOTDIR: not a directory'), { code: 'ENOTDIR' });
    for (const name of ['.', 'PG_VERSION', 'global/pg_control', 'pg_wal']) accessOrMissing(join(path, name));
    const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim();
    if (!/^\d+$/.test(version))
      throw new Error(`PG_VERSION holds ${JSON.stringify(version.slice(0, 20))} and no version`);
  } catch (error) {
    throw new DataFolderError(explainFolder({ path, error }), { cause: error });
  }
}

function accessOrMissing(path: string): void {
  if (!existsSync(path)) throw new Error(`could not open ${path}: it is missing`);
  accessSync(path, constants.R_OK | constants.W_OK);
}

/** Sentences at which it gave up, with their details, without time and process. */
function ownWords(said: readonly string[]): readonly string[] {
  const spoken = said.flatMap((line) => /(?:FATAL|PANIC|DETAIL):\s+(.+)$/.exec(line)?.[1] ?? []);
  return spoken.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
}

/** Of what Emscripten's file system throws: WASI's numbers. */
const wasiCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  20: 'EEXIST',
  29: 'EIO',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

function codeOf(error: unknown): string {
  const { code, errno } = (error ?? {}) as { readonly code?: unknown; readonly errno?: unknown };
  if (typeof code === 'string') return code;
  return typeof errno === 'number' ? (wasiCodes[errno] ?? '') : '';
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return codeOf(error) || String(error);
}

function whoRuns(): string {
  return process.getuid === undefined
    ? 'the user who runs this'
    : `the user who runs this (number ${process.getuid()})`;
}

function restore({ path }: Failure): string {
  const folder = join(dirname(path), 'backups');
  const latest = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.gz'))
        .toSorted()
        .at(-1)
    : undefined;
  return `Leave this folder as it is, and restore the latest backup into a new one: DATA_DIR=<new folder> npm run restore -- ${latest === undefined ? '<file>' : join(folder, latest)}`;
}

function freeMegabytes(path: string): number | string {
  try {
    const disk = statfsSync(existsSync(path) ? path : dirname(path));
    return Math.floor((disk.bavail * disk.bsize) / 1024 / 1024);
  } catch {
    return 'an unknown number of';
  }
}

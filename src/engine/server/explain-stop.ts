// Why the server does not start, as one line that says what to do.
import { MissingExtensionError } from './database/extensions.ts';
import { SchemaStoppedError } from './database/apply-schema.ts';
import { ForeignTablesError } from './database/drift/drift.ts';
import { DirectoryInUseError } from './database/embedded/directory-lock.ts';
import { DataFolderError } from './database/embedded/explain-folder.ts';
import { UnknownDataDirectoryError } from './database/embedded/data-directory.ts';
import { SettingsError } from './settings-error.ts';

const ownErrors = [
  SettingsError,
  SchemaStoppedError,
  DirectoryInUseError,
  UnknownDataDirectoryError,
  MissingExtensionError,
  ForeignTablesError,
  DataFolderError,
];

/** By the system's or PostgreSQL's code. */
const explanations: Readonly<Record<string, (message: string) => string>> = {
  EADDRINUSE: (message) => `PORT is taken by another process: set another PORT or end that process (${message})`,
  EACCES: (message) => `The system does not permit it: check PORT, HOST and the rights on DATA_DIR (${message})`,
  EADDRNOTAVAIL: (message) => `HOST is no address of this machine (${message})`,
  ENOTFOUND: (message) => `A host name is unknown: check HOST and DATABASE_URL (${message})`,
  ECONNREFUSED: (message) => `The database server of DATABASE_URL does not answer: is it running? (${message})`,
  ENOSPC: (message) => `The disk of DATA_DIR is full (${message})`,
  '28P01': (message) => `The database server refuses user or password of DATABASE_URL (${message})`,
  '28000': (message) => `The database server refuses the user of DATABASE_URL (${message})`,
  '3D000': (message) => `The database of DATABASE_URL does not exist: create it (${message})`,
};

/** `isExpected`: the line says all; for anything else the log should have the stack. */
export function explainStop(error: unknown): { readonly line: string; readonly isExpected: boolean } {
  // Several addresses of one host fail together; the first says as much as all.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const { code = '', message } = first as { readonly code?: string; readonly message: string };
  const explain = explanations[code];
  if (ownErrors.some((own) => first instanceof own)) return { line: message, isExpected: true };
  if (explain !== undefined) return { line: explain(message), isExpected: true };
  return { line: `The server could not start: ${message}`, isExpected: false };
}

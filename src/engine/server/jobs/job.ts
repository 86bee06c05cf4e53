import type { Database } from '../database/database.ts';
import type { Log } from '../database/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Behaviours } from '../records/hooks.ts';
import type { Settings } from '../settings.ts';

export interface JobParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly behaviours: Behaviours;
}

/** Work that no request asks for. It runs in one process at a time, also with several beside each other. */
export interface Job {
  readonly name: string;
  /** From one start to the next at least. */
  readonly everySeconds: number;
  run(parts: JobParts): Promise<void>;
}

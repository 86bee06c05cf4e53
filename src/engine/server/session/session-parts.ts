import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Modules } from '../module.ts';
import type { Settings } from '../settings.ts';
import type { LockOut } from './lock-out.ts';
import type { SessionStore } from './session-store.ts';

/** What subjects have a say in. */
export type SessionModules = Pick<Modules, 'isBarred' | 'announced'>;

/** What the session calls work with. */
export interface SessionParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly store: SessionStore;
  readonly lockOut: LockOut;
  readonly modules: SessionModules;
}

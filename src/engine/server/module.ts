// What a subject of the business adds to the server. Its face, src/business/<subject>/server.ts, defines one module;
// src/server.ts composes them all, and the engine takes the whole as a value.
import type { FastifyInstance } from 'fastify';
import type { EntityName } from '#generated/entities.ts';
import type { Database } from './database/database.ts';
import type { Log } from './database/log.ts';
import type { ExportLimits } from './export/export-limits.ts';
import type { Job } from './jobs/job.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Records } from './records/build-records.ts';
import type { Behaviours } from './records/hooks.ts';
import type { IntegerSetting, ModuleSettings, Settings, SettingTable } from './settings.ts';

/** What the calls of a subject work with. */
export interface RouteParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly records: Records;
  readonly behaviours: Behaviours;
  /** All files that are taken out count together, whichever call makes them. */
  readonly exportLimits: ExportLimits;
}

export type RegisterRoutes = (app: FastifyInstance, parts: RouteParts) => void;

/** Data to try the product with, and the password of all people in them. */
export interface Demo {
  readonly password: string;
  /** Fills an empty organisation, all of it or nothing. */
  seed(parts: DemoParts): Promise<unknown>;
}

interface DemoParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly organizationId: string;
  readonly log: Log;
}

export interface Applicant {
  readonly organizationId: string;
  readonly email: string;
}

export interface ServerModule {
  /** The subject's, as its folder is called. */
  readonly name: string;
  readonly hooks?: Behaviours['hooks'];
  readonly actions?: Behaviours['actions'];
  /** Calls that are no operation on records of one entity. */
  readonly routes?: readonly RegisterRoutes[];
  readonly jobs?: readonly Job[];
  /** How the settings that it adds to `ModuleSettings` are read. */
  readonly settings?: Readonly<Record<string, IntegerSetting>>;
  /** Entities whose changes the quick panel tells value by value, and keeps while busier ones push others out. */
  readonly announced?: readonly EntityName[];
  /** Whoever opens an account himself is refused, as if his address were taken. */
  readonly isBarred?: (database: Database, applicant: Applicant) => Promise<boolean>;
  /** Loaded only where it is wanted: most installations never run it. One module has it. */
  readonly demo?: () => Promise<Demo>;
}

/** All modules as one, with what the engine brings itself. */
export interface Modules {
  readonly behaviours: Behaviours;
  readonly routes: readonly RegisterRoutes[];
  readonly jobs: readonly Job[];
  readonly settings: SettingTable;
  readonly announced: readonly EntityName[];
  isBarred(database: Database, applicant: Applicant): Promise<boolean>;
  readonly demo: (() => Promise<Demo>) | undefined;
}

/** Only says what it is: names are checked against the schemas, and its own keys are kept for `composeModules`. */
export function defineServerModule<const Module extends ServerModule>(module: Module): Module {
  return module;
}

type SettingsOf<Module> = Module extends { readonly settings: infer Table } ? keyof Table : never;
type Missing<List extends readonly ServerModule[]> = Exclude<keyof ModuleSettings, SettingsOf<List[number]>>;

/**
 * A setting that somebody adds to `ModuleSettings` and no module reads does not compile. Throws an Error when two
 * modules claim the same entity, action or setting.
 */
export function composeModules<const List extends readonly ServerModule[]>(
  modules: [Missing<List>] extends [never] ? List : readonly [{ readonly settings: Missing<List> }],
): Modules {
  const list = modules as readonly ServerModule[];
  return {
    behaviours: {
      hooks: merge(list.map(({ hooks }) => hooks)),
      actions: merge(list.map(({ actions }) => actions)),
    },
    routes: list.flatMap(({ routes = [] }) => routes),
    jobs: list.flatMap(({ jobs = [] }) => jobs),
    settings: merge(list.map(({ settings }) => settings)),
    announced: list.flatMap(({ announced = [] }) => announced),
    async isBarred(database, applicant) {
      for (const module of list) if (await module.isBarred?.(database, applicant)) return true;
      return false;
    },
    demo: list.find(({ demo }) => demo !== undefined)?.demo,
  };
}

function merge<Table extends object>(tables: readonly (Table | undefined)[]): Table {
  const entries = tables.flatMap((table) => Object.entries(table ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two modules claim "${twice}": one of them has to go`);
  return Object.fromEntries(entries) as Table;
}

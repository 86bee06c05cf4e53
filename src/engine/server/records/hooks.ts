// What an entity may do of its own around the writing of its records; everything runs inside the transaction of the
// write.
import type { ActionName, EntityName } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '../actor.ts';
import type { Check } from '../texts/check-texts.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Values } from './present-record.ts';

export interface WriteContext {
  readonly database: Database;
  readonly settings: Settings;
  readonly entity: Entity;
  readonly actor: Actor;
  readonly now: Date;
  /** The record as it will be. */
  readonly record: Readonly<Values>;
  /** The record as it is; absent when it is created. */
  readonly current?: Readonly<Values> | undefined;
}

export type RemoveContext = Omit<WriteContext, 'record' | 'current'> & { readonly current: Readonly<Values> };

export interface EntityHooks {
  /** Rules over other records, after the record's own. Throws ApiError for what no field is to blame for. */
  check?(context: WriteContext): readonly Problem[] | Promise<readonly Problem[]>;
  /** Values to write besides; other records may be changed here. */
  beforeWrite?(context: WriteContext): Values | Promise<Values>;
  /** The record is there, with its id. */
  afterCreate?(context: Omit<WriteContext, 'current'>): void | Promise<void>;
  /** Throws ApiError to refuse. */
  beforeRemove?(context: RemoveContext): void | Promise<void>;
  afterRemove?(context: RemoveContext): void | Promise<void>;
}

export interface ActionContext extends RemoveContext {
  readonly action: ActionName;
}

export interface EffectContext extends ActionContext {
  /** The fields of the action's payload schema, checked, with their defaults. */
  readonly input: Readonly<Values>;
  readonly reason: string | undefined;
}

/** What an action does and asks beyond what its entry in the schema says; everything runs inside its transaction. */
export interface ActionBehaviour {
  /** Refuses, by throwing ApiError, people whose role would do; also asked before the button is drawn. */
  mayActor?(context: ActionContext): void | Promise<void>;
  /** All that must hold, passed or not: shown as a checklist, refused together (409 BLOCKED). */
  checks?(context: ActionContext): readonly Check[] | Promise<readonly Check[]>;
  /** What the form of its input begins with: what a person would most likely choose now. */
  propose?(context: ActionContext): Values | Promise<Values>;
  /**
   * Values to write besides the schema's `set`; other records may be changed here. Throws ApiError to refuse what was
   * filled in.
   */
  effect?(context: EffectContext): Values | undefined | Promise<Values | undefined>;
  /** The record, its history and what is appended are written; `current` is the record as it was. */
  afterwards?(context: EffectContext): void | Promise<void>;
}

/** What code does around records, of the engine and of all modules: by entity, and by entity and action. */
export interface Behaviours {
  readonly hooks: Readonly<Partial<Record<EntityName, EntityHooks>>>;
  readonly actions: Readonly<Partial<Record<ActionName, ActionBehaviour>>>;
}

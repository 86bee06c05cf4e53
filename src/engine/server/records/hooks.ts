// What an entity may do of its own around the writing of its records; everything runs inside the transaction of the
// write.
import type { ActionName, EntityName } from '#generated/entities.ts';
import type { Records } from '#generated/types.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '../actor.ts';
import type { Check } from '../texts/check-texts.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Values } from './present-record.ts';
import type { DoneTo, InputOf, Typed } from './record-of.ts';

export interface WriteContext<Stored = unknown> {
  readonly database: Database;
  readonly settings: Settings;
  readonly entity: Entity;
  readonly actor: Actor;
  readonly now: Date;
  /** The record as it will be. */
  readonly record: Typed<Stored>;
  /** The record as it is; absent when it is created. */
  readonly current?: Typed<Stored> | undefined;
}

export interface RemoveContext<Stored = unknown> extends Omit<WriteContext<Stored>, 'record' | 'current'> {
  readonly current: Typed<Stored>;
}

export interface EntityHooks<Stored = unknown> {
  /** Rules over other records, after the record's own. Throws ApiError for what no field is to blame for. */
  check?(context: WriteContext<Stored>): readonly Problem[] | Promise<readonly Problem[]>;
  /** Values to write besides; other records may be changed here. */
  beforeWrite?(context: WriteContext<Stored>): Values | Promise<Values>;
  /** The record is there, with its id. */
  afterCreate?(context: Omit<WriteContext<Stored>, 'current'>): void | Promise<void>;
  /** Throws ApiError to refuse. */
  beforeRemove?(context: RemoveContext<Stored>): void | Promise<void>;
  afterRemove?(context: RemoveContext<Stored>): void | Promise<void>;
}

export interface ActionContext<Stored = unknown> extends RemoveContext<Stored> {
  readonly action: ActionName;
}

export interface EffectContext<Stored = unknown, Input = unknown> extends ActionContext<Stored> {
  /** The fields of the action's payload schema, checked, with their defaults. */
  readonly input: Typed<Input>;
  readonly reason: string | undefined;
}

/** What an action does and asks beyond what its entry in the schema says; everything runs inside its transaction. */
export interface ActionBehaviour<Stored = unknown, Input = unknown> {
  /** Refuses, by throwing ApiError, people whose role would do; also asked before the button is drawn. */
  mayActor?(context: ActionContext<Stored>): void | Promise<void>;
  /** All that must hold, passed or not: shown as a checklist, refused together (409 BLOCKED). */
  checks?(context: ActionContext<Stored>): readonly Check[] | Promise<readonly Check[]>;
  /** What the form of its input begins with: what a person would most likely choose now. */
  propose?(context: ActionContext<Stored>): Values | Promise<Values>;
  /**
   * Values to write besides the schema's `set`; other records may be changed here. Throws ApiError to refuse what was
   * filled in.
   */
  effect?(context: EffectContext<Stored, Input>): Values | undefined | Promise<Values | undefined>;
  /** The record, its history and what is appended are written; `current` is the record as it was. */
  afterwards?(context: EffectContext<Stored, Input>): void | Promise<void>;
}

/** What code does around records, of the engine and of all modules: by entity, and by entity and action. */
export interface Behaviours {
  readonly hooks: { readonly [Name in EntityName]?: EntityHooks<Records[Name]> };
  readonly actions: { readonly [Action in ActionName]?: ActionBehaviour<DoneTo<Action>, InputOf<Action>> };
}

/** Of the entity that a record is of, known only when it runs. */
export function hooksOf({ hooks }: Behaviours, entity: string): EntityHooks | undefined {
  return hooks[entity as EntityName];
}

export function behaviourOf({ actions }: Behaviours, action: ActionName): ActionBehaviour | undefined {
  return actions[action];
}

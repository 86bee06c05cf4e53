// Records and payloads as generate types them: the name of an entity or of an action decides what a value is.
import type { ActionInputs, ActionName, EntityName } from '#generated/entities.ts';
import type { Records } from '#generated/types.ts';
import type { Values } from './present-record.ts';

/** Values by the names of fields; of a typed record with what each of them is. */
export type Typed<Stored> = Readonly<Values> & Stored;

/** A record of the entity; of one that is known only when it runs, its values by name. */
export type RecordOf<Name extends string> = Typed<Name extends keyof Records ? Records[Name] : unknown>;

/** The record that `entity.action` is done to. */
export type DoneTo<Action extends ActionName> = Action extends `${infer Name extends EntityName}.${string}`
  ? Records[Name]
  : never;

/** What is filled in for the action, checked by its payload schema, with its defaults. */
export type InputOf<Action extends ActionName> = Action extends keyof ActionInputs ? ActionInputs[Action] : unknown;

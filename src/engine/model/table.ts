// Tables as generate describes them and the server plans from: names are SQL names, expressions are PostgreSQL 15.
import type { Json, Sensitivity } from './entity.ts';
import type { FieldKind } from './field-kinds.ts';

/** What a value means beyond its type; absent in what older versions remembered. */
export interface Meaning {
  readonly kind?: FieldKind;
  /** Of an id, or of ids: the entity that they name. */
  readonly refers?: string;
  readonly sensitive?: Sensitivity;
  /** Of an amount in a currency of its own: ISO 4217, or `=path` of the field that holds it. */
  readonly currency?: string;
}

/** A key inside a jsonb column. */
export interface InnerField extends Meaning {
  /** As it stands in the record. */
  readonly name: string;
  /** The type that a column of its kind would have; `object`, `list` (of objects), `json` (anything). */
  readonly type: string;
  /** Always there where its owner is. */
  readonly required?: true;
  readonly default?: Json;
  /** Former name: renamed in place, the values stay. */
  readonly was?: string;
  /** In the rows, though no schema that was ever applied declares it. */
  readonly found?: true;
  /** Of an object, and of each item of a list. */
  readonly fields?: readonly InnerField[];
}

/** What a jsonb column holds; absent where no schema says it. */
export type Inside = Pick<InnerField, 'type' | 'fields'>;

export interface Column extends Meaning {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** SQL literal. */
  readonly default?: string;
  /** Expression of a stored generated column. */
  readonly generated?: string;
  /** Former name: renamed in place, the data stays. */
  readonly was?: string;
  /** The field of another entity that had the values before: they move. */
  readonly from?: { readonly entity: string; readonly field: string };
  /** Path of the field, for messages to analysts; absent for system columns. */
  readonly field?: string;
  readonly inside?: Inside;
}

export interface Index {
  readonly name: string;
  readonly method: 'btree' | 'gin';
  /** SQL expressions with operator class or collation. */
  readonly expressions: readonly string[];
  readonly unique: boolean;
  readonly where?: string;
  readonly nullsNotDistinct?: boolean;
  /** The fields a violated unique index is reported on. */
  readonly fields?: readonly string[];
}

export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly table: string;
  readonly references: readonly string[];
  readonly onDelete: 'restrict' | 'cascade' | 'set null';
  /** Who gives a record another value gives it to all that refer to it. */
  readonly onUpdate?: 'cascade';
}

export interface Check {
  readonly name: string;
  readonly expression: string;
}

/** A part of the table for each month of a column that is a day or a moment. */
export interface Partition {
  readonly by: string;
  readonly each: 'month';
}

export interface Table {
  readonly name: string;
  readonly entity: string;
  /** Former name of the entity: its table is renamed, the rows stay. */
  readonly was?: string;
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
  readonly partition?: Partition;
}

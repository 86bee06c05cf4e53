// Tables as generate describes them and the server plans from: names are SQL names, expressions are PostgreSQL 15.

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** SQL literal. */
  readonly default?: string;
  /** Expression of a stored generated column. */
  readonly generated?: string;
  /** Former name: renamed in place, the data stays. */
  readonly was?: string;
  /** Path of the field, for messages to analysts; absent for system columns. */
  readonly field?: string;
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
}

export interface Check {
  readonly name: string;
  readonly expression: string;
}

export interface Table {
  readonly name: string;
  readonly entity: string;
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
}

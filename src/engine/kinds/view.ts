// What a kind needs to be shown: its text, its cell, its input, its filter. The table of all kinds is views.ts.
import type { ComponentType, ReactNode } from 'react';
import type { Field } from '#engine/model/entity.ts';
import type { Language } from '#engine/model/text.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import type { Formatters } from '#engine/web/i18n/use-format.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

/** What turns a value into text in the reader's language. */
export interface ShowContext {
  readonly shape: string;
  readonly language: Language;
  readonly t: Text;
  readonly format: Formatters;
  /** Text of another field's value: objects and lists show their parts with it. */
  readonly show: (field: Field, value: unknown) => string;
}

export interface CellProps {
  readonly shape: string;
  readonly field: Field;
  readonly value: unknown;
  /** The cell of a part, for lists. */
  readonly part: (field: Field, value: unknown, container: unknown) => ReactNode;
}

export interface WidgetProps {
  readonly shape: string;
  readonly field: Field;
  readonly id: string;
  readonly label: string;
  /** In tables the column names the input: the label becomes its accessible name only. */
  readonly hideLabel: boolean;
  readonly value: unknown;
  /** `undefined` = no value. */
  readonly onChange: (value: unknown) => void;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Ids of help and error text. */
  readonly describedBy: string | undefined;
  /** Messages of the parts of an object value: `{pt: 'Informe …'}`. */
  readonly partErrors: Readonly<Record<string, string>>;
  /** Value of a field of the same object, then of the record: what Reference.match compares with. */
  readonly valueOf: (name: string) => unknown;
  /** What browsers and password managers fill in; absent: nothing. */
  readonly autoComplete?: string | undefined;
  /** Large and without asterisks, as on pages that are one short form, where all is required. */
  readonly roomy?: boolean;
  /** The input has what is typed and is not drawn for each key: `value` is what it had when it was drawn. */
  readonly keepsText?: boolean;
  /** References and lookups only: makes a new record in a dialog, and tells of it. */
  readonly create?: (done: (record: RecordValues) => void) => void;
}

/**
 * `value`: one value picked with the kind's own input; `several`: some of those that it takes; `presence`: whether there
 * is one.
 */
export type FilterKind =
  | 'options'
  | 'value'
  | 'several'
  | 'range'
  | 'text'
  | 'boolean'
  | 'reference'
  | 'presence'
  | 'none';

export interface FieldView {
  readonly show: (value: unknown, field: Field, context: ShowContext) => string;
  /** Absent: the text is the cell. */
  readonly Cell?: ComponentType<CellProps>;
  /** Its cell holds nothing of a record, as a picture would while the next one comes: another's is drawn into it. */
  readonly holdsNothing?: true;
  /** On the page of its record, where there is room for more than a cell; absent: the cell. */
  readonly Page?: ComponentType<CellProps>;
  /** Its cell shows what a record has now: what it had is told by its text. */
  readonly ofNow?: true;
  /** Null: never typed by itself; objects and lists are laid out by the form. */
  readonly Widget: ComponentType<WidgetProps> | null;
  /** Its input shows what is typed as it is, and nothing beside that depends on it: a key need draw nothing. */
  readonly keepsText?: true;
  readonly filter: FilterKind;
  /** Pixels that a usual value takes as a column of a list; absent: those of a name. */
  readonly width?: number;
  /** Short and of one piece: not broken in lists. */
  readonly solid?: true;
}

/** Text of values that are their own text. */
export function showText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

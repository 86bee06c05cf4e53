// What a kind of field is, said once: everything outside src/engine/kinds reads it from the table in index.ts. Facts
// only: inputs and cells are in view.ts, values for tests in the samples of each kind.
import type { Field } from '#engine/model/entity.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import type { FormatName } from '#engine/model/formats.ts';
import type { Json, Sensitivity } from '#engine/model/entity.ts';
import type { Language } from '#engine/model/text.ts';

export type FilterValue = string | number | boolean;

/**
 * What a column of a file holds. A cell of `date` is YYYY-MM-DD, of `dateTime` an instant with its offset
 * (2026-11-20T10:00:00-03:00), of `money` minor units, of `percentage` basis points; a text in any of them is written
 * as it stands.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'money' | 'percentage' | 'date' | 'dateTime';

/** Where a value is written. */
export interface Writing {
  readonly field: Field;
  /** The record or object that holds the value. */
  readonly holder: unknown;
  readonly language: Language;
  readonly yesOrNo: (value: boolean) => string;
  /** Label of an option of the field. */
  readonly option: (value: unknown) => string;
}

export interface FileWriting extends Writing {
  /** An instant on the reader's clocks. */
  readonly localTime: (instant: string) => string;
  /** Title of a record that the field refers to; empty when there is none to be seen. */
  readonly title: (id: unknown) => string;
  /** The parts of an object, and an item of a list. */
  readonly parts: (value: unknown) => string;
  readonly item: (value: unknown) => string;
}

export interface PaperWriting extends Writing {
  readonly timeZone: string;
}

export interface Kind {
  /**
   * A structure more than a value: parts, items, or ids of other records. Code that walks records has to go into it in a
   * way of its own, and so may name it; every other kind is known outside this folder by its facts alone
   * (tests/engine/kinds/kinds-by-name.test.ts).
   */
  readonly structure?: true;
  /** What the schema says when no x-kind does: `type`, or `type:format`. Exactly one kind may claim each. */
  readonly recognisedBy?: string;
  /** What JSON Schema calls its values; null: any, or none that are sent. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | null;
  /** PostgreSQL type of the column; null when nothing is stored under the field's own name. */
  readonly column: string | null;
  /** What its text inside jsonb is cast to; absent: it is compared as a text there. */
  readonly insideType?: string;
  readonly operators: readonly Operator[];
  /** `text` sorts by the language-neutral ICU collation, `value` by the type's own order. */
  readonly sort: 'text' | 'value' | null;
  /** Counted or measured: compared and added as a number, digits stand at the right, ranges ask for numbers. */
  readonly amount?: true;
  /** Added up over the rows of a list. */
  readonly sums?: true;
  /** What rows of a list are gathered by: its value, the day it falls on, or the record it points to. */
  readonly groups?: 'value' | 'day' | 'record';
  /** Decimals that people see of the whole number that is stored: 2 of centavos. */
  readonly decimals?: number;
  /** Its numbers are amounts of a currency. */
  readonly inCurrency?: true;
  /** Told by its distance from now as well (`$now+3d`); instants are asked for by the day. */
  readonly moment?: 'date' | 'dateTime';
  /** One or several of the values that the schema lists. */
  readonly options?: true;
  /** What people read in place of its stored value: the label of an option, the name of a country, yes or no. */
  readonly readAs?: 'option' | 'country' | 'yesOrNo';
  /** Takes the whole width of a form where the schema says none. */
  readonly wide?: true;
  /** Searched by the texts inside it; columns of texts are anyway. */
  readonly searchable?: true;
  /**
   * Typed in whole it means the record that has it: always, where no two may have the same (`unique`), or only once it
   * is entered, since nobody can tell its end from it (`entered`).
   */
  readonly names?: 'always' | 'unique' | 'entered';
  /** Its values tell of a person: generate asks for a word on who sees them. */
  readonly personal?: Sensitivity;
  /** Never shown, kept in a browser or put into a file; spaces count. */
  readonly secret?: true;
  /** Anybody may have written anything in it: `top` only where it is a field of the record itself. */
  readonly freeText?: 'anywhere' | 'top';
  /**
   * Its content is stored beside the database: of which types (file-types.ts) and how large at most, where the schema
   * says nothing else.
   */
  readonly file?: { readonly types: readonly string[]; readonly megabytes: number };
  /** Written with a mask that is not stored: part of it is asked for without the mask too. */
  readonly masked?: true;
  /** Line breaks are kept; elsewhere they become spaces. */
  readonly lines?: true;
  /** What the value must be like where another field chooses the kind, so that no schema says it. */
  readonly format?: FormatName;
  /** How a text is stored there, however it was pasted; what cannot be read stays for the check to name. */
  readonly normalForm?: (text: string) => string;
  /** What the text of a filter must be like; moments are read by read-moment.ts. */
  readonly filterFormat?: FormatName;
  /** The text of a filter as a value; undefined when it is none. Absent: a text in the field's case. */
  readonly readFilter?: (text: string) => FilterValue | undefined;
  /** JSON Schema of a filter's value; absent: a text. */
  readonly filterSchema?: Readonly<Record<string, Json>>;
  /** What stands in for a required value of a person who is erased; absent: the first option, the least there may be, else bars. */
  readonly erased?: Json;
  /** Absent: text. */
  readonly fileColumn?: ColumnType | ((field: Field) => ColumnType);
  /** As people write it, in files, letters and on paper alike; absent: the text itself. */
  readonly write?: (value: unknown, writing: Writing) => string;
  /** Where a file or a paper has it another way. */
  readonly writeInFile?: (value: unknown, writing: FileWriting) => string;
  readonly writeOnPaper?: (value: unknown, writing: PaperWriting) => string;
}

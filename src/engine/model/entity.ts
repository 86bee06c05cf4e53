// What generate resolves a schema into: the only description of an entity that the server and the web read.
// Texts are not here: labels stand in src/generated/labels under the keys made in label-keys.ts.
import type { Access } from './access.ts';
import type { FormerCollection } from './former-collections.ts';
import type { Lookup } from './link.ts';
import type { FieldKind, Operator } from './field-kinds.ts';
import type { Condition } from './condition.ts';
import type { Formula } from './formula.ts';
import type { Rule } from './rules.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a value tells about a person or about money: rules masks, erasure and logs (docs/domain.md 1.0). */
export type Sensitivity = 'document' | 'email' | 'phone' | 'bank' | 'money' | 'personal';

export interface Reference {
  readonly entity: string;
  readonly onDelete: 'restrict' | 'cascade' | 'setNull';
  /**
   * Offered and accepted are only records for which these fields are equal: target field → own field (`{providerId:
   * 'providerId'}`).
   */
  readonly match?: Readonly<Record<string, string>>;
  /**
   * Offered to choose from are only records with one of these values: target field → texts; `$path` is this form's own,
   * '' is none.
   */
  readonly offer?: Readonly<Record<string, readonly string[]>>;
  /** A new one can be made from the picker. */
  readonly create?: boolean;
  /** snapshot only: key of the id inside the object, and copied fields, own key → target field. */
  readonly idKey?: string;
  readonly copy?: Readonly<Record<string, string>>;
}

/**
 * ISO 4217, or the path of the field that holds it: in the object around the amount, or in the record for whatever
 * stands inside it.
 */
export type Currency = { readonly code: string } | { readonly by: string; readonly of: 'object' | 'record' };

export interface Field {
  readonly name: string;
  /** Dotted path from the record: `address.city`; items of a list say `products.quantity`. */
  readonly path: string;
  readonly kind: FieldKind;
  /** Column name; absent for fields inside objects and lists and for what is not stored. */
  readonly column?: string;
  readonly required: boolean;
  /**
   * Set by the server only: an unchanged value sent back is ignored, a changed one refused (docs/reference/api.md rule
   * 9).
   */
  readonly readOnly: boolean;
  /** Written on create, then fixed. */
  readonly createOnly: boolean;
  readonly default?: Json;
  /** What the server gives a read-only field on creation. */
  readonly initial?: '$now' | '$actor' | '$code';
  readonly options?: readonly string[];
  /** Former names of options: a rename keeps the data. */
  readonly optionsWas?: Readonly<Record<string, string>>;
  /** A choice that says in which state the record is: what actions move, and what the schema calls so. */
  readonly state?: true;
  readonly reference?: Reference;
  readonly lookup?: Lookup;
  /** Fields of an object, or of each item of a list. */
  readonly fields?: readonly Field[];
  readonly children?: { readonly entity: string; readonly show: 'count' | 'min'; readonly field?: string };
  /** The value is calculated on reading: by its formula, else by an SQL expression of a subject (server/computed.ts). */
  readonly computed: boolean;
  readonly formula?: Formula;
  /** What a new record has here where nothing is given. */
  readonly defaultFormula?: Formula;
  readonly list: boolean;
  readonly filter: boolean;
  readonly sort: boolean;
  readonly search: boolean;
  /** Name of the form group it stands in. */
  readonly group: string;
  /** Columns of the 12-column form grid. */
  readonly span: number;
  readonly sensitive?: Sensitivity;
  /** Former name: a rename keeps the data. */
  readonly was?: string;
  /** The field of another entity that had its values before: they move here. */
  readonly from?: { readonly entity: string; readonly field: string };
  readonly unit?: 'minutes' | 'people';
  /** Of an amount of money; that of the product without. */
  readonly currency?: Currency;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** Of a file: the types that it may have, by the endings of names, and the most bytes. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** A text that is right, for whoever typed one that is not. */
  readonly example?: string;
  /** translated only: the sibling whose text stands in the first language while none is typed there. */
  readonly follows?: string;
  /** Of a list of objects: the date in each item that is its last day. */
  readonly until?: string;
  /** Letters are upper- or lower-cased before checking and storing. */
  readonly letterCase?: 'upper' | 'lower';
  /** Kind chosen by a sibling's value: `{field: 'documentType', kinds: {CPF: 'cpf'}}`. */
  readonly kindBy?: { readonly field: string; readonly kinds: Readonly<Record<string, FieldKind>> };
  /** Shown and kept only while this holds. */
  readonly when?: Condition;
  readonly access?: { readonly read?: Access; readonly write?: Access };
}

export interface Group {
  readonly name: string;
  /** Top-level fields, in order. */
  readonly fields: readonly string[];
  /** A nested entity shown in this tab instead of fields. */
  readonly child?: string;
  /**
   * A component of src/engine/web/panels shown in this tab instead of its fields or nested records, once the record
   * exists.
   */
  readonly panel?: string;
}

/** A set of fields with a form: the session payloads, the settings, and each entity. */
export interface Shape {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly form: {
    /** `page`: what there is to read of a record, and its form when it is asked for. */
    readonly layout: 'sections' | 'tabs' | 'page';
    /** The same for a new record: what is typed in one go stands below each other. */
    readonly creating: 'sections' | 'tabs';
    readonly groups: readonly Group[];
    /** Components of src/engine/web/panels: beside the form, and below the heading of a record. */
    readonly aside?: string;
    readonly header?: string;
    /** Paths of what is read first of a record; those of one fact are one value. */
    readonly facts?: readonly (readonly string[])[];
  };
  readonly rules: readonly Rule[];
}

export interface Sort {
  readonly path: string;
  readonly direction: 'asc' | 'desc';
}

export interface Unique {
  readonly fields: readonly string[];
  /** Compare text without case and accents. */
  readonly folded: boolean;
  /** Partial: rows for which these fields have these values. */
  readonly where?: Readonly<Record<string, Json>>;
  /** Rows with an absent field count as equal there (prices: no validity = default price). */
  readonly nullsEqual: boolean;
}

/** A value an action sets: a literal, or `$now`, `$actor`, `$actorId`, `$reason`, `$input.<field>`. */
export type ActionValue = Json;

/** A state change: `POST …/{id}/actions/{name}` and the button are made from it (docs/domain.md 2). */
export interface Action {
  readonly name: string;
  /** The state field and its values. */
  readonly field: string;
  readonly from: readonly string[];
  /**
   * The state after it. Of several the first, unless the action's effect says another of them; none: the state stays.
   */
  readonly to: readonly string[];
  readonly roles: Access;
  /** The dialog says what it does (text `actionHelp.…`). */
  readonly help?: true;
  /** Done by background jobs only; people are refused. */
  readonly system: boolean;
  /** Payload shape of what the person fills in besides the reason. */
  readonly input?: string;
  readonly reason: 'required' | 'optional' | 'none';
  readonly reasonLength: readonly [number, number];
  /** The person types this field's value to confirm. */
  readonly confirm?: string;
  /** Must hold for the record, else 409. */
  readonly guard?: readonly Condition[];
  readonly destructive: boolean;
  readonly set: Readonly<Record<string, ActionValue>>;
  /** A nested record written in the same transaction: LGPD history, occurrences. */
  readonly append?: { readonly entity: string; readonly values: Readonly<Record<string, ActionValue>> };
}

export interface PresetFilter {
  readonly path: string;
  readonly operator: Operator;
  /** Texts as in the URL; of dates also `$now`, `$now+3d` (relative-time.ts). */
  readonly values: readonly string[];
}

/** Filters of the list under a name: a chip above it. */
export interface Preset {
  readonly name: string;
  readonly filters: readonly PresetFilter[];
  /** The order of the list while it is in force; absent: as it was. */
  readonly sort?: readonly Sort[];
}

export interface Parent {
  readonly entity: string;
  /** Own field that holds the parent's id; `many` when it is a list of ids (operators: providerIds). */
  readonly field: string;
  readonly many: boolean;
  /** Path segment under the parent: `/api/providers/{id}/<segment>`. */
  readonly segment: string;
}

export interface Entity<Name extends string = string> extends Shape {
  readonly name: Name;
  /** Former name: its table is renamed, all that names it follows. */
  readonly was?: string;
  /** TypeScript name of the record type in src/generated/types.ts. */
  readonly type: string;
  readonly icon: string;
  /** Collection under /api. */
  readonly collection: string;
  readonly collectionWas?: readonly FormerCollection[];
  readonly table: string;
  readonly parent?: Parent;
  /** A view: rows of another entity's table for which these hold (operators are users with the role operator). */
  readonly view?: { readonly of: string; readonly where: Readonly<Record<string, Json>> };
  /** Paths whose values, joined by a space, name a record. */
  readonly title: readonly string[];
  readonly search: readonly string[];
  readonly sort: readonly Sort[];
  readonly unique: readonly Unique[];
  /** Its table has a part for each month of this field. */
  readonly partition?: { readonly by: string; readonly each: 'month' };
  /** Paths of stored fields that are looked up together. */
  readonly indexes?: readonly (readonly string[])[];
  readonly actions: readonly Action[];
  readonly methods: { readonly create: boolean; readonly update: boolean; readonly remove: boolean };
  /** Components of src/engine/web/panels: above the list, and in its toolbar. */
  /** While it holds nobody changes the record any more: the form is for reading, an update is refused. */
  readonly frozen?: Condition;
  readonly overview?: string;
  readonly tools: readonly string[];
  readonly presets: readonly Preset[];
  /** Columns of a list that nobody has arranged, in this order; absent: all there are. */
  readonly columns?: readonly string[];
  /** Nested entities, in the order of the tabs. */
  readonly children: readonly string[];
  /** Who refers to it: entity and path of the referring field. */
  readonly usedBy: readonly {
    readonly entity: string;
    readonly path: string;
    readonly onDelete: Reference['onDelete'];
    /** Path of the value that is stored there; its id without. */
    readonly by?: string;
  }[];
}

/** The field at a dotted path; undefined when there is none. */
export function fieldAt(shape: Shape, path: string): Field | undefined {
  const [first, ...rest] = path.split('.');
  let field = shape.fields.find((candidate) => candidate.name === first);
  for (const name of rest) field = field?.fields?.find((candidate) => candidate.name === name);
  return field;
}

/** The fields on the way to a dotted path, the outermost first: as far as there are any. */
export function fieldsTo(shape: Shape, path: string): readonly Field[] {
  const chain: Field[] = [];
  let fields: readonly Field[] | undefined = shape.fields;
  for (const name of path.split('.')) {
    const field: Field | undefined = fields?.find((candidate) => candidate.name === name);
    if (field === undefined) return chain;
    chain.push(field);
    fields = field.fields;
  }
  return chain;
}

/** All fields of a shape, those inside objects and list items after their owner. */
export function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}

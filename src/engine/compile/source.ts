// What read.ts hands on: the hand-written files as they are. Only check, expand and resolve know these shapes.
import type { Product } from './product.ts';
import type { StartItem } from '#engine/model/routes.ts';
import type { FormerCollection } from '#engine/model/former-collections.ts';
import type { Condition } from '#engine/model/condition.ts';
import type { Rule } from '#engine/model/rules.ts';
import type { Action, Json, Sensitivity } from '#engine/model/entity.ts';
import type { Lookup } from '#engine/model/link.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import type { Language } from '#engine/model/text.ts';

export type Text = Readonly<Record<Language, string>>;

/** One property as an analyst writes it. */
export interface SchemaField {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly string[];
  readonly enum?: readonly string[];
  readonly const?: Json;
  readonly default?: Json;
  readonly readOnly?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: SchemaField;
  readonly properties?: Readonly<Record<string, SchemaField>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly 'x-label'?: Text;
  readonly 'x-help'?: Text;
  readonly 'x-options'?: Readonly<Record<string, Text>>;
  readonly 'x-options-was'?: Readonly<Record<string, string>>;
  readonly 'x-kind'?: FieldKind;
  readonly 'x-kind-by'?: { readonly field: string; readonly kinds: Readonly<Record<string, FieldKind>> };
  readonly 'x-list'?: boolean | 'offered';
  readonly 'x-state'?: boolean;
  readonly 'x-filter'?: boolean;
  readonly 'x-sort'?: boolean;
  readonly 'x-search'?: boolean;
  readonly 'x-group'?: string;
  readonly 'x-span'?: number;
  readonly 'x-reference'?: SchemaReference;
  readonly 'x-lookup'?: Lookup;
  readonly 'x-children'?: { readonly entity: string; readonly show: 'count' | 'min'; readonly field?: string };
  /** A formula, or true for an expression of src/business. */
  readonly 'x-computed'?: boolean | string;
  /** A formula. */
  readonly 'x-default'?: string;
  readonly 'x-initial'?: '$now' | '$actor' | '$code';
  readonly 'x-sensitive'?: Sensitivity | 'none';
  readonly 'x-was'?: string;
  /** `entity.field`. */
  readonly 'x-from'?: string;
  readonly 'x-file'?: { readonly types?: readonly string[]; readonly megabytes?: number };
  /** A code of ISO 4217, or a path. */
  readonly 'x-currency'?: string;
  readonly 'x-unit'?: 'minutes' | 'people';
  readonly 'x-follows'?: string;
  readonly 'x-until'?: string;
  readonly 'x-case'?: 'upper' | 'lower';
  readonly 'x-create-only'?: boolean;
  readonly 'x-when'?: Condition;
  readonly 'x-access'?: { readonly read?: readonly string[]; readonly write?: readonly string[] };
}

export interface SchemaReference {
  readonly entity: string;
  readonly onDelete?: 'restrict' | 'cascade' | 'setNull';
  readonly match?: Readonly<Record<string, string>>;
  readonly offer?: Readonly<Record<string, string | readonly string[]>>;
  readonly create?: boolean;
  readonly idKey?: string;
  readonly copy?: Readonly<Record<string, string>>;
}

export type SchemaAction = Pick<Action, 'name' | 'field' | 'from' | 'reason'> &
  Partial<Omit<Action, 'name' | 'field' | 'from' | 'to' | 'reason' | 'roles' | 'help'>> & {
    readonly label: Text;
    readonly done?: Text;
    readonly help?: Text;
    readonly to?: string | readonly string[];
    readonly roles: readonly string[];
  };

export interface SchemaEntity {
  readonly label: { readonly one: Text; readonly many: Text };
  readonly collection: string;
  readonly collectionWas?: readonly FormerCollection[];
  readonly icon: string;
  readonly parent?: { readonly entity: string; readonly field: string; readonly segment: string };
  readonly view?: { readonly of: string; readonly where: Readonly<Record<string, Json>> };
  readonly title: readonly string[];
  readonly frozen?: Condition;
  readonly sort: readonly string[];
  readonly indexes?: readonly (readonly string[])[];
  readonly unique?: readonly {
    readonly fields: readonly string[];
    readonly folded?: boolean;
    readonly where?: Readonly<Record<string, Json>>;
    readonly nullsEqual?: boolean;
  }[];
  readonly actions?: readonly SchemaAction[];
  readonly methods?: readonly ('create' | 'update' | 'remove')[];
  readonly overview?: string;
  readonly tools?: readonly string[];
  readonly presets?: readonly SchemaPreset[];
  readonly columns?: readonly string[];
}

export interface SchemaPreset {
  readonly name: string;
  readonly label: Text;
  readonly filters: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly sort?: readonly string[];
}

interface SchemaForm {
  readonly layout: 'sections' | 'tabs' | 'page';
  readonly groups: readonly {
    readonly name: string;
    readonly label: Text;
    readonly child?: string;
    readonly panel?: string;
  }[];
  readonly creating?: 'sections' | 'tabs';
  readonly aside?: string;
  readonly header?: string;
  readonly facts?: readonly (string | readonly string[])[];
}

export interface Schema {
  readonly $id: string;
  readonly description: string;
  readonly type: 'object';
  readonly 'x-part'?: boolean;
  readonly 'x-extends'?: string;
  readonly 'x-was'?: string;
  readonly 'x-partition'?: { readonly by: string; readonly each: 'month' };
  readonly 'x-entity'?: SchemaEntity;
  readonly 'x-form'?: SchemaForm;
  readonly 'x-rules'?: readonly Rule[];
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, SchemaField>>;
}

export interface SchemaFile {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly schema: Schema;
}

export type SourceAccess = string | readonly string[];

export interface SourceRoute {
  readonly name: string;
  readonly path: string;
  readonly screen: string;
  readonly entity?: string;
  readonly parent?: string;
  readonly to?: string;
  readonly auth?: SourceAccess;
  readonly chrome?: string;
  readonly label?: Text;
}

/** A second place for the lists and records of another, for whoever reads what they show. */
interface Desk {
  /** Where they stand first: a path that theirs begin with. */
  readonly of: string;
  readonly path: string;
}

export interface RoutesConfig {
  readonly chrome?: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** Those of the business, besides the engine's. */
  readonly screens?: readonly string[];
  readonly desk?: Desk;
  readonly routes: readonly SourceRoute[];
}

export interface SourceNavigationItem {
  readonly id: string;
  readonly was?: string;
  readonly type: 'group' | 'divider' | 'item';
  readonly title?: Text;
  readonly icon?: string;
  readonly url?: string;
  readonly auth?: SourceAccess;
  readonly children?: readonly SourceNavigationItem[];
}

export interface SourceStartItem {
  readonly show: StartItem['show'];
  readonly entity: string;
  readonly preset?: string;
  readonly panel?: string;
  readonly facts?: readonly string[];
  readonly auth: SourceAccess;
}

export interface NavigationConfig {
  readonly start?: readonly SourceStartItem[];
  readonly items: readonly SourceNavigationItem[];
}

export interface SourceRights {
  readonly read: readonly string[];
  readonly create?: readonly string[];
  readonly update?: readonly string[];
  readonly remove?: readonly string[];
  readonly rows?: readonly { readonly role: string; readonly path: string; readonly from: string }[];
  readonly unmasked?: Readonly<Record<string, readonly string[]>>;
  readonly fields?: Readonly<Record<string, SourceFieldRights>>;
}

/** Who reads and writes the field at a path. */
export interface SourceFieldRights {
  readonly read?: readonly string[];
  readonly write?: readonly string[];
}

export interface RolesConfig {
  readonly roles: Readonly<Record<string, { readonly label: Text }>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly viewAs?: readonly string[];
  readonly shareViews?: readonly string[];
  readonly administrator?: string;
  readonly entities: Readonly<Record<string, SourceRights>>;
}

export interface Source {
  readonly schemas: readonly SchemaFile[];
  readonly dialect: Readonly<Record<string, unknown>>;
  /** JSON Schemas of the three configs by config name, where schemas/config describes them. */
  readonly configSchemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly routes: RoutesConfig;
  readonly navigation: NavigationConfig;
  readonly roles: RolesConfig;
  /** What subjects give besides their schemas, in the order of their names. */
  readonly business: readonly Subject[];
  readonly product: Product;
  readonly texts: readonly TextFile[];
  /** Of the interface; the first is the default. */
  readonly languages: readonly string[];
}

/** A file of texts in one language, by key. */
export interface TextFile {
  readonly file: string;
  /** The file with * for the language: the same for all that say the same. */
  readonly set: string;
  readonly language: string;
  /** Whether server and screens share them. */
  readonly isMessages: boolean;
  readonly texts: Readonly<Record<string, string>>;
}

/** A folder of src/business; its code is looked at, never run: it is made of what generate writes. */
export interface Subject {
  readonly name: string;
  /** `entity.field` of each expression in server/computed.ts; absent where there is no such file. */
  readonly computed?: readonly string[];
  /** Groups of roles.config.json that groups.ts names; absent where there is no such file. */
  readonly groups?: readonly string[];
  /** Names of the tables in server/tables.ts; absent where there is no such file. */
  readonly tables?: readonly string[];
}

/** Names of the config files, as they stand in messages. */
export const configFiles = {
  routes: 'routes.config.json',
  navigation: 'navigation.config.json',
  roles: 'roles.config.json',
} as const;

// The one table of field kinds: how a schema is recognised as a kind, its SQL column type, the filters it takes and how
// it sorts. A new kind is a row here and a module in src/engine/web/fields; the compiler names the second when the
// first grows.

/**
 * Operators of the list query; the suffix in the API is `_` + name, equality has none (docs/reference/api.md rule 4).
 */
export const operators = ['eq', 'ne', 'gte', 'lte', 'gt', 'lt', 'like', 'starts', 'in', 'nin', 'null'] as const;
export type Operator = (typeof operators)[number];

const text = ['eq', 'ne', 'like', 'starts', 'in', 'nin', 'null'] as const;
const number = ['eq', 'ne', 'gte', 'lte', 'gt', 'lt', 'in', 'nin', 'null'] as const;
const choice = ['eq', 'ne', 'in', 'nin', 'null'] as const;
const none = [] as const;

interface KindRow {
  /** PostgreSQL type of the column; null when nothing is stored under the field's own name. */
  readonly column: string | null;
  /** What the schema says when no x-kind does: `type`, or `type:format`. Exactly one kind may claim each. */
  readonly recognisedBy?: string;
  readonly operators: readonly Operator[];
  /** `text` sorts by the language-neutral ICU collation, `value` by the type's own order. */
  readonly sort: 'text' | 'value' | null;
}

export const fieldKinds = {
  text: { column: 'text', recognisedBy: 'string', operators: text, sort: 'text' },
  multiline: { column: 'text', operators: text, sort: null },
  code: { column: 'text', operators: text, sort: 'value' },
  email: { column: 'text', recognisedBy: 'string:email', operators: text, sort: 'text' },
  url: { column: 'text', recognisedBy: 'string:uri', operators: text, sort: 'text' },
  phone: { column: 'text', recognisedBy: 'string:phone', operators: text, sort: 'value' },
  cpf: { column: 'text', recognisedBy: 'string:cpf', operators: text, sort: 'value' },
  cnpj: { column: 'text', recognisedBy: 'string:cnpj', operators: text, sort: 'value' },
  cpfOrCnpj: { column: 'text', recognisedBy: 'string:cpf-or-cnpj', operators: text, sort: 'value' },
  zipCode: { column: 'text', operators: text, sort: 'value' },
  country: { column: 'text', operators: choice, sort: 'value' },
  timeZone: { column: 'text', recognisedBy: 'string:time-zone', operators: choice, sort: 'value' },
  color: { column: 'text', recognisedBy: 'string:color', operators: choice, sort: null },
  password: { column: null, operators: none, sort: null },
  choice: { column: 'text', recognisedBy: 'enum', operators: choice, sort: 'value' },
  choices: { column: 'text[]', recognisedBy: 'array:enum', operators: choice, sort: null },
  boolean: { column: 'boolean', recognisedBy: 'boolean', operators: ['eq', 'ne', 'null'], sort: 'value' },
  integer: { column: 'integer', recognisedBy: 'integer', operators: number, sort: 'value' },
  number: { column: 'double precision', recognisedBy: 'number', operators: number, sort: 'value' },
  /** Minor units (centavos), docs/domain.md 1.0. */
  money: { column: 'bigint', operators: number, sort: 'value' },
  /** Basis points: 1000 is 10.00 %. */
  percentage: { column: 'integer', operators: number, sort: 'value' },
  date: { column: 'date', recognisedBy: 'string:date', operators: number, sort: 'value' },
  dateTime: { column: 'timestamptz', recognisedBy: 'string:date-time', operators: number, sort: 'value' },
  /** HH:MM, local to the provider; 24:00 is allowed as an end. */
  timeOfDay: { column: 'text', recognisedBy: 'string:time-hm', operators: number, sort: 'value' },
  id: { column: 'uuid', recognisedBy: 'string:uuid', operators: choice, sort: 'value' },
  reference: { column: 'uuid', operators: choice, sort: 'text' },
  references: { column: 'uuid[]', operators: choice, sort: null },
  /** A reference with a copy of some of the other record's fields at the time of writing; filters by its id. */
  snapshot: { column: 'jsonb', operators: choice, sort: 'text' },
  /** One text a content language; searches all of them, sorts by pt. */
  translated: { column: 'jsonb', operators: ['like', 'null'], sort: 'text' },
  object: { column: 'jsonb', recognisedBy: 'object', operators: none, sort: null },
  list: { column: 'jsonb', recognisedBy: 'array:object', operators: none, sort: null },
  strings: { column: 'text[]', recognisedBy: 'array:string', operators: choice, sort: null },
  json: { column: 'jsonb', operators: none, sort: null },
  /** Records of a nested entity, shown as their count or as the least of one of their fields; not stored. */
  children: { column: null, operators: none, sort: null },
} as const satisfies Record<string, KindRow>;

export type FieldKind = keyof typeof fieldKinds;

export function operatorsOf(kind: FieldKind): readonly Operator[] {
  return fieldKinds[kind].operators;
}

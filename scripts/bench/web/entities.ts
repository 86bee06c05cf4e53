// What both applications show: the same entities, told to react-admin as they stand and to this product as schemas.
import entitiesOf from '../react-admin/entities.json' with { type: 'json' };

interface BenchField {
  readonly name: string;
  readonly kind: string;
  readonly list?: boolean;
  readonly options?: readonly string[];
}

interface BenchEntity {
  readonly name: string;
  readonly collection: string;
  /** How many records there are. */
  readonly rows: number;
  readonly fields: readonly BenchField[];
}

export const entities: readonly BenchEntity[] = entitiesOf;

const label = (text: string) => ({ pt: text, en: text, fr: text });

const kinds: Readonly<Record<string, object>> = {
  text: { type: 'string', maxLength: 80 },
  multiline: { type: 'string', maxLength: 2000, 'x-kind': 'multiline' },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'uri', maxLength: 255 },
  integer: { type: 'integer', minimum: 0 },
  money: { type: 'integer', minimum: 0, 'x-kind': 'money' },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
};

function property({ name, kind, list, options }: BenchField): object {
  return {
    ...(options === undefined
      ? kinds[kind]
      : {
          type: 'string',
          enum: options,
          'x-options': Object.fromEntries(options.map((option) => [option, label(option)])),
        }),
    'x-label': label(name),
    'x-span': 6,
    ...(list && { 'x-list': true }),
  };
}

export function schemaOf({ name, collection, fields }: BenchEntity): object {
  return {
    $schema: './dialect.json',
    $id: name,
    description: 'Measured by npm run bench -- web.',
    type: 'object',
    'x-entity': {
      label: { one: label(name), many: label(collection) },
      collection,
      icon: 'category',
      title: ['name'],
      sort: ['name'],
    },
    required: ['name'],
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field)])),
  };
}

/** The record of a number; the same number is the same record. */
export function recordOf({ fields }: BenchEntity, index: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field, place) => [field.name, valueOf(field, index, place)]));
}

function valueOf({ name, kind, options }: BenchField, index: number, place: number): unknown {
  const mixed = (index * 7919 + place * 104_729) % 100_003;
  const day = `20${10 + (mixed % 15)}-${String(1 + (mixed % 12)).padStart(2, '0')}-${String(1 + (mixed % 28)).padStart(2, '0')}`;
  switch (kind) {
    case 'integer':
    case 'money':
      return mixed;
    case 'date':
      return day;
    case 'dateTime':
      return `${day}T12:30:00.000Z`;
    case 'boolean':
      return mixed % 2 === 0;
    case 'choice':
      return options?.[mixed % options.length];
    case 'email':
      return `person${mixed}@example.com`;
    case 'url':
      return `https://example.com/${mixed}`;
    default:
      return name === 'name' ? `Item ${String(index).padStart(5, '0')}` : `${name} ${mixed}`;
  }
}

// A second project, quite unlike the product's: a library with every kind of field, lists in lists, a state machine
// with a payload, rules, unique keys, a parent, references in each direction and translated texts. The engine serves it
// as it serves the product.
import type { Text } from '#engine/compile/source.ts';

type Json = Record<string, unknown>;

const text = (word: string): Text => ({ pt: word, en: word, fr: word });
const field = (label: string, rest: object = {}): Json => ({
  type: 'string',
  maxLength: 60,
  'x-label': text(label),
  ...rest,
});
const plain = (label: string, rest: object = {}): Json => ({ type: 'string', 'x-label': text(label), ...rest });
const options = (values: readonly string[]): Json => ({
  enum: values,
  'x-options': Object.fromEntries(values.map((value) => [value, text(value)])),
});
const shown = { 'x-list': true, 'x-filter': true };
const number = (label: string, rest: object = {}): Json => ({
  type: 'integer',
  'x-label': text(label),
  minimum: 0,
  maximum: 9999,
  ...rest,
});

function schema(name: string, rest: object): Json {
  return { $schema: './dialect.json', $id: name, description: `A ${name}.`, type: 'object', ...rest };
}

function entity(name: string, collection: string, rest: object = {}): Json {
  return {
    label: { one: text(name), many: text(collection) },
    collection,
    icon: 'store',
    title: ['name'],
    sort: ['name'],
    ...rest,
  };
}

const branch = schema('branch', {
  'x-entity': entity('branch', 'branches', { unique: [{ fields: ['shelfMark'] }, { fields: ['name'], folded: true }] }),
  'x-rules': [
    { rule: 'lt', left: 'opensAt', right: 'closesAt' },
    { rule: 'lte', left: 'seats', right: 'capacity' },
    { rule: 'anyOf', fields: [['email'], ['phone']], when: { field: 'kind', equals: 'school' } },
    { rule: 'required', field: 'closedOn', when: { field: 'isOpen', equals: false } },
  ],
  required: ['name', 'shelfMark', 'plate'],
  properties: {
    name: field('Name', { minLength: 2, ...shown, 'x-search': true, 'x-sort': true }),
    shelfMark: field('Shelf mark', {
      'x-kind': 'code',
      'x-case': 'upper',
      pattern: '^[A-Z0-9 -]{2,20}$',
      minLength: 2,
      maxLength: 20,
      'x-search': true,
    }),
    email: plain('E-mail', { format: 'email', 'x-sensitive': 'email' }),
    phone: plain('Phone', { format: 'phone' }),
    site: plain('Site', { format: 'uri' }),
    about: { $ref: 'translatedText', 'x-kind': 'translated', 'x-label': text('About') },
    // What they begin with follows from others, where nothing is given; the one is required all the same.
    plate: field('Plate', { maxLength: 30, 'x-default': "concat(shelfMark, ' / ', name)", ...shown, 'x-sort': true }),
    since: plain('Since', { format: 'date', 'x-default': 'today()', ...shown }),
    notes: field('Notes', { 'x-kind': 'multiline', maxLength: 500 }),
    guide: field('Guide', { 'x-kind': 'markdown', maxLength: 900, ...shown, 'x-search': true }),
    cnpj: plain('CNPJ', { format: 'cnpj' }),
    keeper: plain('Keeper', { format: 'cpf', 'x-sensitive': 'document' }),
    country: plain('Country', { 'x-kind': 'country', pattern: '^[A-Z]{2}$' }),
    zone: plain('Zone', { format: 'time-zone' }),
    colour: plain('Colour', { format: 'color' }),
    kind: plain('Kind', { ...options(['public', 'school', 'private']), ...shown }),
    free: { type: 'integer', 'x-label': text('Free'), 'x-computed': 'capacity - seats', ...shown, 'x-sort': true },
    taken: { type: 'number', 'x-label': text('Taken'), 'x-computed': 'seats / capacity', ...shown, 'x-sort': true },
    sign: field('Sign', { 'x-computed': "concat(shelfMark, ': ', name)", ...shown, 'x-sort': true }),
    size: plain('Size', {
      ...options(['small', 'large']),
      'x-computed': "if(capacity > 100, 'large', 'small')",
      ...shown,
    }),
    isQuiet: {
      type: 'boolean',
      'x-label': text('Quiet'),
      'x-computed': "seats < 50 and not kind = 'school' or present(notes)",
      ...shown,
    },
    services: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', ...options(['wifi', 'cafe', 'archive']) },
      'x-label': text('Services'),
      'x-filter': true,
    },
    tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 20 }, 'x-label': text('Tags') },
    floors: {
      type: 'array',
      maxItems: 6,
      items: { type: 'integer', minimum: -2, maximum: 40 },
      'x-label': text('Floors'),
      'x-list': true,
      'x-filter': true,
    },
    readings: {
      type: 'array',
      maxItems: 8,
      items: { type: 'number', minimum: 0, maximum: 99.5 },
      'x-label': text('Readings'),
      'x-list': true,
      'x-filter': true,
    },
    isOpen: { type: 'boolean', 'x-label': text('Open'), 'x-filter': true },
    closedOn: plain('Closed on', { format: 'date', 'x-filter': true, 'x-sort': true }),
    inspectedAt: plain('Inspected', { format: 'date-time', 'x-sort': true }),
    opensAt: plain('Opens', { format: 'time-hm' }),
    closesAt: plain('Closes', { format: 'time-hm' }),
    seats: number('Seats', shown),
    capacity: number('Capacity'),
    area: { type: 'number', 'x-label': text('Area'), minimum: 0, maximum: 1_000_000, 'x-sort': true },
    budget: number('Budget', { 'x-kind': 'money', maximum: 100_000_000, 'x-sort': true }),
    fineRate: number('Fine', { 'x-kind': 'percentage', maximum: 10_000 }),
    extra: { type: 'object', 'x-kind': 'json', additionalProperties: true, properties: {}, 'x-label': text('Extra') },
    place: {
      type: 'object',
      'x-label': text('Place'),
      required: ['street'],
      properties: {
        street: field('Street'),
        floor: number('Floor', { maximum: 99 }),
        isNew: { type: 'boolean', 'x-label': text('New') },
        since: plain('Since', { format: 'date' }),
        seen: plain('Seen', { format: 'date-time' }),
        doors: {
          type: 'array',
          maxItems: 4,
          uniqueItems: true,
          items: { type: 'string', ...options(['north', 'south']) },
          'x-label': text('Doors'),
        },
        lifts: {
          type: 'array',
          maxItems: 3,
          items: { type: 'integer', minimum: 0, maximum: 9 },
          'x-label': text('Lifts'),
        },
        names: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 20 }, 'x-label': text('Names') },
        map: { type: 'object', 'x-label': text('Map'), properties: { sheet: field('Sheet'), scale: number('Scale') } },
      },
    },
    books: {
      type: 'integer',
      'x-label': text('Books'),
      'x-children': { entity: 'book', show: 'count' },
      'x-list': true,
    },
  },
});

const writer = schema('writer', {
  'x-entity': entity('writer', 'writers', { unique: [{ fields: ['name', 'born'], folded: true, nullsEqual: true }] }),
  required: ['name'],
  properties: {
    name: field('Name', { 'x-search': true, ...shown, 'x-sensitive': 'personal' }),
    born: plain('Born', { format: 'date', 'x-sort': true }),
    // Options that are kept as records.
    homeMark: plain('Home', { 'x-lookup': { entity: 'branch', value: 'shelfMark' }, ...shown, 'x-sort': true }),
    influencedById: plain('Influence', { format: 'uuid', 'x-reference': { entity: 'writer', onDelete: 'setNull' } }),
  },
});

const book = schema('book', {
  'x-entity': entity('book', 'books', {
    parent: { entity: 'branch', field: 'branchId', segment: 'books' },
    title: ['code'],
    sort: ['-createdAt'],
    unique: [{ fields: ['branchId', 'code'] }],
    actions: [
      {
        name: 'lend',
        label: text('Lend'),
        done: text('Lent'),
        field: 'state',
        from: ['in'],
        to: 'out',
        roles: ['@staff'],
        input: 'lending',
        reason: 'none',
        guard: [{ field: 'isReference', not: [true] }],
        set: { dueOn: '$input.dueOn', reader: '$input.reader', lentBy: '$actor', lentAt: '$now' },
      },
      {
        name: 'takeBack',
        label: text('Take back'),
        done: text('Taken back'),
        field: 'state',
        from: ['out', 'lost'],
        to: 'in',
        roles: ['@leads'],
        reason: 'optional',
        set: { dueOn: null, reader: null },
      },
      {
        name: 'lose',
        label: text('Lose'),
        done: text('Lost'),
        field: 'state',
        from: ['in', 'out'],
        to: 'lost',
        roles: ['admin'],
        reason: 'required',
        reasonLength: [5, 50],
        confirm: 'code',
        destructive: true,
        set: { why: '$reason' },
      },
    ],
    frozen: { field: 'state', equals: 'lost' },
  }),
  'x-rules': [
    { rule: 'sum', total: 'pages', parts: ['plates', 'leaves'], when: { field: 'plates', present: true } },
    { rule: 'noOverlap', field: 'chapters', from: 'from', to: 'to', inclusive: true },
    { rule: 'lte', each: 'chapters', left: 'from', right: 'to' },
  ],
  required: ['branchId', 'code', 'titles', 'state'],
  properties: {
    branchId: plain('Branch', {
      format: 'uuid',
      'x-reference': { entity: 'branch', onDelete: 'restrict' },
      'x-create-only': true,
      ...shown,
    }),
    code: field('Code', { minLength: 2, maxLength: 12, ...shown, 'x-search': true }),
    titles: {
      $ref: 'translatedText',
      'x-kind': 'translated',
      'x-label': text('Titles'),
      'x-list': true,
      'x-search': true,
    },
    // In other languages than the other texts, in an order of its own.
    blurbs: {
      type: 'object',
      'x-kind': 'translated',
      'x-label': text('Blurbs'),
      properties: { nl: plain('Dutch', { maxLength: 60 }), de: plain('German', { maxLength: 60 }) },
      ...shown,
      'x-search': true,
      'x-sort': true,
    },
    state: plain('State', { ...options(['in', 'out', 'lost']), default: 'in', readOnly: true, ...shown }),
    isReference: { type: 'boolean', 'x-label': text('Reference'), default: false },
    dueOn: plain('Due', { format: 'date', readOnly: true }),
    reader: field('Reader', { readOnly: true }),
    lentAt: plain('Lent at', { format: 'date-time', readOnly: true }),
    lentBy: { $ref: 'actor', 'x-label': text('Lent by'), readOnly: true },
    why: field('Why', { readOnly: true }),
    writerIds: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', format: 'uuid' },
      'x-reference': { entity: 'writer' },
      'x-label': text('Writers'),
      'x-filter': true,
    },
    about: {
      type: 'object',
      'x-label': text('About'),
      'x-reference': { entity: 'writer', idKey: 'writerId', copy: { name: 'name' } },
      'x-filter': true,
      required: ['writerId', 'name'],
      properties: { writerId: plain('Id', { format: 'uuid' }), name: field('Name') },
    },
    pages: number('Pages', shown),
    plates: number('Plates'),
    leaves: number('Leaves'),
    chapters: {
      type: 'array',
      maxItems: 6,
      'x-label': text('Chapters'),
      items: {
        type: 'object',
        required: ['from', 'to'],
        properties: {
          heading: field('Heading'),
          from: plain('From', { format: 'date' }),
          to: plain('To', { format: 'date' }),
          marks: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 10 }, 'x-label': text('Marks') },
          kinds: {
            type: 'array',
            maxItems: 2,
            uniqueItems: true,
            items: { type: 'string', ...options(['prose', 'verse']) },
            'x-label': text('Kinds'),
          },
          sections: {
            type: 'array',
            maxItems: 3,
            'x-label': text('Sections'),
            items: {
              type: 'object',
              properties: {
                heading: field('Heading'),
                pages: {
                  type: 'array',
                  maxItems: 3,
                  items: { type: 'integer', minimum: 1, maximum: 900 },
                  'x-label': text('Pages'),
                },
                weight: { type: 'number', minimum: 0, maximum: 10, 'x-label': text('Weight') },
                isLong: { type: 'boolean', 'x-label': text('Long') },
              },
            },
          },
        },
      },
    },
  },
});

const lending = schema('lending', {
  'x-rules': [{ rule: 'future', field: 'dueOn' }],
  required: ['dueOn', 'reader'],
  properties: { dueOn: plain('Due', { format: 'date' }), reader: field('Reader', { minLength: 2 }) },
});

const rights = { read: ['@internal'], create: ['@leads'], update: ['@leads', 'inventory'], remove: ['admin'] };

export const libraryNames = ['branch', 'writer', 'book'] as const;
export const librarySchemas: readonly Json[] = [branch, writer, book, lending];
export const libraryRights: Json = {
  branch: { ...rights, unmasked: { document: ['@leads'], email: ['@leads', 'inventory'] } },
  writer: rights,
  book: { ...rights, fields: { why: { read: ['@leads'] } } },
};

// A project of five entities in memory, for tests that change one thing in it. The dialect and the base part are the
// real ones.
import base from '../../../schemas/parts/base.schema.json' with { type: 'json' };
import dialect from '../../../schemas/dialect.json' with { type: 'json' };
import { languages } from '#engine/model/text.ts';
import { textFile } from '#engine/compile/read-texts.ts';
import type { Source, Text } from '#engine/compile/source.ts';

export type Files = Record<string, Record<string, unknown>>;

const text = (word: string): Text => ({ pt: word, en: word, fr: word });

const field = (label: string, rest: object = {}) => ({ type: 'string', 'x-label': text(label), ...rest });

const idOf = (entity: string, rest: object = {}) =>
  field(entity, { format: 'uuid', 'x-reference': { entity, onDelete: 'cascade' }, ...rest });

const options = (values: readonly string[]) => ({
  enum: values,
  'x-options': Object.fromEntries(values.map((value) => [value, text(value)])),
});

function schema(name: string, rest: object): Record<string, unknown> {
  return { $schema: './dialect.json', $id: name, description: `A ${name}.`, type: 'object', ...rest };
}

const entity = (name: string, collection: string, rest: object = {}) => ({
  label: { one: text(name), many: text(collection) },
  collection,
  icon: 'store',
  title: ['name'],
  sort: ['name'],
  ...rest,
});

const provider = schema('provider', {
  'x-entity': entity('provider', 'providers', {
    unique: [{ fields: ['businessId'] }, { fields: ['name'], folded: true, where: { status: 'active' } }],
    actions: [
      {
        name: 'deactivate',
        label: text('Deactivate'),
        done: text('Deactivated'),
        field: 'status',
        from: ['active'],
        to: 'inactive',
        roles: ['@leads'],
        reason: 'required',
        confirm: 'name',
        set: { closedAt: '$now' },
      },
    ],
  }),
  'x-form': {
    layout: 'tabs',
    groups: [
      { name: 'data', label: text('Data') },
      { name: 'visits', label: text('Visits') },
      { name: 'contacts', label: text('Contacts'), child: 'contact' },
    ],
  },
  'x-rules': [{ rule: 'lte', left: 'minimumQuantity', right: 'maximumQuantity' }],
  required: ['name', 'businessId', 'status', 'minimumQuantity'],
  properties: {
    name: field('Name', { minLength: 2, maxLength: 100, 'x-list': true, 'x-search': true }),
    businessId: field('CNPJ', { format: 'cnpj', 'x-case': 'upper', 'x-search': true }),
    status: field('Status', {
      ...options(['active', 'inactive']),
      default: 'active',
      readOnly: true,
      'x-filter': true,
    }),
    closedAt: field('Closed', { format: 'date-time', readOnly: true }),
    minimumQuantity: field('Minimum', { type: 'integer', minimum: 1, maximum: 999, default: 1 }),
    maximumQuantity: field('Maximum', { type: 'integer', minimum: 1, maximum: 999 }),
    stock: { $ref: 'stock', 'x-label': text('Stock'), 'x-group': 'visits' },
    timetables: field('Timetables', { type: 'array', maxItems: 50, items: { $ref: 'timetable' }, 'x-group': 'visits' }),
    contacts: field('Contacts', {
      type: 'integer',
      'x-children': { entity: 'contact', show: 'count' },
      'x-list': true,
    }),
  },
});

const contact = schema('contact', {
  'x-entity': entity('contact', 'contacts', {
    parent: { entity: 'provider', field: 'providerId', segment: 'contacts' },
  }),
  'x-rules': [{ rule: 'anyOf', fields: [['email'], ['phone']], message: 'emailOrPhone', at: 'email' }],
  required: ['providerId', 'name'],
  properties: {
    providerId: idOf('provider', { 'x-create-only': true }),
    name: field('Name', { 'x-list': true, 'x-sensitive': 'personal' }),
    email: field('Email', { format: 'email', 'x-search': true }),
    phone: field('Phone', { format: 'phone' }),
  },
});

const order = schema('order', {
  'x-entity': entity('order', 'orders', { title: ['code'], sort: ['-createdAt'], methods: ['create', 'update'] }),
  required: ['code', 'provider'],
  properties: {
    code: field('Code', { readOnly: true, 'x-search': true, 'x-initial': '$code' }),
    provider: {
      type: 'object',
      'x-label': text('Provider'),
      'x-reference': { entity: 'provider', idKey: 'providerId', copy: { name: 'name' } },
      'x-list': true,
      'x-filter': true,
      required: ['providerId', 'name'],
      properties: { providerId: field('Id', { format: 'uuid' }), name: field('Name') },
    },
    total: field('Total', { type: 'integer', 'x-kind': 'money', readOnly: true, 'x-list': true }),
  },
});

const user = schema('user', {
  'x-entity': entity('user', 'users', { unique: [{ fields: ['email'] }] }),
  required: ['name', 'email', 'role'],
  properties: {
    name: field('Name', { 'x-list': true }),
    email: field('Email', { format: 'email' }),
    role: field('Roles', {
      type: 'array',
      items: { type: 'string', ...options(['admin', 'operator']) },
      uniqueItems: true,
      'x-filter': true,
    }),
    providerIds: field('Providers', {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      'x-reference': { entity: 'provider' },
    }),
  },
});

const operator = schema('operator', {
  'x-entity': entity('operator', 'operators', {
    parent: { entity: 'provider', field: 'providerIds', segment: 'operators' },
    view: { of: 'user', where: { role: 'operator' } },
  }),
  required: ['name', 'providerIds'],
  properties: {
    name: { $ref: 'user#/properties/name' },
    providerIds: { $ref: 'user#/properties/providerIds', minItems: 1 },
  },
});

const login = schema('login', {
  required: ['email', 'password'],
  properties: {
    email: field('Email', { format: 'email' }),
    password: field('Password', { minLength: 6, 'x-kind': 'password' }),
  },
});

const parts = {
  'schemas/parts/base.schema.json': base,
  'schemas/parts/stock.schema.json': {
    ...schema('stock', {
      'x-part': true,
      'x-rules': [{ rule: 'sum', total: 'total', parts: ['internet', 'office'] }],
      required: ['total'],
      properties: {
        total: field('Total', { type: 'integer', minimum: 0 }),
        internet: field('Internet', { type: 'integer', minimum: 0 }),
        office: field('Office', { type: 'integer', minimum: 0 }),
      },
    }),
    $schema: '../dialect.json',
  },
  'schemas/parts/timetable.schema.json': {
    ...schema('timetable', {
      'x-part': true,
      'x-rules': [{ rule: 'lt', left: 'startTime', right: 'finishTime' }],
      required: ['startTime', 'finishTime'],
      properties: {
        startTime: field('Start', { format: 'time-hm', 'x-kind': 'timeOfDay' }),
        finishTime: field('Finish', { format: 'time-hm', 'x-kind': 'timeOfDay' }),
        stock: { $ref: 'stock', 'x-label': text('Stock') },
      },
    }),
    $schema: '../dialect.json',
  },
};

const rights = { read: ['@staff'], create: ['@leads'], update: ['@leads'], remove: ['admin'] };

const configs = {
  'roles.config.json': {
    roles: {
      admin: { label: text('Admin') },
      supervisor: { label: text('Supervisor') },
      operator: { label: text('Operator') },
    },
    groups: {
      leads: ['admin', 'supervisor'],
      staff: ['@leads', 'operator'],
      onlyGuest: [],
      personalExport: ['@leads'],
    },
    entities: {
      provider: { ...rights, rows: [{ role: 'operator', path: 'id', from: 'providerIds' }] },
      contact: rights,
      order: rights,
      user: rights,
      operator: rights,
    },
  },
  'routes.config.json': {
    chrome: { none: { navbar: false } },
    routes: [
      { name: 'root', path: '/', screen: 'redirect', to: 'providers' },
      { name: 'providers', path: '/admin/providers', screen: 'list', entity: 'provider', auth: ['admin'] },
      {
        name: 'provider',
        path: '/admin/providers/:providerId',
        screen: 'record',
        entity: 'provider',
        parent: 'providers',
        auth: '@leads',
      },
      {
        name: 'contact',
        path: '/admin/providers/:providerId/contact/:contactId',
        screen: 'record',
        entity: 'contact',
        parent: 'provider',
        auth: '@leads',
      },
      { name: 'login', path: '/login', screen: 'login', auth: '@onlyGuest', chrome: 'none', label: text('Login') },
    ],
  },
  'navigation.config.json': {
    items: [
      {
        id: 'main',
        type: 'group',
        title: text('Main'),
        children: [
          {
            id: 'providers',
            type: 'item',
            title: text('Providers'),
            icon: 'store',
            url: '/admin/providers',
            auth: '@leads',
          },
        ],
      },
    ],
  },
};

const texts = Object.fromEntries(
  languages.map((language) => [
    `src/business/shop/texts/messages.${language}.json`,
    { 'rule.emailOrPhone': 'Email or phone' },
  ]),
);

/** A fresh copy of all files by path. */
export function smallFiles(): Files {
  const schemas = Object.fromEntries(
    [provider, contact, order, user, operator, login].map((entry) => [
      `schemas/${String(entry['$id'])}.schema.json`,
      entry,
    ]),
  );
  return structuredClone<Files>({ ...schemas, ...parts, ...configs, ...texts });
}

export function sourceOf(files: Files): Source {
  const named = Object.entries(files).filter(([file]) => file.endsWith('.schema.json'));
  return {
    schemas: named.map(([file, content]) => ({ file, schema: content })),
    dialect,
    configSchemas: {},
    business: [],
    product: { name: 'small', title: 'Small', organization: { id: 'small', name: 'Small' } },
    texts: Object.entries(files)
      .filter(([file]) => file.includes('/texts/'))
      .map(([file, content]) => textFile(file, content as Record<string, string>)),
    languages,
    routes: files['routes.config.json'],
    navigation: files['navigation.config.json'],
    roles: files['roles.config.json'],
  } as unknown as Source;
}

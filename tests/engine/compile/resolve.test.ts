import { describe, expect, test } from 'vitest';
import type { Entity, Field } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { resolve } from '#engine/compile/resolve.ts';
import type { Resolved } from '#engine/compile/resolve.ts';
import { changeFiles } from './change-files.ts';
import kinds from './kinds.cases.json' with { type: 'json' };
import { smallFiles, sourceOf } from './small-project.ts';

const resolved = (change: Readonly<Record<string, unknown>> = {}): Resolved =>
  resolve(sourceOf(changeFiles(smallFiles(), change)));

function entityOf(name: string, { entities }: Resolved = resolved()): Entity {
  const entity = entities.find((candidate) => candidate.name === name);
  if (entity === undefined) throw new Error(`no entity ${name}`);
  return entity;
}

function fieldOf(path: string, entity = entityOf('provider')): Field {
  const field = fieldAt(entity, path);
  if (field === undefined) throw new Error(`no field ${path}`);
  return field;
}

describe('the kind of a field', () => {
  test.each(kinds)('of $schema is $kind', ({ schema, kind }) => {
    const change = {
      'schemas/contact.schema.json#/properties/phone': { ...schema, 'x-label': { pt: 'a', en: 'a', fr: 'a' } },
    };
    expect(fieldOf('phone', entityOf('contact', resolved(change))).kind).toBe(kind);
  });
});

describe('a field', () => {
  test('has the column of its name', () => {
    expect(fieldOf('businessId').column).toBe('business_id');
  });

  test('inside an object has a path and no column', () => {
    expect(fieldOf('stock.total')).toMatchObject({ path: 'stock.total', required: true });
    expect(fieldOf('stock.total').column).toBeUndefined();
  });

  test('of a list item has the path of the list and its own', () => {
    expect(fieldOf('timetables').fields?.map(({ path }) => path)).toEqual([
      'timetables.startTime',
      'timetables.finishTime',
      'timetables.stock',
    ]);
  });

  test('in the list is sortable when its kind has an order', () => {
    expect(fieldOf('name').sort).toBe(true);
    expect(fieldOf('contacts').sort).toBe(false);
  });

  test('without group stands in the first of the form, a base field in none', () => {
    expect(fieldOf('name').group).toBe('data');
    expect(fieldOf('updatedAt').group).toBe('');
  });

  test('has the rights of roles.config.json and of its schema, those inside objects too', () => {
    const found = resolved({
      'roles.config.json#/entities/provider/fields': {
        'stock.total': { read: ['@leads'] },
        name: { write: ['admin'] },
      },
      'schemas/provider.schema.json#/properties/name/x-access': { read: ['@staff'] },
    });
    expect(fieldOf('stock.total', entityOf('provider', found)).access).toEqual({ read: ['admin', 'supervisor'] });
    expect(fieldOf('name', entityOf('provider', found)).access).toEqual({
      read: ['admin', 'supervisor', 'operator'],
      write: ['admin'],
    });
    expect(fieldOf('businessId', entityOf('provider', found)).access).toBeUndefined();
    expect(found.roles.entities['provider']?.fields).toEqual({
      'stock.total': { read: ['admin', 'supervisor'] },
      name: { write: ['admin'] },
    });
  });

  test('taken from another schema keeps what it says there and takes what stands beside', () => {
    const change = {
      'schemas/operator.schema.json#/properties/name/x-label': { pt: 'Operador', en: 'Operator', fr: 'Opérateur' },
    };
    const found = resolved(change);
    expect(fieldOf('name', entityOf('operator', found)).list).toBe(true);
    expect(found.labels.pt['field.operator.name']).toBe('Operador');
    expect(found.labels.pt['field.user.name']).toBe('Name');
  });
});

describe('an entity', () => {
  test('has the base fields: the id first, the others last', () => {
    const names = entityOf('contact').fields.map(({ name }) => name);
    expect(names).toEqual(['id', 'providerId', 'name', 'email', 'phone', 'createdAt', 'updatedAt', 'version']);
  });

  test('knows its children in the order of the tabs, and who refers to it', () => {
    expect(entityOf('provider').children).toEqual(['contact', 'operator']);
    expect(entityOf('provider').usedBy).toEqual([
      { entity: 'contact', path: 'providerId', onDelete: 'cascade' },
      { entity: 'order', path: 'provider', onDelete: 'restrict' },
      { entity: 'user', path: 'providerIds', onDelete: 'restrict' },
    ]);
  });

  test('nested by one id or by a list of ids says which', () => {
    expect(entityOf('contact').parent?.many).toBe(false);
    expect(entityOf('operator').parent?.many).toBe(true);
  });

  test('that is a view has the table of the other', () => {
    expect(entityOf('operator')).toMatchObject({ table: 'user', view: { of: 'user', where: { role: 'operator' } } });
  });

  test('takes all methods unless it names them', () => {
    expect(entityOf('contact').methods).toEqual({ create: true, update: true, remove: true });
    expect(entityOf('order').methods).toEqual({ create: true, update: true, remove: false });
  });

  test('searches its fields in their order', () => {
    expect(entityOf('provider').search).toEqual(['name', 'businessId']);
  });

  test('has actions with the roles of their groups', () => {
    expect(entityOf('provider').actions[0]).toMatchObject({
      roles: ['admin', 'supervisor'],
      reasonLength: [10, 500],
      destructive: false,
    });
  });

  test('takes the properties, required fields and rules of what it extends', () => {
    const contact = entityOf('contact', resolved({ 'schemas/contact.schema.json#/x-extends': 'stock' }));
    expect(contact.fields.map(({ name }) => name).slice(0, 3)).toEqual(['id', 'total', 'internet']);
    expect(fieldOf('total', contact).required).toBe(true);
    expect(contact.rules[0]).toEqual({ rule: 'sum', total: 'total', parts: ['internet', 'office'] });
  });
});

test('rules of a part move to where the part stands', () => {
  expect(entityOf('provider').rules).toEqual([
    { rule: 'lte', left: 'minimumQuantity', right: 'maximumQuantity' },
    { rule: 'sum', total: 'stock.total', parts: ['stock.internet', 'stock.office'] },
    { rule: 'lt', left: 'startTime', right: 'finishTime', each: 'timetables' },
    { rule: 'sum', total: 'stock.total', parts: ['stock.internet', 'stock.office'], each: 'timetables' },
  ]);
});

describe('access', () => {
  test('absent stays absent, an empty group is the empty list, groups become roles once each', () => {
    const { routes, roles } = resolved();
    expect(routes.map(({ name, auth }) => [name, auth])).toEqual([
      ['root', undefined],
      ['providers', ['admin']],
      ['provider', ['admin', 'supervisor']],
      ['contact', ['admin', 'supervisor']],
      ['login', []],
    ]);
    expect(roles.entities['order']?.read).toEqual(['admin', 'supervisor', 'operator']);
  });
});

test('chrome that is not named is shown', () => {
  const login = resolved().routes.find(({ name }) => name === 'login');
  expect(login?.chrome).toEqual({
    navbar: false,
    toolbar: true,
    footer: true,
    leftSidePanel: true,
    rightSidePanel: true,
  });
});

test('labels have the same keys in each language', () => {
  const { labels } = resolved();
  expect(Object.keys(labels.en)).toEqual(Object.keys(labels.pt));
  expect(Object.keys(labels.fr)).toEqual(Object.keys(labels.pt));
  expect(labels.en['field.provider.timetables.stock.total']).toBe('Total');
  expect(labels.en['option.provider.status.inactive']).toBe('inactive');
});

test('a field given to the list is among its first columns, named there or not; what the server writes and what is only offered is not', () => {
  const at = 'schemas/provider.schema.json#/';
  const change = {
    [`${at}x-entity/columns`]: ['contacts'],
    [`${at}properties/minimumQuantity/x-list`]: true,
    [`${at}properties/maximumQuantity/x-list`]: 'offered',
    [`${at}properties/closedAt/x-list`]: true,
  };
  const provider = entityOf('provider', resolved(change));
  expect(provider.columns).toEqual(['contacts', 'name', 'minimumQuantity']);
  expect(fieldOf('maximumQuantity', provider).list).toBe(true);
});

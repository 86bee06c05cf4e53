// The declared table of all calls: whom each answers and whether it writes. A route that is not here is one that nobody
// thought through, and route-census.test.ts refuses it. Calls on records follow from the model; every other one has a
// row by hand.
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import type { EntityRight } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RouteRow {
  readonly method: Method;
  /** As the router has it: `/api/orders/:id`. */
  readonly url: string;
  /** Whom it answers: everybody, whoever is signed in, or these roles (all others get 403). */
  readonly who: 'public' | 'session' | readonly string[];
  /** Refused to whoever looks as another role. */
  readonly writes: boolean;
  /** Whether HEAD asks the same; files are only sent. */
  readonly head: boolean;
}

const table = (
  rows: readonly (readonly [Method, string, RouteRow['who'], ('writes' | 'noHead')?, 'noHead'?])[],
): RouteRow[] =>
  rows.map(([method, url, who, ...marks]) => ({
    method,
    url,
    who,
    writes: marks.includes('writes'),
    head: method === 'GET' && !marks.includes('noHead'),
  }));

/** Roles that have the right on the entity. */
function rolesWith(right: EntityRight, ...names: readonly EntityName[]): readonly string[] {
  return declared.roles.filter((role) => names.every((name) => declared.entities[name]?.[right].includes(role)));
}

/** Calls that are no operation on records. */
const ownRows = table([
  ['GET', '/healthz', 'public'],
  ['GET', '/readyz', 'public'],
  ['POST', '/session', 'public', 'writes'],
  ['GET', '/session', 'public'],
  ['DELETE', '/session', 'public', 'writes'],
  ['POST', '/password/forgot', 'public', 'writes'],
  ['POST', '/password/reset', 'public', 'writes'],
  ['POST', '/api/auth/register', 'public', 'writes'],
  ['POST', '/api/auth/password', 'session', 'writes'],
  ['POST', '/api/auth/user/update', 'session', 'writes'],
  ['GET', '/api/quick-panel/data', 'session'],
  ['GET', '/api/letters', declared.groups['support'] ?? []],
  ['GET', '/api/lock-outs', declared.groups['support'] ?? []],
  ['POST', '/api/lock-outs/:id/end', declared.groups['support'] ?? [], 'writes'],
  ['POST', '/api/letters/:id/again', declared.groups['support'] ?? [], 'writes'],
  // Of the lists that whoever asks may read.
  ['GET', '/api/list-views/:collection', 'session'],
  ['GET', '/api/search', 'session'],
  ['POST', '/api/first-page', 'session'],
  ['POST', '/api/list-views/:collection', 'session', 'writes'],
  ['DELETE', '/api/list-views/:collection/:id', 'session', 'writes'],
  // By the record that holds the file, and by the field that it is for.
  ['GET', '/api/files/:id', 'session'],
  ['POST', '/api/files/:collection/:field', 'session', 'writes'],
  // Open to everybody where OPENAPI_PUBLIC says so.
  ['GET', '/api/openapi.json', 'session'],
  // The token in the address is what lets in.
  ['GET', '/api/resource-access-request/:action/:requestId/:token', 'public'],
  ['POST', '/api/resource-access-request/:action/:requestId/:token', 'public', 'writes'],
  ['GET', '/api/nearly-full-slots', rolesWith('read', 'ride')],
  ['GET', '/api/rides/:id/slots', rolesWith('read', 'ride')],
  ['GET', '/api/rides/:id/calendar', rolesWith('read', 'ride')],
  ['POST', '/api/rides/:id/bulk-change', rolesWith('update', 'ride'), 'writes'],
  ['GET', '/api/products/:id/price-in-force', rolesWith('read', 'product', 'productPrice')],
  ['POST', '/api/products/:id/price-grid', rolesWith('update', 'productPrice'), 'writes'],
  ['GET', '/api/reports/sales', rolesWith('read', 'order')],
  ['GET', '/api/reports/sales/summary', rolesWith('read', 'order')],
  ['GET', '/api/reports/sales/export', rolesWith('read', 'order'), 'writes', 'noHead'],
  ['POST', '/api/orders/quote', rolesWith('create', 'order')],
  [
    'POST',
    '/api/orders/:id/reschedule-quote',
    entities.order.actions.find(({ name }) => name === 'reschedule')?.roles ?? [],
  ],
  ['GET', '/api/customers/:id/erasure-proof', rolesWith('read', 'customer')],
  ['GET', '/api/customers/:id/deletion-checklist', rolesWith('read', 'customer')],
  ['GET', '/api/customers/:id/export', declared.groups['customerExport'] ?? [], 'writes', 'noHead'],
  ['POST', '/api/customers/buyer', rolesWith('create', 'order'), 'writes'],
]);

/**
 * The calls on an entity's records under one address. Whether a role may act is the action's to say, so reading is all
 * that is asked first.
 */
function recordRows(entity: Entity, path: string): RouteRow[] {
  const who = (right: EntityRight) => rolesWith(right, entity.name as EntityName);
  return table([
    ['GET', path, who('read')],
    ['GET', `${path}/:id`, who('read')],
    ['POST', path, who('create'), 'writes'],
    ['PUT', `${path}/:id`, who('update'), 'writes'],
    ['PATCH', `${path}/:id`, who('update'), 'writes'],
    ['DELETE', `${path}/:id`, who('remove'), 'writes'],
    ['POST', `${path}/:id/actions/:action`, who('read'), 'writes'],
    ['GET', `${path}/:id/history`, who('read')],
    ['GET', `${path}/summary`, who('read')],
    // Each file is in the log of exports.
    ['GET', `${path}/export`, who('read'), 'writes', 'noHead'],
    ...(entity.actions.length > 0 ? [['GET', `${path}/:id/actions`, who('read')] as const] : []),
  ]);
}

/** Addresses of an entity: its collection, and where it has a parent also under that. */
export function addressesOf(entity: Entity): string[] {
  const parent: Entity | undefined = entity.parent && entities[entity.parent.entity as EntityName];
  return [
    `/api/${entity.collection}`,
    ...(parent === undefined ? [] : [`/api/${parent.collection}/:parentId/${entity.parent?.segment ?? ''}`]),
  ];
}

export const routeTable: readonly RouteRow[] = [
  ...ownRows,
  ...entityNames.flatMap((name) => addressesOf(entities[name]).flatMap((path) => recordRows(entities[name], path))),
];

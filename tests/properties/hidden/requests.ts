// Every kind of request that a reader may send, made from the model and from the values of both databases: also for
// what he may not see, since a refusal, a total or a cursor may tell as well as an answer.
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { operatorsOf } from '#engine/kinds/index.ts';
import { reportAxes } from '#business/reports/sales-report.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { referredColumn, referredPaths } from '#engine/server/records/referred-values.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { addressesOf } from '../census/route-table.ts';
import type { HiddenChange } from './hidden-changes.ts';
import type { Row, Rows } from './reader.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Data {
  /** As the first database has them. */
  readonly rows: Rows;
  readonly changes: readonly HiddenChange[];
  /** Rows that the second alone has. */
  readonly added: readonly HiddenChange[];
}

const get = (url: string, headers?: Request['headers']): Request => ({
  method: 'GET',
  url,
  ...(headers && { headers }),
});
const encode = encodeURIComponent;

/** Requests that only ask, without files. */
export function questions(data: Data): Request[] {
  return [...recordQuestions(data), ...ownQuestions(data)];
}

/** Those that every entity answers. */
export function recordQuestions(data: Data): Request[] {
  return entityNames.flatMap((name) => questionsAbout(entities[name], data));
}

/** Lists from page to page, in each order: what a cursor holds, and where each page ends, may tell as well. */
export function walks(data: Data): Request[] {
  return entityNames.flatMap((name) =>
    pathsOf(entities[name], data).flatMap((path) =>
      ['', ...allFields(entities[name].fields).map((field) => `_sort=${field.path}&_order=DESC&`)].map((order) =>
        get(`${path}?${order}_end=${walkedRows}`),
      ),
    ),
  );
}

/** Rows of a page of them. */
const walkedRows = 30;

/** Files of each list: one person takes few of them. */
export function files(data: Data): Request[] {
  const reports = ['provider', 'product', 'purchaseDay'].map((by) =>
    get(`/api/reports/sales/export?format=csv&by=${by}`),
  );
  return [
    ...entityNames.flatMap((name) =>
      pathsOf(entities[name], data).flatMap((path) =>
        ['csv', 'xlsx'].map((format) => get(`${path}/export?format=${format}`)),
      ),
    ),
    get('/api/orders/export?format=csv&columns=code,client.phone,client.documentNumber'),
    get('/api/orders/export?format=csv&columns=code,provider.businessId,provider.address.street'),
    ...reports,
  ];
}

/** The collection, and the nested address under a parent that is seen and one that is not. */
function pathsOf(entity: Entity, { rows }: Data): string[] {
  const [own = '', nested] = addressesOf(entity);
  if (nested === undefined || entity.parent === undefined) return [own];
  const parents = rows.get(tableOf(entities[entity.parent.entity as EntityName]).name) ?? [];
  return [own, ...[parents[0], parents.at(-1)].map((parent) => nested.replace(':parentId', String(parent?.['id'])))];
}

function questionsAbout(entity: Entity, data: Data): Request[] {
  const fields = allFields(entity.fields);
  const [own = ''] = pathsOf(entity, data);
  const records = sampleOf(entity, data);
  return [
    ...pathsOf(entity, data).flatMap((path) => [
      get(path),
      get(`${path}?_start=3&_end=9`, { prefer: 'count=exact' }),
      get(`${path}?_start=1000`),
    ]),
    ...fields.flatMap((field) => [
      get(`${own}?_sort=${field.path}&_end=20`),
      get(`${own}?_sort=${field.path},id&_order=DESC,ASC&_end=20`),
    ]),
    ...fields.flatMap((field) => filtersOf(entity, field, data).map((filter) => get(`${own}?${filter}&_end=20`))),
    ...referredPaths(entity).flatMap((path) => [
      get(`${own}?_with=${path}&_end=20`),
      get(`${own}?_sort=${path},id&_end=20`),
      ...referredFilters(entity, path, data).map((filter) => get(`${own}?${filter}&_end=20`)),
    ]),
    ...pathsOf(entity, data).map((path) => get(`${path}/summary`)),
    ...entity.fields.flatMap((field) => [
      get(`${own}/summary?_by=${field.path}`),
      get(`${own}/summary?_sum=${field.path}`),
    ]),
    ...wordsOf(entity, data).flatMap((word) => [
      get(`${own}?q=${encode(word)}&_end=20`),
      get(`/api/search?q=${encode(word)}`),
    ]),
    ...entity.presets.map(({ filters }) =>
      get(
        `${own}?${filters.map(({ path, operator, values }) => `${path}${operator === 'eq' ? '' : `_${operator}`}=${encode(values.join(','))}`).join('&')}`,
      ),
    ),
    get(`${own}?${records.map((row) => `id=${String(row['id'])}`).join('&')}`),
    ...records.flatMap((row) => ['', '/history', '/actions'].map((rest) => get(`${own}/${String(row['id'])}${rest}`))),
  ];
}

/** Records that the changes touch, some that they do not, and some that the second database alone has. */
function sampleOf(entity: Entity, { rows, changes, added }: Data): Row[] {
  const { name } = tableOf(entity);
  const all = rows.get(name) ?? [];
  const touched = new Set(changes.map(({ id }) => id));
  const own = added.filter(({ table }) => table === name);
  return [
    ...[own[0], own.at(-1)].flatMap((one): Row[] => (one === undefined ? [] : [one.values])),
    ...all.filter(({ id }) => touched.has(String(id))).slice(0, 4),
    ...all.filter(({ id }) => !touched.has(String(id))).slice(0, 3),
  ];
}

/** Values of a field in both databases: what is hidden of it is asked for by what it was and by what it is. */
function valuesOf(entity: Entity, field: Field, { rows, changes, added }: Data): string[] {
  const [first = '', ...rest] = field.path.split('.');
  const column = fieldAt(entity, first)?.column ?? first;
  const within = (row: Row) =>
    [row[column]]
      .flat()
      .map((value) => textOf(rest.length === 0 ? value : valueAt((value ?? {}) as Row, rest.join('.'))));
  const before = (rows.get(tableOf(entity).name) ?? []).slice(0, 40);
  const after = changes
    .filter((change) => change.table === tableOf(entity).name && column in change.values)
    .slice(0, 3);
  const alone = added
    .filter(({ table }) => table === tableOf(entity).name)
    .slice(-1)
    .flatMap(({ values }) => within(values));
  const touched = after.flatMap(({ id, values }) => [
    ...within(values),
    ...within(before.find((row) => row['id'] === id) ?? {}),
  ]);
  return [...new Set([...touched, ...alone, ...before.slice(0, 2).flatMap(within)])]
    .filter((text) => text !== '')
    .slice(0, 5);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function filtersOf(entity: Entity, field: Field, data: Data): string[] {
  const values = valuesOf(entity, field, data);
  return operatorsOf(field.kind).flatMap((operator) => {
    const name = operator === 'eq' ? field.path : `${field.path}_${operator}`;
    if (operator === 'null') return [`${name}=true`, `${name}=false`];
    const wanted = operator === 'starts' || operator === 'like' ? values.map((value) => partOf(value, 0, 3)) : values;
    return [`${name}=`, ...wanted.slice(0, 3).map((value) => `${name}=${encode(value)}`)];
  });
}

/** By a field of the record that this one refers to. */
function referredFilters(entity: Entity, path: string, data: Data): string[] {
  const column = referredColumn(entity, path);
  if (column === undefined) return [];
  const { by, entity: target, field } = column.referred;
  return filtersOf(target, field, data).map((filter) => `${by.name}.${filter}`);
}

/** Whole characters: half of one has no address. */
function partOf(text: string, from: number, to: number): string {
  return Array.from(text).slice(from, to).join('');
}

function wordsOf(entity: Entity, data: Data): string[] {
  return entity.search.flatMap((path) => {
    const field = fieldAt(entity, path);
    if (field === undefined) return [];
    const leaves = field.fields ?? [field];
    return leaves
      .flatMap((leaf) => valuesOf(entity, leaf, data).slice(0, 4))
      .flatMap((text) => [text, partOf(text, 1, 5)]);
  });
}

function ownQuestions(data: Data): Request[] {
  const idsOf = (name: EntityName) => sampleOf(entities[name], data).map(({ id }) => String(id));
  const channel = idsOf('salesChannel')[0] ?? '';
  return [
    get('/api/quick-panel/data'),
    get('/api/openapi.json'),
    ...reportAxes.flatMap((by) => [
      get(`/api/reports/sales?by=${by}`),
      get(`/api/reports/sales?by=purchaseDay,${by}&from=2026-10-01`),
    ]),
    get('/api/reports/sales/summary'),
    get('/api/reports/sales/summary?status=confirmed'),
    ...idsOf('ride').flatMap((id) => [get(`/api/rides/${id}/slots`), get(`/api/rides/${id}/calendar`)]),
    ...idsOf('product').map((id) =>
      get(`/api/products/${id}/price-in-force?date=2026-11-25&salesChannelId=${channel}`),
    ),
    ...idsOf('customer').flatMap((id) => [
      get(`/api/customers/${id}/erasure-proof`),
      get(`/api/customers/${id}/deletion-checklist`),
      get(`/api/customers/${id}/export?format=json`),
    ]),
    ...idsOf('order').map((id): Request => ({
      method: 'POST',
      url: `/api/orders/${id}/reschedule-quote`,
      body: { visitDate: '2026-11-28' },
    })),
  ];
}

/** Requests that change something: of records seen and not seen, with what the reader himself was given. */
export function writes(entity: Entity, data: Data, shown: ReadonlyMap<string, Row>): Request[] {
  const [own = ''] = pathsOf(entity, data);
  return sampleOf(entity, data).flatMap((row): Request[] => {
    const id = String(row['id']);
    const record = shown.get(id) ?? {};
    const { id: _id, createdAt: _made, updatedAt: _changed, version: _version, ...copy } = record;
    return [
      { method: 'POST', url: own, body: copy },
      { method: 'PUT', url: `${own}/${id}`, body: record },
      ...entity.fields.flatMap((field): Request[] =>
        field.name in copy && typeof copy[field.name] === 'string'
          ? [{ method: 'PATCH', url: `${own}/${id}`, body: { [field.name]: `${String(copy[field.name])}x` } }]
          : [],
      ),
      { method: 'PUT', url: `${own}/${id}`, body: {}, headers: { 'if-match': '"99"' } },
      ...entity.actions.map(({ name }): Request => ({
        method: 'POST',
        url: `${own}/${id}/actions/${name}`,
        body: { reason: 'Pedido do cliente por telefone' },
      })),
      { method: 'DELETE', url: `${own}/${id}` },
    ];
  });
}

/** New records with the values that hidden records hold: a key that is taken would tell that somebody holds it. */
export function probes(entity: Entity, data: Data, shown: ReadonlyMap<string, Row>): Request[] {
  const [own = ''] = pathsOf(entity, data);
  const [model = {}] = shown.values();
  const { id: _id, createdAt: _made, updatedAt: _changed, version: _version, ...copy } = model;
  const keys = entity.unique.flatMap(({ fields }) => fields).flatMap((path) => fieldAt(entity, path) ?? []);
  return keys.flatMap((field) =>
    valuesOf(entity, field, data).map((value): Request => ({
      method: 'POST',
      url: own,
      body: { ...copy, [field.name]: value },
    })),
  );
}

// One call of the fuzz: an operation of the document, somebody, and values that are right, at a limit or wrong in one
// place.
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { draft } from '#tests/support/factory.ts';
import type { Described, JsonObject, Operation } from './described.ts';
import type { Draw } from './choices.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { oddTexts, samplesOf, type Sample } from './samples.ts';

export interface FuzzCall {
  readonly operation: Operation;
  readonly role: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The one value of the body that is at a limit or wrong. */
  readonly probe?: { readonly field: Field; readonly sample: Sample; readonly isWritable: boolean };
  /** Entity and id, of a record's own address. */
  readonly record?: { readonly entity: Entity; readonly id: string };
}

/** What is not called, and why. */
const notCalled: Readonly<Record<string, string>> = {
  signOut: 'ends the session that all other calls of that role need; tests/server/session covers it',
};

const nobody = '018f0000-0000-7000-8000-000000000000';
const oddIds = [nobody, 'x', '%00', '018f0000', "'", 'null'] as const;
const oddValues = [
  ...oddTexts,
  '',
  '0',
  '-1',
  '1.5',
  '99999999999999999999',
  '0000-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  'true',
  'a,b,c',
  ',',
  'x'.repeat(300),
  "'; --",
  'ação',
] as const;

export function callsOf(described: Described): readonly Operation[] {
  return described.operations.filter(({ operationId }) => notCalled[operationId] === undefined);
}

export interface CallParts {
  readonly world: FuzzWorld;
  readonly described: Described;
  readonly operation: Operation;
  readonly draw: Draw;
  /** The fields of which one is at a limit or wrong; any of them without. */
  readonly probes?: ((field: Field) => boolean) | undefined;
}

export function buildCall({ world, described, operation, draw, probes = () => true }: CallParts): FuzzCall {
  const role = operation.security ? (draw.once(2) ? 'admin' : draw.of(declared.roles)) : 'guest';
  const parameters = [
    ...((operation.item['parameters'] ?? []) as unknown[]),
    ...((operation.description['parameters'] ?? []) as unknown[]),
  ].map((one) => described.resolve(one));
  const entity = entityOf(operation);
  const ids = new Map<string, string>();
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = idFor(world, operation, name, draw);
    ids.set(name, id);
    return encodeURIComponent(id);
  });
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && (required === true || draw.once(8)))
    .map((parameter) => [String(parameter['name']), queryValue(world, parameter, draw)] as const);
  const headers = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === 'header' && draw.once(8))
      .map(({ name }) => [String(name), headerValue(String(name), draw)]),
  );
  const id = ids.get('id');
  const isOwn = entity !== undefined && operation.path.endsWith('/{id}') && id !== undefined;
  return {
    operation,
    role,
    method: operation.method.toUpperCase(),
    url: `${path}${query.length === 0 ? '' : `?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString()}`}`,
    headers,
    ...bodyFor({ world, described, operation, entity, id, draw, probes }),
    ...(isOwn && { record: { entity, id } }),
  };
}

/** The entity whose collection the path ends in, before the id and what comes after it. */
function entityOf({ description, path }: Operation): Entity | undefined {
  const [tag] = description['tags'] as string[];
  const entity = entityNames.map((name): Entity => entities[name]).find(({ collection }) => collection === tag);
  const isRecord =
    entity !== undefined &&
    (path === `/api/${entity.collection}` ||
      path.startsWith(`/api/${entity.collection}/{id}`) ||
      (entity.parent !== undefined && path.includes(`/${entity.parent.segment}`)));
  return isRecord ? entity : undefined;
}

function idFor(world: FuzzWorld, operation: Operation, name: string, draw: Draw): string {
  if (draw.once(12)) return draw.of(oddIds);
  const [, , first = ''] = operation.path.split('/');
  const own =
    name === 'id'
      ? (entityOf(operation)?.name ?? entityNames.find((one) => entities[one].collection === first))
      : name.replace(/Id$/, '');
  const records = world.records.get(own ?? '') ?? [];
  return records.length === 0 ? nobody : String(draw.of(records)['id']);
}

function queryValue(world: FuzzWorld, { name, schema }: JsonObject, draw: Draw): string {
  if (draw.once(4)) return draw.of(oddValues);
  const { items, ...own } = (schema ?? {}) as JsonObject;
  const {
    enum: values,
    format,
    type,
  } = (items ?? own) as { readonly enum?: readonly string[]; readonly format?: string; readonly type?: string };
  if (values !== undefined) return draw.of(values);
  if (name === '_sort') return draw.of(['id', 'createdAt', 'createdAt,id', 'id,id', 'name', 'version']);
  if (name === '_order') return draw.of(['ASC', 'desc', 'asc,desc']);
  if (name === 'range') return draw.of(['[0,4]', '[5,2]', '[0]', '[0,9999]']);
  if (name === 'filter') return draw.of(['{}', '{"id":[]}', '{"q":"a"}', '{"x":1}', '[']);
  if (name === 'by') return draw.of(['provider', 'day', 'month,provider', 'channel', 'x']);
  const records =
    world.records.get(
      String(name)
        .replace(/(_\w+)?$/, '')
        .replace(/Id$/, ''),
    ) ?? [];
  if (format === 'uuid') return records.length > 0 ? String(draw.of(records)['id']) : nobody;
  if (format === 'date') return draw.of(['2026-11-20', '2026-12-01', '2028-02-29']);
  if (format === 'date-time') return draw.of(['2026-11-20T00:00:00Z', '2026-11-20T23:59:59.999-03:00']);
  if (type === 'integer') return draw.of(['0', '1', '25', '500', '2147483647', '9007199254740991']);
  if (type === 'boolean') return draw.of(['true', 'false']);
  return draw.of(['a', 'São', 'park', 'America/Sao_Paulo', 'name']);
}

function headerValue(name: string, draw: Draw): string {
  const values: Readonly<Record<string, readonly string[]>> = {
    'If-Match': ['"1"', 'W/"1"', '"999"', '*', 'x', '""'],
    'Idempotency-Key': ['one', 'two', 'x y', 'k'.repeat(201)],
    'Accept-Language': ['pt', 'fr-CH, en;q=0.9', 'xx', ';;'],
    'X-View-As': ['financial', 'sales', 'guest', 'nobody'],
    'X-View-As-Rows': [nobody, 'x', ''],
    Prefer: ['count=exact', 'x'],
  };
  return draw.of(values[name] ?? ['x']);
}

interface BodyParts extends Required<CallParts> {
  readonly probes: (field: Field) => boolean;
  readonly entity: Entity | undefined;
  readonly id: string | undefined;
}

function bodyFor({
  world,
  described,
  operation,
  entity,
  id,
  draw,
  probes,
}: BodyParts): Pick<FuzzCall, 'body' | 'probe'> {
  const requestBody = described.resolve(operation.description['requestBody']);
  const content = requestBody['content'] as Readonly<Record<string, JsonObject>> | undefined;
  const schema = content?.['application/json']?.['schema'];
  if (schema === undefined) return {};
  if (draw.once(40)) return { body: draw.of<unknown>([null, [], 'x', 5, { ['__proto__x']: 1 }, nested(3000)]) };
  const isCreate = operation.operationId.startsWith('create');
  const isChange = operation.method === 'put' || operation.method === 'patch';
  if (entity === undefined || (!isCreate && !isChange)) return { body: fromSchema(described, schema, draw) };
  const current = world.records.get(entity.name)?.find((record) => record['id'] === id);
  const base = isCreate ? copyOf(world, entity, draw) : {};
  return probed(entity, { base, current: current ?? {}, draw, probes, id });
}

/** A record like one that there is, with keys of its own. */
function copyOf(world: FuzzWorld, entity: Entity, draw: Draw): JsonObject {
  const records = world.records.get(entity.name) ?? [];
  const like = records.length === 0 ? {} : draw.of(records);
  const writable = entity.fields
    .filter((field) => !field.readOnly && like[field.name] !== undefined)
    .map((field) => [field.name, like[field.name]]);
  return { ...Object.fromEntries(writable), ...draft(entity.name as EntityName) };
}

interface Probing {
  readonly base: JsonObject;
  readonly current: JsonObject;
  readonly draw: Draw;
  readonly probes: (field: Field) => boolean;
  /** Of the record that is changed. */
  readonly id: string | undefined;
}

/** One field of the body, or of an object in it, with a value at a limit or beyond. */
function probed(entity: Entity, { base, current, draw, probes, id }: Probing): Pick<FuzzCall, 'body' | 'probe'> {
  const fields = entity.fields.filter(
    (field) => field.kind !== 'children' && field.name !== 'version' && field.name !== 'id' && probes(field),
  );
  if (fields.length === 0) return { body: base };
  const outer = draw.of(fields);
  const inner =
    outer.kind === 'object' && outer.fields !== undefined && !draw.once(4) ? draw.of(outer.fields) : undefined;
  const field = inner ?? outer;
  const samples = samplesOf(field);
  if (samples.length === 0) return { body: base };
  const sample = draw.of(samples);
  const before = (base[outer.name] ?? current[outer.name]) as JsonObject | undefined;
  const value = inner === undefined ? sample.value : { ...before, [inner.name]: sample.value };
  return {
    body: { ...base, [outer.name]: value },
    probe: {
      field,
      sample,
      isWritable:
        [outer, field].every(({ readOnly, when }) => !readOnly && when === undefined) &&
        !(outer.createOnly && id !== undefined),
    },
  };
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = { x: value };
  return value;
}

/** A body as the schema describes it, with something else in it now and then. */
function fromSchema(described: Described, given: unknown, draw: Draw): unknown {
  if (draw.once(15)) return draw.of<unknown>([null, {}, [], 'x', 5, true, { $ne: null }, ...oddTexts]);
  const schema = described.resolve(given) as {
    readonly allOf?: readonly unknown[];
    readonly anyOf?: readonly unknown[];
    readonly enum?: readonly unknown[];
    readonly properties?: JsonObject;
    readonly required?: readonly string[];
    readonly items?: unknown;
    readonly type?: string;
    readonly format?: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minimum?: number;
  };
  if (schema.allOf !== undefined && schema.properties === undefined && schema.type !== 'string')
    return Object.assign(
      {},
      ...schema.allOf.map((part) => fromSchema(described, part, draw)).filter((part) => typeof part === 'object'),
    ) as unknown;
  if (schema.anyOf !== undefined) return fromSchema(described, draw.of(schema.anyOf), draw);
  if (schema.enum !== undefined) return draw.of(schema.enum);
  if (schema.type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) === true || draw.once(2),
    );
    return Object.fromEntries(wanted.map(([name, property]) => [name, fromSchema(described, property, draw)]));
  }
  if (schema.type === 'array') return draw.once(3) ? [] : [fromSchema(described, schema.items, draw)];
  if (schema.type === 'integer' || schema.type === 'number')
    return draw.of([schema.minimum ?? 0, (schema.minimum ?? 0) - 1, 1, 10_000]);
  if (schema.type === 'boolean') return draw.once(2);
  if (schema.format === 'uuid') return nobody;
  if (schema.format === 'date') return draw.of(['2026-11-25', '2026-12-24']);
  if (schema.format === 'date-time') return '2026-12-01T10:00:00.000Z';
  if (schema.format === 'email') return draw.of(['quem@example.com', 'admin@example.com']);
  return draw.of([
    'x'.repeat(Math.max(1, schema.minLength ?? 10)),
    'x'.repeat((schema.maxLength ?? 500) + 1),
    'Um motivo qualquer',
  ]);
}

// The paths of the OpenAPI document: each entity as a collection of its own and, if nested, under its parent.
import { isOneReference } from '#engine/kinds/referred.ts';
import { referredKey } from '#engine/model/list-query.ts';
import { errors, statusOf, type ErrorCode, type OwnError, type Refusal } from '#engine/model/errors.ts';
import type { Action, Entity } from '#engine/model/entity.ts';
import { toPascal } from '#engine/model/naming.ts';
import type { JsonSchema } from './json-schema.ts';
import {
  creationReference,
  exactCount,
  listParameters,
  pageReferences,
  pathParameter,
  versionReference,
} from './openapi-parameters.ts';
import type { Parameter } from './openapi-parameters.ts';

export type Paths = Record<string, Record<string, unknown>>;

/** Where an entity answers: its path under /api, the parameters in it and a prefix for operation ids. */
export interface Place {
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly under: string;
}

export function entityPaths(entity: Entity, entities: readonly Entity[]): Paths {
  return Object.assign({}, ...placesOf(entity, entities).map((place) => pathsAt(entity, place))) as Paths;
}

export function placesOf(entity: Entity, entities: readonly Entity[]): Place[] {
  const own: Place = { path: `/api/${entity.collection}`, parameters: [], under: '' };
  const parent = entities.find((other) => other.name === entity.parent?.entity);
  if (parent === undefined || entity.parent === undefined) return [own];
  const id = `${parent.name}Id`;
  return [
    own,
    {
      path: `/api/${parent.collection}/{${id}}/${entity.parent.segment}`,
      parameters: [pathParameter(id, `Id of the ${parent.name}.`)],
      under: `Of${toPascal(parent.name)}`,
    },
  ];
}

function pathsAt(entity: Entity, place: Place): Paths {
  const { methods } = entity;
  const one = {
    ...place,
    path: `${place.path}/{id}`,
    parameters: [...place.parameters, pathParameter('id', `Id of the ${entity.name}.`)],
  };
  const paths: Paths = {
    [place.path]: {
      ...shared(place),
      get: operation(entity, place, 'list', {
        parameters: [...listParameters(entity), exactCount],
        answer: listAnswer(entity),
        refusals: ['UNKNOWN_PARAMETER'],
      }),
      ...(methods.create
        ? {
            post: operation(entity, place, 'create', {
              parameters: [creationReference],
              body: inputOf(entity, place),
              status: '201',
              answer: createdAnswer(entity),
              refusals: ['KEY_REUSED', ...writing],
            }),
          }
        : {}),
    },
    [one.path]: {
      ...shared(one),
      get: operation(entity, one, 'read', { answer: recordAnswer(entity), refusals: ['NOT_FOUND'] }),
      ...(methods.update ? { put: change(entity, one, 'replace'), patch: change(entity, one, 'update') } : {}),
      ...(methods.remove
        ? {
            delete: operation(entity, one, 'remove', {
              parameters: [versionReference],
              answer: { description: 'The record as it was.', content: json(recordOf(entity)) },
              refusals: ['NOT_FOUND', 'STALE', ...(entity.usedBy.length > 0 ? (['IN_USE'] as const) : [])],
            }),
          }
        : {}),
    },
  };
  paths[`${one.path}/history`] = { ...shared(one), get: history(entity, one) };
  if (entity.actions.length > 0) paths[`${one.path}/actions`] = { ...shared(one), get: actionList(entity, one) };
  for (const action of entity.actions)
    paths[`${one.path}/actions/${action.name}`] = { ...shared(one), post: act(entity, one, action) };
  return paths;
}

const writing: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'STALE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION',
];

function change(entity: Entity, place: Place, verb: string): unknown {
  const note = verb === 'replace' ? { note: 'Merges, as PATCH does.' } : {};
  return operation(entity, place, verb, {
    parameters: [versionReference],
    body: { $ref: `#/components/schemas/${entity.type}Change` },
    answer: recordAnswer(entity),
    refusals: ['NOT_FOUND', ...writing],
    ...note,
  });
}

function act(entity: Entity, place: Place, action: Action): unknown {
  const reason = { type: 'string', minLength: action.reasonLength[0], maxLength: action.reasonLength[1] };
  const parts = [
    { $ref: '#/components/schemas/ActionInput' },
    ...(action.reason === 'none'
      ? []
      : [
          { type: 'object', properties: { reason }, ...(action.reason === 'required' ? { required: ['reason'] } : {}) },
        ]),
    ...(action.input === undefined ? [] : [{ $ref: `#/components/schemas/${toPascal(action.input)}` }]),
  ];
  const body = parts.length === 1 ? parts[0] : { allOf: parts };
  const change = action.to.length === 0 ? 'stays as it is' : `→ ${action.to.join(' or ')}`;
  const note = `${action.field}: ${action.from.join(' or ')} ${change}.${action.system ? ' Done by background jobs only.' : ''}`;
  return operation(entity, place, action.name, {
    parameters: [versionReference],
    body,
    answer: recordAnswer(entity),
    refusals: ['NOT_FOUND', 'TRANSITION', 'BLOCKED', ...writing],
    note,
  });
}

function actionList(entity: Entity, place: Place): unknown {
  const answer = {
    description: 'What may be done with the record in its state, and of the rest, why not.',
    content: json({ type: 'array', items: { $ref: '#/components/schemas/ActionAnswer' } }),
  };
  return operation(entity, place, 'listActionsOf', { answer, refusals: ['NOT_FOUND'] });
}

function history(entity: Entity, place: Place): unknown {
  const answer = {
    description: 'What happened to the record, newest first.',
    content: json({ type: 'array', items: { $ref: '#/components/schemas/HistoryEntry' } }),
  };
  return operation(entity, place, 'history', {
    parameters: pageReferences,
    answer,
    refusals: ['NOT_FOUND', 'UNKNOWN_PARAMETER'],
  });
}

interface Parts {
  readonly parameters?: readonly unknown[];
  readonly body?: JsonSchema;
  readonly status?: string;
  readonly answer: JsonSchema;
  readonly refusals: readonly ErrorCode[];
  readonly note?: string;
}

function operation(entity: Entity, place: Place, verb: string, parts: Parts): JsonSchema {
  return {
    operationId: `${verb}${toPascal(entity.name)}${place.under}`,
    tags: [entity.collection],
    summary: summaryOf(entity, place, verb),
    ...(parts.note === undefined ? {} : { description: parts.note }),
    ...(parts.parameters === undefined ? {} : { parameters: parts.parameters }),
    ...(parts.body === undefined ? {} : { requestBody: { required: true, content: json(parts.body) } }),
    responses: {
      [parts.status ?? '200']: parts.answer,
      ...refusals(['UNAUTHENTICATED', 'FORBIDDEN', ...parts.refusals]),
    },
  };
}

const summaries: Readonly<Record<string, (one: string, many: string) => string>> = {
  list: (_, many) => `List of ${many}`,
  create: (one) => `New ${one}`,
  read: (one) => `One ${one}`,
  update: (one) => `Change one ${one}`,
  replace: (one) => `Change one ${one}, merging as PATCH does`,
  remove: (one) => `Remove one ${one}`,
  history: (one) => `What happened to one ${one}`,
  listActionsOf: (one) => `What may be done with one ${one}`,
};

/** `Mark used: one order`; under a parent's address whose it is. */
function summaryOf({ name, collection }: Entity, { under }: Place, verb: string): string {
  const summarise = summaries[verb] ?? ((one: string) => `${toWords(toPascal(verb), true)}: one ${one}`);
  return `${summarise(toWords(name), collection.replaceAll('-', ' '))}${under === '' ? '' : `, ${toWords(under)}`}`;
}

function toWords(name: string, capital = false): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return capital ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}

/** One response a status; the body says which code it is. */
export function refusals(codes: readonly Refusal[]): Record<string, JsonSchema> {
  const statuses = [...new Set(codes.map(statusOf))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/Error${status}` }]),
  );
}

/** The responses that refusals names, with the codes they may hold. */
export function componentResponses(own: readonly OwnError[]): Record<string, JsonSchema> {
  const known = [...(Object.keys(errors) as ErrorCode[]), ...own];
  const byStatus = [...Map.groupBy(known, statusOf)].sort(([a], [b]) => a - b);
  const content = json({ $ref: '#/components/schemas/Error' });
  return Object.fromEntries(
    byStatus.map(([status, refused]) => [
      `Error${status}`,
      {
        description: `${refused.map((one) => (typeof one === 'string' ? one : one.code)).join(', ')}.`,
        ...([errors.TOO_MANY_REQUESTS, errors.OVERLOADED].some((late) => late === status) && {
          headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 0 } } },
        }),
        content,
      },
    ]),
  );
}

export function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

function shared(place: Place): Record<string, unknown> {
  return place.parameters.length === 0 ? {} : { parameters: place.parameters };
}

function recordOf(entity: Entity): JsonSchema {
  return { $ref: `#/components/schemas/${entity.type}` };
}

/** Under its parent's address the parent need not be named. */
function inputOf(entity: Entity, { under }: Place): JsonSchema {
  return { $ref: `#/components/schemas/${entity.type}${under === '' ? 'Input' : 'Below'}` };
}

function createdAnswer(entity: Entity): JsonSchema {
  const { headers, ...answer } = recordAnswer(entity);
  return {
    ...answer,
    headers: { ...(headers as JsonSchema), Location: { required: true, schema: { type: 'string' } } },
  };
}

function recordAnswer(entity: Entity): JsonSchema {
  return {
    description: 'The record.',
    headers: {
      ETag: {
        required: true,
        description: 'Changes whenever the record does; for If-Match.',
        schema: { type: 'string' },
      },
    },
    content: json(recordOf(entity)),
  };
}

function listAnswer(entity: Entity): JsonSchema {
  const total = { required: true, schema: { type: 'integer' } };
  const headers = {
    'X-Total-Count': total,
    'X-Total-Estimated': {
      description:
        'true where the total is an estimate; minimum where there are at least so many, until it is estimated.',
      schema: { type: 'string', enum: ['true', 'minimum'] },
    },
    'Content-Range': { required: true, schema: { type: 'string' } },
    Link: { description: 'The next page; absent on the last.', schema: { type: 'string' } },
  };
  return { description: 'One page of records.', headers, content: json({ type: 'array', items: rowOf(entity) }) };
}

/** A record, beside which the list may say what is asked of those it refers to. */
function rowOf(entity: Entity): JsonSchema {
  const references = entity.fields.filter(isOneReference);
  if (references.length === 0) return recordOf(entity);
  const beside = {
    type: 'object',
    description: 'By reference: what was asked of the record that it leads to, as far as the reader may see it.',
    properties: Object.fromEntries(references.map(({ name }) => [name, { type: 'object' }])),
  };
  return { allOf: [recordOf(entity), { type: 'object', properties: { [referredKey]: beside } }] };
}

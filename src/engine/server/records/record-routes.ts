// The generic REST interface (docs/reference/api.md): every entity under its collection, nested ones under their parent
// as well.
import { unescape } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entities, entityNames } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { ApiError } from '../http/api-error.ts';
import { translator } from '../texts/texts.ts';
import type { Records } from './build-records.ts';
import { entityNamed } from './entity-table.ts';
import type { Page } from './list-records.ts';
import type { Values } from './present-record.ts';
import { readListQuery } from './read-list-query.ts';
import type { At } from './record-context.ts';

interface Address {
  readonly id: string;
  readonly parentId?: string;
  readonly action: string;
}

/** Where records of an entity are. */
interface Place {
  readonly entity: Entity;
  readonly path: string;
}

export function registerRecords(app: FastifyInstance, records: Records): void {
  for (const name of entityNames) {
    const entity = entities[name];
    registerEntity(app, records, { entity, path: `/api/${entity.collection}` });
    if (entity.parent !== undefined) {
      const parent = entityNamed(entity.parent.entity);
      registerEntity(app, records, { entity, path: `/api/${parent.collection}/:parentId/${entity.parent.segment}` });
    }
  }
}

function registerEntity(app: FastifyInstance, records: Records, { entity, path }: Place): void {
  const { name } = entity;
  registerReads(app, records, { entity, path });
  app.post(path, async (request, reply) => {
    const record = await records.create(name, {
      body: request.body,
      actor: request.actor,
      parentId: addressOf(request).parentId,
      key: keyOf(request),
    });
    return sendRecord(reply.code(201).header('location', `/api/${entity.collection}/${String(record['id'])}`), record);
  });
  app.route({
    method: ['PUT', 'PATCH'],
    url: `${path}/:id`,
    handler: async (request, reply) =>
      sendRecord(
        reply,
        await records.update(name, atOf(request), {
          body: request.body,
          actor: request.actor,
          version: versionOf(request),
        }),
      ),
  });
  app.delete(`${path}/:id`, async (request) =>
    records.remove(name, atOf(request), { actor: request.actor, version: versionOf(request) }),
  );
  app.post(`${path}/:id/actions/:action`, async (request, reply) => {
    const { action } = addressOf(request);
    refuseKey(request);
    return sendRecord(
      reply,
      await records.act(name, atOf(request), {
        action,
        body: request.body,
        actor: request.actor,
        version: versionOf(request),
      }),
    );
  });
  if (entity.actions.length > 0) {
    app.get(`${path}/:id/actions`, async (request) => {
      return records.actions(name, atOf(request), {
        actor: request.actor,
        t: translator(preferredLanguage(request.headers['accept-language'])),
      });
    });
  }
  app.get(`${path}/:id/history`, async (request, reply) => {
    const { offset, limit } = readWindowOnly(entity, request.query as Values);
    return sendPage(
      reply,
      await records.history(name, atOf(request), { actor: request.actor, offset, limit }),
      request,
      entity,
    );
  });
}

function registerReads(app: FastifyInstance, records: Records, { entity, path }: Place): void {
  const { name } = entity;
  app.get(path, { config: { presumes: true } }, async (request, reply) => {
    const { query } = request;
    const read = () =>
      records.list(name, {
        parameters: query as Values,
        actor: request.actor,
        parentId: addressOf(request).parentId,
        exactTotal: wantsExactTotal(request),
      });
    const page = await request.readAsPresumed(read);
    return sendPage(reply, page, request, entity);
  });
  // A record that is found under a parent is not found by its id alone.
  app.get(`${path}/:id`, { config: { presumes: !path.includes(':parentId') } }, async (request, reply) => {
    const record = await request.readAsPresumed(() => records.read(name, atOf(request), request.actor));
    return sendRecord(reply, record);
  });
}

/** A history is neither filtered nor ordered; whoever asks for that is told so. */
function readWindowOnly(entity: Entity, parameters: Values): { readonly offset: number; readonly limit: number } {
  const { offset, limit, ids, after } = readListQuery({ ...entity, search: [], fields: [] }, parameters, new Date(0));
  if (limit === null || ids !== undefined || after !== undefined)
    throw new ApiError('UNKNOWN_PARAMETER', { name: after === undefined ? 'id' : '_after' });
  return { offset, limit };
}

function addressOf(request: FastifyRequest): Address {
  return request.params as Address;
}

function atOf(request: FastifyRequest): At {
  const { id, parentId } = addressOf(request);
  return { id, parentId };
}

/** The version that the writer saw: If-Match as we sent it in ETag. */
function versionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d+)"$/.exec(header)?.[1];
  if (version === undefined) throw new ApiError('BAD_REQUEST', { detail: `If-Match: ${header}`, name: 'If-Match' });
  return Number(version);
}

/** What the caller names a creation by, so that he may ask for it again. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ApiError('BAD_REQUEST', {
      detail: 'Idempotency-Key: 1 to 200 visible ASCII characters',
      name: 'Idempotency-Key',
    });
  return key;
}

/** An action that is repeated finds another state (409), so it needs no key; a caller who counts on one is told so. */
function refuseKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] !== undefined)
    throw new ApiError('BAD_REQUEST', {
      detail: 'Idempotency-Key: only for creating records; a repeated action answers 409',
      name: 'Idempotency-Key',
    });
}

function wantsExactTotal(request: FastifyRequest): boolean {
  return /\bcount=exact\b/.test(String(request.headers['prefer'] ?? ''));
}

function sendRecord(reply: FastifyReply, record: Values): FastifyReply {
  return reply.header('etag', `"${String(record['version'])}"`).send(record);
}

/** Both totals always, as numbers (docs/reference/api.md rule 1). */
function sendPage(reply: FastifyReply, page: Page, request: FastifyRequest, entity: Entity): FastifyReply {
  const { rows, offset, total, totalIs, next } = page;
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  reply.header('x-total-count', String(total)).header('content-range', `${entity.collection} ${range}/${total}`);
  if (totalIs !== 'exact') reply.header('x-total-estimated', totalIs === 'minimum' ? 'minimum' : 'true');
  if (next !== undefined)
    reply.header(
      'link',
      `<${nextAddress(request, { next, offset: offset + rows.length, size: rows.length })}>; rel="next"`,
    );
  return reply.send(rows);
}

const windowNames: ReadonlySet<string> = new Set(['_start', '_end', 'range', '_after']);

function isOfWindow(parameter: string): boolean {
  return windowNames.has(unescape(parameter.split('=', 1)[0] ?? ''));
}

/** The same list from the cursor on; `_start` only numbers its rows. */
function nextAddress(
  request: FastifyRequest,
  { next, offset, size }: { readonly next: string; readonly offset: number; readonly size: number },
): string {
  const [path = '', ...query] = request.url.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((parameter) => parameter !== '' && !isOfWindow(parameter));
  return `${path}?${[...kept, `_start=${offset}`, `_end=${offset + size}`, `_after=${next}`].join('&')}`;
}

// Files in and out. In: the content for a field, by who may write it. Out: by the record, to who sees the field.
import type { Readable } from 'node:stream';
import { rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import { fileTypes, isPicture } from '#engine/kinds/file/file-types.ts';
import { storedName } from '#engine/kinds/file/stored-name.ts';
import { fieldsTo, type Entity, type Field } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '../actor.ts';
import { addCall } from '../http/add-call.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { RegisterRoutes, RouteParts } from '../module.ts';
import { storedEntity } from '../records/entity-table.ts';
import { checkRight, fieldForbidden, isMasked, maskForbidden, mayReadField, mayWriteField } from '../records/rights.ts';
import { uuidV7 } from '../records/uuid-v7.ts';
import { calls } from './calls.ts';
import { contentNames, openFileStore, type FileStore } from './file-store.ts';
import { filesIn } from './file-values.ts';
import { makeSmall, receiveFile, typeOf, withoutNotes, type ReceivedFile } from './receive-file.ts';
import { findFile, misfitOf, noteUpload, tooLarge, wrongType, type KnownFile } from './stored-files.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file as its body, once it is clear who sends it. */
    receive?: (request: FastifyRequest, body: Readable) => Promise<ReceivedFile>;
  }
}

export const registerFiles: RegisterRoutes = (app, parts) => {
  const store = openFileStore(parts.settings);
  addCall(app, calls.upload, {
    config: {
      receive: async (request: FastifyRequest, body: Readable) => {
        const { field } = admit(request);
        parts.database.checkWritable();
        return receiveFile(body, { dataDir: parts.settings.dataDir, maxBytes: field.file.maxBytes });
      },
    },
    admit,
    handler: async (request, _, place) => {
      // None where nothing was sent.
      const received = request.body as ReceivedFile | undefined;
      if (received === undefined) throw broken(place);
      try {
        return await storeFile(parts, store, { ...place, received, given: nameOf(request) });
      } finally {
        await rm(received.path, { force: true });
      }
    },
  });
  addCall(app, calls.read, {
    admit: ({ actor }) => {
      if (actor === null) throw new ApiError('UNAUTHENTICATED');
      return actor;
    },
    handler: (request, reply, actor) => sendFile(parts, store, { request, reply, actor }),
  });
};

interface Place {
  readonly actor: Actor;
  readonly entity: Entity;
  readonly path: string;
  readonly field: Field & { readonly file: NonNullable<Field['file']> };
}

/** Whatever the type of the file is. */
const fileContent = 'application/octet-stream';

/** 404 where there is no such field, 403 for who may not write it. */
function admit({ actor, params, headers }: FastifyRequest): Place {
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  if (!/^application\/octet-stream\b/i.test(headers['content-type'] ?? fileContent))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const { collection, field: path } = params as { readonly collection: string; readonly field: string };
  const entity = Object.values<Entity>(entities).find((one) => one.collection === collection);
  if (entity === undefined) throw new ApiError('NOT_FOUND');
  checkMayWrite(entity, actor);
  const chain = fieldsTo(entity, path);
  const field = chain.at(-1);
  if (field?.file === undefined || field.path !== path || chain.some(({ readOnly }) => readOnly))
    throw new ApiError('NOT_FOUND');
  for (const one of chain) {
    if (!mayReadField(one, actor)) throw fieldForbidden(entity, one, 'read');
    if (!mayWriteField(one, actor)) throw fieldForbidden(entity, one, 'write');
    if (isMasked(entity, one, actor)) throw maskForbidden(entity, one);
  }
  return { actor, entity, path, field: { ...field, file: field.file } };
}

/** Whoever makes records or changes them. */
function checkMayWrite(entity: Entity, actor: Actor): void {
  try {
    checkRight(entity, 'update', actor);
  } catch (error) {
    if (!entity.methods.create) throw error;
    checkRight(entity, 'create', actor);
  }
}

/** As the header says it; a file may come without a name. */
function nameOf({ headers }: FastifyRequest): string {
  const header = headers['content-disposition'] ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(header) ?? [];
  const [, plain = ''] = /filename="?([^";]+)"?/i.exec(header) ?? [];
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    throw new ApiError('BAD_REQUEST', {
      detail: `Content-Disposition: ${header.slice(0, 200)}`,
      name: 'Content-Disposition',
    });
  }
}

interface Incoming extends Place {
  readonly received: ReceivedFile;
  readonly given: string;
}

async function storeFile(
  { database, clock }: RouteParts,
  store: FileStore,
  { actor, entity, path, field, received, given }: Incoming,
): Promise<{ readonly value: string; readonly bytes: number }> {
  const refuse = (problem: Omit<Problem, 'path'>) => invalid(entity, [{ ...problem, path: path.split('.') }]);
  if (received.isTooLarge) throw refuse(tooLarge(field.file));
  if (received.bytes === 0) throw broken({ entity, path });
  const type = await typeOf(received.path, given);
  if (type === undefined) throw refuse(wrongType(field.file));
  const misfit = misfitOf(field.file, { type, bytes: received.bytes });
  if (misfit !== undefined) throw refuse(misfit);
  const small = isPicture(type) ? await makeSmall(received.path) : undefined;
  try {
    if (isPicture(type) && small === undefined) throw broken({ entity, path });
    const bytes = isPicture(type) ? await withoutNotes(received.path, type) : received.bytes;
    const now = clock();
    const id = uuidV7(now);
    await noteUpload(database, { id, type, bytes }, { actor, now });
    const [wholeName, smallName] = contentNames(id);
    if (small !== undefined) await store.put(smallName, small);
    await store.put(wholeName, received.path);
    return { value: storedName(id, given, type), bytes };
  } finally {
    if (small !== undefined) await rm(small, { force: true });
  }
}

function broken({ entity, path }: Pick<Place, 'entity' | 'path'>): ApiError {
  return invalid(entity, [{ path: path.split('.'), rule: 'fileBroken', params: {} }]);
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
}

async function sendFile(parts: RouteParts, store: FileStore, { request, reply, actor }: Asked): Promise<FastifyReply> {
  const { id } = request.params as { readonly id: string };
  const { size } = request.query as { readonly size?: 'small' };
  const found = await findFile(parts.database, actor.organizationId, id);
  const name = found && (await nameFor(parts, actor, found));
  if (found === undefined || name === undefined) throw new ApiError('NOT_FOUND');
  const isSmall = size === 'small' && isPicture(found.type);
  const [whole, small] = contentNames(id);
  const content = await store.open(isSmall ? small : whole);
  if (content === undefined) throw new ApiError('NOT_FOUND');
  reply
    .header('content-type', isSmall ? 'image/webp' : fileTypes[found.type])
    .header(
      'content-disposition',
      `${isPicture(found.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
    )
    // Opened by itself it is no page of this application.
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (!isSmall) reply.header('content-length', found.bytes);
  return reply.send(content);
}

/** What the file is called for who may see it: in its record as he sees that, or because he has just uploaded it. */
async function nameFor({ records }: RouteParts, actor: Actor, file: KnownFile): Promise<string | undefined> {
  const { id, entity: owner, recordId, createdBy, type } = file;
  if (owner === null || recordId === null) return createdBy === actor.userId ? `${id}.${type}` : undefined;
  // A view of the same rows may show it to who does not see the rest.
  for (const entity of Object.values<Entity>(entities).filter((one) => storedEntity(one).name === owner)) {
    const record = await records.read(entity.name, { id: recordId }, actor).catch(withoutAnswer);
    const found = filesIn(entity.fields, record).find((one) => one.id === id);
    if (found !== undefined) return found.name;
  }
  return undefined;
}

/** Whether there is a record, and who may know of it, is not told here. */
function withoutAnswer(error: unknown): undefined {
  if (error instanceof ApiError && [403, 404].includes(error.statusCode)) return undefined;
  throw error;
}

/** As RFC 5987 has it, which is stricter than addresses are. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

// A record that a caller asks for under a key of its own (Idempotency-Key) is made once, however often the call is
// repeated: a system that got no answer asks again and is given the same record (orders are never sold twice). The key
// lives in the transaction of the creation.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { isValues, type Values } from './present-record.ts';
import { readRecord, type RecordParts } from './record-context.ts';
import { checkRight } from './rights.ts';
import { createRecord, type CreateRequest } from './write-records.ts';

export interface CreateOnceRequest extends CreateRequest {
  readonly key?: string | undefined;
}

/** Repeats come within seconds; a day covers a system that was down. */
const hoursKept = 24;

export async function createOnce(parts: RecordParts, request: CreateOnceRequest): Promise<Values> {
  const { key, entity, actor } = request;
  if (key === undefined || actor === null) return createRecord(parts, request);
  const { database, clock } = parts;
  // Also of whoever is answered with what he made while he still might.
  checkRight(entity, 'create', actor);
  return database.transaction(async () => {
    const made = await claimKey(database, { actor, key, hash: hashOf(request), now: clock() });
    if (made !== undefined) return readRecord(database, entity, { at: { id: made }, actor });
    const record = await createRecord(parts, request);
    await sql`update request_key set record_id = ${record['id']} where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and key = ${key}`.execute(
      database.query,
    );
    return record;
  });
}

interface Claim {
  readonly actor: Actor;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
}

/** The id of the record that the key stands for already. The same call in another transaction is waited for. */
async function claimKey(
  database: Database,
  { actor: { organizationId, userId }, key, hash, now }: Claim,
): Promise<string | undefined> {
  await sql`delete from request_key where organization_id = ${organizationId} and user_id = ${userId} and key = ${key} and expires_at <= ${now.toISOString()}`.execute(
    database.query,
  );
  const until = new Date(now.getTime() + hoursKept * 3_600_000).toISOString();
  const { rows: claimed } = await sql`
    insert into request_key (organization_id, user_id, key, content_hash, expires_at) values (${organizationId}, ${userId}, ${key}, ${hash}, ${until})
    on conflict do nothing returning key`.execute(database.query);
  if (claimed.length > 0) return undefined;
  const { rows } = await sql<{ contentHash: Buffer; recordId: string }>`
    select content_hash as "contentHash", record_id as "recordId" from request_key
    where organization_id = ${organizationId} and user_id = ${userId} and key = ${key}`.execute(database.query);
  const [known] = rows;
  if (known === undefined || !hash.equals(known.contentHash)) throw new ApiError('KEY_REUSED', { key });
  return known.recordId;
}

/** Of what is asked for, whatever the order of the keys in the body. */
function hashOf({ entity, body, parentId }: CreateRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([entity.name, parentId ?? null, sorted(body)]))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

import { entities } from '#generated/entities.ts';
import type { Occurrence } from '#generated/types.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Change } from '#engine/server/database/write-history.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';

interface Entry {
  readonly database: Database;
  readonly orderId: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly type: Occurrence['type'];
  readonly description?: string | undefined;
  /** By field of the order, without personal data. */
  readonly changes?: Readonly<Record<string, Change>>;
  /** Follows another entry of the same moment: ids keep the order of a timeline. */
  readonly follows?: boolean;
}

/** One more entry of an order's timeline, in the running transaction. */
export async function appendOccurrence({
  database,
  orderId,
  actor,
  now,
  type,
  description,
  changes,
  follows = false,
}: Entry): Promise<void> {
  const entry = {
    id: uuidV7(new Date(now.getTime() + Number(follows))),
    orderId,
    type,
    occurredAt: now.toISOString(),
    actor: { userId: actor.userId, name: actor.name },
    ...(description !== undefined && { description }),
    ...(changes !== undefined && { changes }),
  };
  await insertRecord(database, entities.occurrence, entry, { actor, now, action: 'create' });
}

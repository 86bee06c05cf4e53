// Rules of customers over other records: who was blocked does not come back under another name.
import { entities } from '#generated/entities.ts';
import type { EntityHooks, WriteContext } from '#engine/server/records/hooks.ts';
import { isSameOf } from '#engine/server/records/same-value.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { checkIdentity } from './check-identity.ts';
import { isPersonal } from './erasure/personal-fields.ts';

type EventType = 'register' | 'correction';

/** The data-protection history of a customer begins with his registration (schemas/lgpd-event.schema.json). */
export const customerHooks: EntityHooks = {
  check: checkIdentity,
  beforeWrite: async (context) => {
    const { entity, record, current } = context;
    // The history of a right that was exercised; what changed stands in the record's own.
    const isCorrected =
      current !== undefined &&
      entity.fields.some((field) => mayBePersonal(field) && !isSameOf(field, record[field.name], current[field.name]));
    if (isCorrected) await writeEvent(context, 'correction', current['id']);
    return {};
  },
  afterCreate: (context) => writeEvent(context, 'register', context.record['id']),
};

type PersonalField = Parameters<typeof isPersonal>[0];

function mayBePersonal(field: PersonalField): boolean {
  return isPersonal(field) || (field.fields ?? []).some(mayBePersonal);
}

async function writeEvent(
  { database, actor, now }: Omit<WriteContext, 'record' | 'current'>,
  type: EventType,
  customerId: unknown,
): Promise<void> {
  const event = {
    id: uuidV7(now),
    customerId,
    type,
    occurredAt: now.toISOString(),
    actor: { userId: actor.userId, name: actor.name },
  };
  await insertRecord(database, entities.lgpdEvent, event, { actor, now, action: 'create' });
}

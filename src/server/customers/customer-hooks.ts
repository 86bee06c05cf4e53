import { entities } from '#generated/entities.ts';
import type { EntityHooks } from '../records/hooks.ts';
import { insertRecord } from '../records/store.ts';
import { uuidV7 } from '../records/uuid-v7.ts';

/** The data-protection history of a customer begins with his registration (DOMAIN 1.21). */
export const customerHooks: EntityHooks = {
  afterCreate: async ({ database, actor, now, record }) => {
    const event = { id: uuidV7(now), customerId: record['id'], type: 'register', occurredAt: now.toISOString(), actor: { userId: actor.userId, name: actor.name } };
    await insertRecord(database, entities.lgpdEvent, event, { actor, now, action: 'create' });
  },
};

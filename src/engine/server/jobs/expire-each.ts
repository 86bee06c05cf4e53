// What ends by itself, an action `expire` each: what one record cannot do holds up none of the others.
import type { Entity } from '#engine/model/entity.ts';
import { systemActor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import { actOnRecord } from '../records/act-on-record.ts';
import type { JobParts } from './job.ts';

/** Records of one round; the rest waits for the next. */
export const expiryBatch = 500;

export interface Due {
  readonly id: string;
  readonly organizationId: string;
}

export async function expireEach(parts: JobParts, entity: Entity, due: readonly Due[]): Promise<void> {
  for (const { id, organizationId } of due) {
    try {
      await actOnRecord(parts, { entity, action: 'expire', actor: systemActor(organizationId), at: { id }, body: {} });
    } catch (err) {
      // Somebody else was quicker: it was paid, decided or given more time just now.
      if (err instanceof ApiError && (err.code === 'TRANSITION' || err.code === 'BLOCKED')) continue;
      parts.log.error({ err, [entity.name]: id }, 'A record could not expire; it is tried again');
    }
  }
}

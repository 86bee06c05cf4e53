import { sql } from 'kysely';
import type { EntityHooks } from '#engine/server/records/hooks.ts';

/**
 * Orders take their places from the stock of their channel: once there are any, it stays that stock (docs/domain.md
 * 3.4).
 */
export const salesChannelHooks: EntityHooks = {
  check: async ({ database, actor, record, current }) => {
    if (current === undefined || current['stockPool'] === record['stockPool']) return [];
    const { rows } =
      await sql`select 1 from "order" where organization_id = ${actor.organizationId} and sales_channel_id = ${current['id']} limit 1`.execute(
        database.query,
      );
    return rows.length === 0 ? [] : [{ path: ['stockPool'], rule: 'poolSold', params: {} }];
  },
};

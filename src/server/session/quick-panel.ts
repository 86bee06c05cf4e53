// GET /api/quick-panel/data: what happened lately to records that the reader may see.
import { sql } from 'kysely';
import { roles } from '#generated/roles.ts';
import { may, type EntityRights } from '#model/access.ts';
import type { Actor } from '../actor.ts';
import type { SessionParts } from './session-parts.ts';

export interface Notice {
  readonly id: number;
  readonly entity: string;
  readonly recordId: string;
  readonly action: string;
  readonly at: string;
  readonly actor: string;
}

const noticesShown = 20;

export async function readNotices({ database }: Pick<SessionParts, 'database'>, actor: Actor): Promise<{ readonly notices: readonly Notice[] }> {
  const readable = Object.entries(roles.entities).filter(([, rights]) => may(rights, 'read', actor.roles));
  const whole = readable.filter(([, rights]) => !isConfined(rights, actor)).map(([name]) => name);
  const { rows } = await sql<Notice>`
    select id, entity, record_id as "recordId", action, at, actor->>'name' as actor from history
    where organization_id = ${actor.organizationId}
      and (entity = any(${whole}) or (entity = any(${readable.map(([name]) => name)}) and actor->>'userId' = ${actor.userId}))
    order by at desc, id desc limit ${noticesShown}`.execute(database.query);
  return { notices: rows };
}

/** Whose every reading role is limited to some rows sees, of those entities, only what they did themselves. */
function isConfined(rights: EntityRights, actor: Actor): boolean {
  const confined = rights.rows.map((scope) => scope.role);
  return actor.roles.filter((role) => rights.read.includes(role)).every((role) => confined.includes(role));
}

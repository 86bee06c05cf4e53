// GET /api/quick-panel/data: what happened lately to the records that the reader may see, each by its title.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#model/entity.ts';
import { valueAt } from '#model/value-at.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { entityNamed, tableOf } from '../records/entity-table.ts';
import { listRecords } from '../records/list-records.ts';
import { isConfined, mayRead } from '../records/rights.ts';
import { visibleRows } from '../records/visible-rows.ts';
import type { SessionParts } from './session-parts.ts';

interface HistoryRow {
  readonly id: number;
  readonly entity: string;
  readonly recordId: string;
  readonly action: string;
  readonly at: string;
  /** Name of whoever did it. */
  readonly actor: string;
}

/** `title` is absent for records that are gone. */
export type Notice = HistoryRow & { readonly title?: string };

const noticesShown = 20;
const daysShown = 30;

export async function readNotices({ database, clock }: Pick<SessionParts, 'database' | 'clock'>, actor: Actor): Promise<{ readonly notices: readonly Notice[] }> {
  const readable = Object.values(entities).filter((entity) => entity.view === undefined && mayRead(entity, actor));
  const rows = readable.length === 0 ? [] : await readRows(database, { readable, actor, since: new Date(clock().getTime() - daysShown * 86_400_000) });
  const titles = await readTitles(database, rows, actor);
  return {
    notices: rows.map((row) => {
      const title = titles.get(row.recordId);
      return { ...row, ...(title !== undefined && { title }) };
    }),
  };
}

async function readRows(
  database: Database,
  { readable, actor, since }: { readonly readable: readonly Entity[]; readonly actor: Actor; readonly since: Date },
): Promise<readonly HistoryRow[]> {
  const visible = readable.map((entity) => sql<boolean>`(entity = ${entity.name} and ${isSeen(entity, actor)})`);
  const { rows } = await sql<HistoryRow>`
    select id, entity, record_id as "recordId", action, at, actor->>'name' as actor from history
    where organization_id = ${actor.organizationId} and at > ${since.toISOString()} and (${sql.join(visible, sql` or `)})
    order by at desc, id desc limit ${noticesShown}`.execute(database.query);
  return rows;
}

/** Whoever is limited to some rows is told of those only, and so of none that are gone. */
function isSeen(entity: Entity, actor: Actor) {
  if (!isConfined(entity, actor)) return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from ${sql.table(tableOf(entity).name)} t where ${visibleRows(entity, actor)} and t.id = history.record_id)`;
}

/** By record; masked as the reader's lists are. */
async function readTitles(database: Database, rows: readonly HistoryRow[], actor: Actor): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const [name, ofEntity] of Map.groupBy(rows, (row) => row.entity)) {
    const entity = entityNamed(name);
    const ids = [...new Set(ofEntity.map((row) => row.recordId))];
    const { rows: records } = await listRecords(database, { entity, actor, query: { search: '', filters: [], sort: [], offset: 0, limit: null, ids } });
    for (const record of records) {
      const title = entity.title.map((path) => valueAt(record, path)).filter((part) => typeof part === 'string').join(' ');
      titles.set(String(record['id']), title);
    }
  }
  return titles;
}

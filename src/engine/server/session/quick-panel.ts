// GET /api/quick-panel/data: what happened lately to the records that the reader may see, each by its title. Changed
// payout data and roles say what was changed, and are not pushed out by what is busier (docs/domain.md 3.18).
import { sql } from 'kysely';
import { entities, type EntityName } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Language } from '#engine/model/text.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/write-history.ts';
import { entityNamed, tableOf } from '../records/entity-table.ts';
import { listRecords } from '../records/list-records.ts';
import type { Values } from '../records/present-record.ts';
import { titleOf } from '../records/record-titles.ts';
import { isUntold, mayBeTold, presentChanges } from '../records/told-history.ts';
import { isConfined, mayRead } from '../records/rights.ts';
import { visibleRows } from '../records/visible-rows.ts';
import { translator } from '../texts/texts.ts';
import type { SessionParts } from './session-parts.ts';

interface HistoryRow {
  readonly id: number;
  readonly entity: string;
  readonly recordId: string;
  readonly action: string;
  readonly at: string;
  /** Name of whoever did it. */
  readonly actor: string;
  readonly changes: Readonly<Record<string, Change>>;
}

export interface Notice extends Omit<HistoryRow, 'changes'> {
  /** Absent for records that are gone. */
  readonly title?: string;
  /** Whose record it is. */
  readonly parentId?: string;
  readonly parentTitle?: string;
  /** Of payout data and of roles: what was changed, masked as the reader's screens show it. */
  readonly changes?: Values;
}

const noticesShown = 20;
const announcedShown = 5;
const daysShown = 30;
/** Entries of which some may turn out to tell the reader nothing. */
const looked = 50;
/** Files taken out have a list of their own, and would fill the panel. */
const leftOut: readonly EntityName[] = ['exportLog'];

/** Logs beneath a record repeat what is told of the record itself. */
function isLog({ parent, methods }: Entity): boolean {
  return parent !== undefined && !methods.update && !methods.remove;
}

export async function readNotices(
  { database, clock, modules: { announced } }: Pick<SessionParts, 'database' | 'clock' | 'modules'>,
  actor: Actor,
  language: Language,
): Promise<{ readonly notices: readonly Notice[] }> {
  const since = new Date(clock().getTime() - daysShown * 86_400_000);
  const readable = Object.values(entities).filter(
    (entity) =>
      entity.view === undefined &&
      !leftOut.some((name) => name === entity.name) &&
      !isLog(entity) &&
      mayRead(entity, actor),
  );
  const isAnnounced = (entity: string) => announced.some((name) => name === entity);
  const told = readable.filter(({ name }) => isAnnounced(name));
  const granting = readable.filter(({ name }) => name === entities.user.name);
  const newest = await readRows(database, { readable, actor, since, limit: noticesShown });
  const kept = await readRows(database, { readable: told, actor, since, limit: announcedShown });
  const granted = await readRows(database, {
    readable: granting,
    actor,
    since,
    limit: announcedShown,
    changed: 'role',
  });
  const rows = [...new Map([...newest, ...kept, ...granted].map((row) => [row.id, row])).values()];
  const found = await readFound(database, { rows, actor, isAnnounced });
  return { notices: rows.map((row) => noticeOf(row, found, { actor, isAnnounced, language })) };
}

interface Reading {
  readonly actor: Actor;
  readonly isAnnounced: (entity: string) => boolean;
  readonly language: Language;
}

function noticeOf({ changes, ...row }: HistoryRow, found: Found, { actor, isAnnounced, language }: Reading): Notice {
  const words = { language, t: translator(language) };
  const entity = entityNamed(row.entity);
  const record = found.get(row.recordId);
  const field = entity.parent?.field ?? '';
  const parentId = record?.[field] ?? changes[field]?.from;
  const parent = typeof parentId === 'string' ? found.get(parentId) : undefined;
  return {
    ...row,
    ...(record !== undefined && { title: titleOf(entity, record, words) }),
    ...(typeof parentId === 'string' && { parentId }),
    ...(parent !== undefined &&
      entity.parent !== undefined && { parentTitle: titleOf(entityNamed(entity.parent.entity), parent, words) }),
    ...(isAnnounced(row.entity) && { changes: presentChanges(entity, changes, actor) }),
    ...(entity.name === entities.user.name &&
      changes['role'] !== undefined && { changes: presentChanges(entity, { role: changes['role'] }, actor) }),
  };
}

interface Asked {
  readonly readable: readonly Entity[];
  readonly actor: Actor;
  readonly since: Date;
  readonly limit: number;
  /** Only where this field changed. */
  readonly changed?: string;
}

async function readRows(
  database: Database,
  { readable, actor, since, limit, changed }: Asked,
): Promise<readonly HistoryRow[]> {
  if (readable.length === 0) return [];
  const visible = readable.map(
    (entity) => sql<boolean>`(entity = ${entity.name} and ${mayBeTold(entity, actor)} and ${isSeen(entity, actor)})`,
  );
  const told: HistoryRow[] = [];
  for (let offset = 0; ; offset += looked) {
    const { rows } = await sql<HistoryRow>`
      select id, entity, record_id as "recordId", action, at, actor->>'name' as actor, changes from history
      where organization_id = ${actor.organizationId} and at > ${since.toISOString()} and (${sql.join(visible, sql` or `)})
        and ${changed === undefined ? sql<boolean>`true` : sql<boolean>`changes ? ${changed}`}
      order by at desc, id desc limit ${looked} offset ${offset}`.execute(database.query);
    told.push(...rows.filter((row) => !isUntold(entityNamed(row.entity), row, actor)));
    if (told.length >= limit || rows.length < looked) return told.slice(0, limit);
  }
}

/** Whoever is limited to some rows is told of those only, and so of none that are gone. */
function isSeen(entity: Entity, actor: Actor) {
  if (!isConfined(entity, actor)) return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from ${sql.table(tableOf(entity).name)} t where ${visibleRows(entity, actor)} and t.id = history.record_id)`;
}

/** Records by id; masked as the reader's lists are. */
type Found = ReadonlyMap<string, Values>;

/** The records of the rows, and the owners of bank accounts. */
async function readFound(
  database: Database,
  { rows, actor, isAnnounced }: Omit<Reading, 'language'> & { readonly rows: readonly HistoryRow[] },
): Promise<Found> {
  const found = new Map<string, Values>();
  const find = async (entity: Entity, ids: readonly string[]) => {
    const { rows: records } = await listRecords(database, {
      entity,
      actor,
      query: { search: '', filters: [], sort: [], offset: 0, limit: null, ids: [...new Set(ids)] },
    });
    for (const record of records) found.set(String(record['id']), record);
  };
  for (const [name, ofEntity] of Map.groupBy(rows, (row) => row.entity)) {
    const entity = entityNamed(name);
    await find(
      entity,
      ofEntity.map((row) => row.recordId),
    );
    const parent = isAnnounced(name) && entity.parent !== undefined ? entityNamed(entity.parent.entity) : undefined;
    if (parent === undefined || !mayRead(parent, actor)) continue;
    const owners = ofEntity.map(
      (row) => found.get(row.recordId)?.[entity.parent?.field ?? ''] ?? row.changes[entity.parent?.field ?? '']?.from,
    );
    await find(
      parent,
      owners.filter((id): id is string => typeof id === 'string'),
    );
  }
  return found;
}

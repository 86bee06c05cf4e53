// What every operation on records begins with: the entity, who asks, the parent in the address, and the record itself.
import { sql } from 'kysely';
import type { EntityRight } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { childrenOf } from './page-sql.ts';
import type { Settings } from '../settings.ts';
import type { Behaviours } from './hooks.ts';
import { presentRecord, type Values } from './present-record.ts';
import type { RecordOf } from './record-of.ts';
import { accessKey, isConfined } from './rights.ts';
import { findById, findRecords, type ById } from './store.ts';
import { visibleRows } from './visible-rows.ts';

export interface RecordParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly behaviours: Behaviours;
}

/** A record's address. */
export interface At {
  readonly id: string;
  readonly parentId?: string | undefined;
}

/** 404 unless the parent exists and the actor may know of it. */
export async function checkParent(database: Database, entity: Entity, parentId: string, actor: Actor): Promise<void> {
  const parent = entityNamed(entity.parent?.entity ?? '');
  const rows = visibleRows(parent, actor);
  if (!hasFormat('uuid', parentId)) throw new ApiError('NOT_FOUND');
  const { rows: found } =
    await sql`select 1 from ${sql.table(tableOf(parent).name)} t where ${rows} and t.id = ${parentId}`.execute(
      database.query,
    );
  if (found.length === 0) throw new ApiError('NOT_FOUND');
}

/** The whole record; 404 when there is none that the actor may know of. */
export async function readRecord<Name extends string>(
  database: Database,
  entity: Entity<Name>,
  { at, actor, lock = false }: { readonly at: At; readonly actor: Actor; readonly lock?: boolean },
): Promise<RecordOf<Name>> {
  if (!hasFormat('uuid', at.id)) throw new ApiError('NOT_FOUND');
  if (at.parentId !== undefined) await checkParent(database, entity, at.parentId, actor);
  const record = await findAt(database, entity, { at, actor, lock });
  if (record === undefined) throw new ApiError('NOT_FOUND');
  return record;
}

async function findAt<Name extends string>(
  database: Database,
  entity: Entity<Name>,
  { at: { id, parentId }, actor, lock }: { readonly at: At; readonly actor: Actor; readonly lock: boolean },
): Promise<RecordOf<Name> | undefined> {
  if (parentId === undefined) return findById(database, entity, { id, ...rowsOf(entity, actor), lock });
  const where = sql`${visibleRows(entity, actor)} and t.id = ${id} and ${childrenOf(entity, parentId)}`;
  const [record] = await findRecords(database, entity, where, { lock, isPrepared: true });
  return record;
}

/** The rows that the actor may know of, for `findById`. */
export function rowsOf(entity: Entity, actor: Actor): Pick<ById, 'rows' | 'rowsName'> {
  return {
    rows: () => visibleRows(entity, actor),
    rowsName: accessKey(actor, { personal: isConfined(entity, actor) }),
  };
}

/**
 * 409 with the record as it is now, when the writer saw an older one; a client that says nothing is believed
 * (docs/reference/api.md rule 12).
 */
export function checkVersion(
  entity: Entity,
  current: Readonly<Values>,
  version: number | undefined,
  actor: Actor,
): void {
  if (version !== undefined && version !== current['version']) {
    throw new ApiError('STALE', {}, { current: presentRecord(entity, current, actor) });
  }
}

/** Rules that name the right in roles.config.json. */
export function ruleOf(entity: Entity, right: EntityRight): string {
  return `roles.config.json entities.${entity.name}.${right}`;
}

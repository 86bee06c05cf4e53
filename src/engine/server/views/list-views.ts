// Kept views: one's own, and those shared with one of one's roles. A shared one is changed by its owner and by those who
// may share; a private one is nobody else's to know of.
import { sql } from 'kysely';
import { roles as declared } from '#generated/roles.ts';
import type { Entity } from '#engine/model/entity.ts';
import { mostViews, type ListView } from '#engine/model/list-view.ts';
import { mayAll, type Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { uuidV7 } from '../records/uuid-v7.ts';
import { seenQuery } from './view-query.ts';

interface ViewRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly query: string;
  readonly roles: readonly string[];
  readonly isDefault: boolean;
  readonly position: number;
}

export interface ViewInput {
  readonly id?: string;
  readonly name: string;
  readonly query: string;
  readonly roles?: readonly string[];
  readonly isDefault?: boolean;
  readonly position?: number;
}

export async function listViews(database: Database, entity: Entity, actor: Actor): Promise<ListView[]> {
  return (await readRows(database, entity, actor)).map((row) => present(entity, row, actor));
}

export async function saveView(
  database: Database,
  {
    entity,
    actor,
    input,
    now,
  }: { readonly entity: Entity; readonly actor: Actor; readonly input: ViewInput; readonly now: Date },
): Promise<ListView> {
  database.checkWritable();
  const rows = await readRows(database, entity, actor);
  const current = input.id === undefined ? undefined : changeable(rows, input.id, actor);
  const roles = input.roles ?? current?.roles ?? [];
  const unknown = roles.find((role) => !declared.roles.includes(role));
  if (unknown !== undefined) throw new ApiError('BAD_REQUEST', { name: 'roles', detail: unknown });
  if (roles.length > 0 && !mayShare(actor)) throw forbidden('roles.config.json shareViews', declared.shareViews);
  if (current === undefined && rows.filter(({ ownerId }) => ownerId === actor.userId).length >= mostViews)
    throw new ApiError('BAD_REQUEST', { name: 'views', detail: String(mostViews) });
  const row: ViewRow = {
    id: current?.id ?? uuidV7(now),
    ownerId: current?.ownerId ?? actor.userId,
    name: input.name.trim(),
    query: input.query,
    roles,
    isDefault: input.isDefault ?? current?.isDefault ?? false,
    position: input.position ?? current?.position ?? rows.length,
  };
  await sql`
    insert into list_view (id, organization_id, owner_id, entity, name, query, roles, is_default, position, updated_at)
    values (${row.id}, ${actor.organizationId}, ${row.ownerId}, ${entity.name}, ${row.name}, ${row.query}, ${[...roles]}::text[], ${row.isDefault}, ${row.position}, ${now.toISOString()})
    on conflict (id) do update set name = excluded.name, query = excluded.query, roles = excluded.roles,
      is_default = excluded.is_default, position = excluded.position, updated_at = excluded.updated_at`.execute(
    database.query,
  );
  return present(entity, row, actor);
}

export async function removeView(database: Database, entity: Entity, id: string, actor: Actor): Promise<void> {
  database.checkWritable();
  const { id: known } = changeable(await readRows(database, entity, actor), id, actor);
  await sql`delete from list_view where id = ${known} and organization_id = ${actor.organizationId}`.execute(
    database.query,
  );
}

async function readRows(database: Database, entity: Entity, actor: Actor): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select id, owner_id as "ownerId", name, query, roles, is_default as "isDefault", position from list_view
    where organization_id = ${actor.organizationId} and entity = ${entity.name}
      and (owner_id = ${actor.userId} or cardinality(roles) > 0)
    order by position, name, id`.execute(database.query);
  return rows.filter((row) => row.ownerId === actor.userId || mayAll(actor, row.roles) || mayShare(actor));
}

/** 404 for what is not there for the actor, 403 for what he only uses. */
function changeable(rows: readonly ViewRow[], id: string, actor: Actor): ViewRow {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new ApiError('NOT_FOUND');
  if (!mayChange(row, actor)) throw forbidden('roles.config.json shareViews', declared.shareViews);
  return row;
}

function mayChange(row: ViewRow, actor: Actor): boolean {
  return row.ownerId === actor.userId || mayShare(actor);
}

function mayShare(actor: Actor): boolean {
  return mayAll(actor, declared.shareViews);
}

function present(entity: Entity, row: ViewRow, actor: Actor): ListView {
  const { ownerId, isDefault, ...shown } = row;
  const isOwn = ownerId === actor.userId;
  return {
    ...shown,
    ...seenQuery(entity, row.query, actor),
    isDefault,
    isOwn,
    mayChange: mayChange(row, actor),
  };
}

// Kept views: one's own, and those shared with one of one's roles. A shared one is changed by its owner and by those who
// may share; a private one is nobody else's to know of.
import { sql } from 'kysely';
import { roles as declared } from '#generated/roles.ts';
import { mayPass } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { mostViews, type ListView } from '#engine/model/list-view.ts';
import { mayAll, type Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { uuidV7 } from '../records/uuid-v7.ts';
import type { Pairs } from './view-names.ts';
import { pairsOf, seenQuery } from './view-query.ts';

interface ViewRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly query: Pairs;
  readonly roles: readonly string[];
  readonly isDefault: boolean;
  readonly position: number;
  readonly version: number;
}

/** With an id what is absent stays as it is; without one name and query are needed. */
export interface ViewInput {
  readonly id?: string;
  /** That the new query takes the place of; whoever says nothing is believed. */
  readonly version?: number;
  readonly name?: string;
  readonly query?: string;
  readonly roles?: readonly string[];
  readonly isDefault?: boolean;
  readonly position?: number;
}

interface Saving {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly input: ViewInput;
  readonly now: Date;
}

const columns = sql`id, owner_id as "ownerId", name, query, roles, is_default as "isDefault", position, version`;

export async function listViews(database: Database, entity: Entity, actor: Actor): Promise<ListView[]> {
  return (await readRows(database, entity, actor)).map((row) => present(entity, row, actor));
}

export async function saveView(database: Database, saving: Saving): Promise<ListView> {
  database.checkWritable();
  const { entity, actor, input } = saving;
  const unknown = input.roles?.find((role) => !declared.roles.includes(role));
  if (unknown !== undefined) throw new ApiError('BAD_REQUEST', { name: 'roles', detail: unknown });
  const row = await database.transaction(async () => {
    const saved = await (input.id === undefined ? insert(database, saving) : update(database, saving, input.id));
    if (input.isDefault === true) await unsetOthers(database, saving, saved);
    return saved;
  });
  return present(entity, row, actor);
}

async function insert(database: Database, { entity, actor, input, now }: Saving): Promise<ViewRow> {
  for (const name of ['name', 'query'] as const)
    if (input[name] === undefined) throw new ApiError('BAD_REQUEST', { name, detail: name });
  checkShares(input.roles ?? [], actor);
  const { length: place } = await readRows(database, entity, actor);
  const { rows } = await sql<ViewRow>`
    insert into list_view (id, organization_id, owner_id, entity, name, query, roles, is_default, position, version, updated_at)
    select ${uuidV7(now)}::uuid, ${actor.organizationId}, ${actor.userId}::uuid, ${entity.name}, ${(input.name ?? '').trim()},
      ${queryOf(input)}::jsonb, ${[...(input.roles ?? [])]}::text[], ${input.isDefault ?? false}::boolean,
      ${input.position ?? place}::integer, 1, ${now.toISOString()}::timestamptz
    where (select count(*) from list_view
      where organization_id = ${actor.organizationId} and entity = ${entity.name} and owner_id = ${actor.userId}) < ${mostViews}
    returning ${columns}`.execute(database.query);
  const [row] = rows;
  if (row === undefined) throw new ApiError('BAD_REQUEST', { name: 'views', detail: String(mostViews) });
  return row;
}

/**
 * Where it is still what it was read as: neither deleted nor made private, and of the version that is told. Whoever
 * changes the view of somebody who is gone has it from then on.
 */
async function update(database: Database, { entity, actor, input, now }: Saving, id: string): Promise<ViewRow> {
  const current = changeable(await readRows(database, entity, actor), id, actor);
  checkShares(input.roles ?? current.roles, actor);
  const [name, query, roles] = [input.name?.trim() ?? null, queryOf(input), input.roles ? [...input.roles] : null];
  const told = query === null ? null : (input.version ?? null);
  const { rows } = await sql<ViewRow>`
    update list_view set name = coalesce(${name}::text, name), query = coalesce(${query}::jsonb, query),
      roles = coalesce(${roles}::text[], roles), is_default = coalesce(${input.isDefault ?? null}::boolean, is_default),
      position = coalesce(${input.position ?? null}::integer, position),
      owner_id = case when exists (select 1 from "user" person where person.id = owner_id) then owner_id else ${actor.userId}::uuid end,
      updated_at = ${now.toISOString()}::timestamptz,
      version = version + case when ${name}::text <> name or ${query}::jsonb <> query then 1 else 0 end
    where id = ${id} and organization_id = ${actor.organizationId}
      and (owner_id = ${actor.userId} or cardinality(roles) > 0)
      and (${mayShare(actor)}::boolean or cardinality(coalesce(${roles}::text[], roles)) = 0)
      and version = coalesce(${told}::integer, version)
    returning ${columns}`.execute(database.query);
  const [row] = rows;
  if (row !== undefined) return row;
  const latest = changeable(await readRows(database, entity, actor), id, actor);
  throw new ApiError('STALE', {}, { current: present(entity, latest, actor) });
}

/** One list begins with one view. */
async function unsetOthers(database: Database, { entity, actor }: Saving, { id, ownerId }: ViewRow): Promise<void> {
  await sql`
    update list_view set is_default = false
    where organization_id = ${actor.organizationId} and entity = ${entity.name} and owner_id = ${ownerId} and id <> ${id} and is_default`.execute(
    database.query,
  );
}

export async function removeView(database: Database, entity: Entity, id: string, actor: Actor): Promise<void> {
  database.checkWritable();
  const { id: known } = changeable(await readRows(database, entity, actor), id, actor);
  await sql`
    delete from list_view where id = ${known} and organization_id = ${actor.organizationId}
      and (owner_id = ${actor.userId} or cardinality(roles) > 0)`.execute(database.query);
}

async function readRows(database: Database, entity: Entity, actor: Actor): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select ${columns} from list_view
    where organization_id = ${actor.organizationId} and entity = ${entity.name}
      and (owner_id = ${actor.userId} or cardinality(roles) > 0)
    order by position, name, id`.execute(database.query);
  return rows.filter((row) => isShown(row, actor));
}

/** While somebody looks as another role, a shared view is shown if he himself and that role alone would get it. */
function isShown({ ownerId, roles }: ViewRow, { userId, holders }: Actor): boolean {
  if (roles.length === 0) return ownerId === userId;
  return holders.every(
    (holder, index) =>
      (index === 0 && ownerId === userId) || mayPass(roles, holder.roles) || mayPass(declared.shareViews, holder.roles),
  );
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

function checkShares(roles: readonly string[], actor: Actor): void {
  if (roles.length > 0 && !mayShare(actor)) throw forbidden('roles.config.json shareViews', declared.shareViews);
}

function queryOf({ query }: ViewInput): string | null {
  return query === undefined ? null : JSON.stringify(pairsOf(query));
}

function present(entity: Entity, { ownerId, query, ...row }: ViewRow, actor: Actor): ListView {
  const isOwn = ownerId === actor.userId;
  return {
    ...row,
    ...seenQuery(entity, { query, isOwn }, actor),
    begins: row.isDefault && (isOwn || mayAll(actor, row.roles)),
    isOwn,
    mayChange: isOwn || mayShare(actor),
  };
}

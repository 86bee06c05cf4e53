// Deleting a record: refused with counts while others need it; what belongs to it goes with it, each with its own
// history.
import { sql } from 'kysely';
import { hooksOf } from './hooks.ts';
import { tables } from '#generated/tables.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { entityNamed, storedEntity, tableOf } from './entity-table.ts';
import { columnSql, fieldSql, snapshotIdSql, type Sql } from './field-sql.ts';
import type { Values } from './present-record.ts';
import { checkVersion, readRecord, type At, type RecordParts } from './record-context.ts';
import { checkRight } from './rights.ts';
import { changeRecord, deleteRecord, findRecords, type Author } from './store.ts';
import { ownRows } from './visible-rows.ts';

export interface RemoveRequest {
  readonly entity: Entity;
  readonly actor: Actor | null;
  readonly at: At;
  readonly version?: number | undefined;
}

/** The record as it was. */
export async function removeRecord(parts: RecordParts, { entity, actor, at, version }: RemoveRequest): Promise<Values> {
  const { database } = parts;
  checkRight(entity, 'remove', actor);
  // Deleting writes as well: the log, and the history of all that goes.
  database.checkWritable();
  try {
    return await database.transaction(() => remove(parts, { entity, actor, at, version }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Somebody began to use the record between the count and the deletion. */
function refusalOf(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const table =
    code === '23503'
      ? tables.find(({ foreignKeys }) => foreignKeys.some(({ name }) => name === constraint))
      : undefined;
  const users = table === undefined ? [] : [{ entity: table.entity, count: 1 }];
  return users.length === 0 ? error : new ApiError('IN_USE', { users }, { usedBy: users });
}

async function remove(
  { database, settings, clock, behaviours }: RecordParts,
  { entity, actor, at, version }: RemoveRequest & { readonly actor: Actor },
): Promise<Values> {
  const now = clock();
  const current = await readRecord(database, entity, { at, actor, lock: true });
  checkVersion(entity, current, version, actor);
  const context = { database, settings, entity, actor, now, current };
  const hooks = hooksOf(behaviours, entity.name);
  const staying = withoutParent(entity, current, at.parentId);
  if (staying !== undefined) {
    await hooks?.check?.({ ...context, record: staying });
    await changeRecord(database, entity, { before: current, after: staying, author: { actor, now, action: 'update' } });
    return current;
  }
  await hooks?.beforeRemove?.(context);
  await removeWithDependents(database, { entity, record: current, author: { actor, now, action: 'remove' } });
  await hooks?.afterRemove?.(context);
  return current;
}

/** What belongs to several parents is only taken out of the one in the address, as long as another is left. */
function withoutParent(
  { parent }: Entity,
  current: Readonly<Values>,
  parentId: string | undefined,
): Values | undefined {
  const owners = parent?.many ? current[parent.field] : undefined;
  if (parent === undefined || parentId === undefined || !Array.isArray(owners) || owners.length < 2) return undefined;
  return { ...current, [parent.field]: owners.filter((owner) => owner !== parentId) };
}

interface Removal {
  readonly entity: Entity;
  readonly record: Values;
  readonly author: Author;
}

/** Records that go together, by entity. */
type Doomed = ReadonlyMap<Entity, readonly Values[]>;
type Use = Entity['usedBy'][number];

async function removeWithDependents(database: Database, removal: Removal): Promise<void> {
  const { author } = removal;
  const { organizationId } = author.actor;
  const doomed = await collectDoomed(database, removal);
  const users = await countUsers(database, doomed, organizationId);
  if (users.length > 0) throw new ApiError('IN_USE', { users }, { usedBy: users });
  for (const [entity, records] of doomed) await detachUsers(database, { entity, records, doomed, author });
  for (const entity of deletionOrder([...doomed.keys()])) {
    for (const record of doomed.get(entity) ?? []) await deleteRecord(database, entity, record, author);
  }
}

/** The record and, step by step, what goes with it. */
async function collectDoomed(database: Database, { entity, record, author }: Removal): Promise<Doomed> {
  const doomed = new Map<Entity, Values[]>();
  const queue: [Entity, Values[]][] = [[storedEntity(entity), [record]]];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [owner, records] = next;
    const known = doomed.get(owner) ?? [];
    const fresh = records.filter((candidate) => !known.some((old) => old['id'] === candidate['id']));
    if (fresh.length === 0) continue;
    doomed.set(owner, [...known, ...fresh]);
    for (const { user, path } of usesOf(owner, 'cascade')) {
      queue.push([
        user,
        await findRecords(
          database,
          user,
          usersOf(user, { path, records: fresh, organizationId: author.actor.organizationId }),
        ),
      ]);
    }
  }
  return doomed;
}

/** Who refers to the entity; a view's rows are counted where they are stored. */
function usesOf(
  entity: Entity,
  onDelete: Use['onDelete'],
): { readonly user: Entity; readonly path: string; readonly by: string }[] {
  return entity.usedBy
    .filter((use) => use.onDelete === onDelete)
    .map(({ entity: name, path, by = 'id' }) => ({ user: entityNamed(name), path, by }))
    .filter(({ user }) => user.view === undefined);
}

/** Records that need one of the doomed and do not go with them. */
async function countUsers(
  database: Database,
  doomed: Doomed,
  organizationId: string,
): Promise<{ entity: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const [entity, records] of doomed) {
    for (const { user, path, by } of usesOf(entity, 'restrict')) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(tableOf(user).name)} t
        where ${usersOf(user, { path, by, records, organizationId })} and not (t.id = any(${idsOf(doomed.get(user) ?? [])}::uuid[]))`.execute(
        database.query,
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0) counts.set(user.name, (counts.get(user.name) ?? 0) + count);
    }
  }
  return [...counts].map(([entity, count]) => ({ entity, count }));
}

/** Takes the references out of the records that go on without. */
async function detachUsers(
  database: Database,
  {
    entity,
    records,
    doomed,
    author,
  }: { readonly entity: Entity; readonly records: readonly Values[]; readonly doomed: Doomed; readonly author: Author },
): Promise<void> {
  const ids: readonly unknown[] = idsOf(records);
  for (const { user, path } of usesOf(entity, 'setNull')) {
    const going = idsOf(doomed.get(user) ?? []);
    const found = await findRecords(
      database,
      user,
      usersOf(user, { path, records, organizationId: author.actor.organizationId }),
    );
    for (const before of found.filter((candidate) => !going.includes(String(candidate['id'])))) {
      const [first = ''] = path.split('.');
      const { [first]: value, ...without } = before;
      const after = Array.isArray(value)
        ? { ...before, [first]: value.filter((item) => !ids.includes(item)) }
        : without;
      await changeRecord(database, user, { before, after, author: { ...author, action: 'update' } });
    }
  }
}

/** Whoever refers goes before what is referred to. */
function deletionOrder(entities: readonly Entity[]): Entity[] {
  const rest = [...entities];
  const order: Entity[] = [];
  while (rest.length > 0) {
    const free = rest.findIndex(
      (entity) =>
        !entity.usedBy.some((use) => use.entity !== entity.name && rest.some((other) => other.name === use.entity)),
    );
    order.push(...rest.splice(Math.max(free, 0), 1));
  }
  return order;
}

function idsOf(records: readonly Values[]): string[] {
  return records.map((record) => String(record['id']));
}

/** Rows whose field at the path is, or holds, one of the records. */
function usersOf(
  entity: Entity,
  {
    path,
    by = 'id',
    records,
    organizationId,
  }: {
    readonly path: string;
    readonly by?: string;
    readonly records: readonly Values[];
    readonly organizationId: string;
  },
): Sql {
  const values = records.map((record) => String(record[by]));
  return sql`${ownRows(entity, organizationId)} and ${refersTo(entity, path, values)}`;
}

function refersTo(entity: Entity, path: string, ids: readonly string[]): Sql {
  const [first = '', ...rest] = path.split('.');
  const owner = entity.fields.find((field) => field.name === first);
  const field = fieldAt(entity, path);
  if (owner?.column === undefined || field === undefined) throw new Error(`${entity.name} has no stored field ${path}`);
  const list = sql`${[...ids]}::${sql.raw(field.lookup === undefined ? 'uuid' : 'text')}[]`;
  if (owner.kind === 'list') {
    const items = ids.map((id) => JSON.stringify([rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), id)]));
    return sql`${columnSql(owner.column)} @> any(${items}::jsonb[])`;
  }
  if (owner.kind === 'snapshot') return sql`${snapshotIdSql(owner)} = any(${list})`;
  return owner.kind === 'references'
    ? sql`${columnSql(owner.column)} && ${list}`
    : sql`${fieldSql(entity, field)} = any(${list})`;
}

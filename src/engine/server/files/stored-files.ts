// What is known of stored files: whose they are, and from when on nobody needs them. One is uploaded before the record
// that will hold it is saved; saving claims it, in the transaction of the record. Content is removed after the commit,
// by remove-files.ts.
import { sql } from 'kysely';
import { bytesOfMegabyte, type FileType } from '#engine/kinds/file/file-types.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../http/api-error.ts';
import { tooMany } from '../http/too-many.ts';
import { storedEntity } from '../records/entity-table.ts';
import type { Values } from '../records/present-record.ts';
import { filesIn, type FileValue } from './file-values.ts';

/** An upload that nobody saves. */
const waitingDays = 1;
/** Of a record that has another file now: so long its old one can be taken back. */
const replacedDays = 30;
const dayMs = 86_400_000;
/** Uploads of one person that wait to be saved. */
const mostWaiting = 200;

interface StoredFile {
  readonly id: string;
  readonly type: FileType;
  readonly bytes: number;
}

/** Before its content is stored, so that none is without a row; 429 for who has too many that wait. */
export async function noteUpload(
  database: Database,
  { id, type, bytes }: StoredFile,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from stored_file where created_by = ${actor.userId} and record_id is null`.execute(
    database.query,
  );
  if ((rows[0]?.waiting ?? 0) >= mostWaiting) throw tooMany(dayMs);
  await sql`
    insert into stored_file (id, organization_id, type, bytes, created_at, created_by, remove_after)
    values (${id}, ${actor.organizationId}, ${type}, ${bytes}, ${now.toISOString()}, ${actor.userId}, ${after(now, waitingDays)})`.execute(
    database.query,
  );
}

export interface KnownFile extends StoredFile {
  readonly createdBy: string;
  /** Absent while it waits to be saved. */
  readonly entity: string | null;
  readonly recordId: string | null;
}

export async function findFile(database: Database, organizationId: string, id: string): Promise<KnownFile | undefined> {
  const { rows } = await sql<KnownFile>`
    select id, type, bytes::int as bytes, created_by as "createdBy", entity, record_id as "recordId"
    from stored_file where organization_id = ${organizationId} and id = ${id}`.execute(database.query);
  return rows[0];
}

interface Written {
  readonly entity: Entity;
  readonly record: Readonly<Values>;
  readonly current?: Readonly<Values> | undefined;
  readonly actor: Actor;
  readonly now: Date;
}

/** What is wrong with the files that the record did not hold before: gone, another's, or not what the field takes. */
export async function checkFiles(
  database: Database,
  { entity, record, current, actor, now }: Written,
): Promise<Problem[]> {
  const before = new Set(filesIn(entity.fields, current).map(textOf));
  const fresh = filesIn(entity.fields, record).filter((file) => !before.has(textOf(file)));
  if (fresh.length === 0) return [];
  const { rows } = await sql<StoredFile>`
    select id, type, bytes::int as bytes from stored_file
    where organization_id = ${actor.organizationId} and id = any(${idsOf(fresh)}::uuid[])
      and (record_id = ${current?.['id'] ?? null} or (record_id is null and created_by = ${actor.userId}))
      and (remove_after is null or remove_after > ${now.toISOString()})`.execute(database.query);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return fresh.flatMap(({ id, type, field, path }): Problem[] => {
    const found = stored.get(id);
    if (found === undefined || found.type !== type) return [{ path, rule: 'fileGone', params: {} }];
    const misfit = field.file && misfitOf(field.file, found);
    return misfit === undefined ? [] : [{ ...misfit, path }];
  });
}

type Taken = NonNullable<Field['file']>;
type Misfit = Omit<Problem, 'path'>;

/** What the field does not take of it; undefined where it takes it. */
export function misfitOf(taken: Taken, { type, bytes }: Pick<StoredFile, 'type' | 'bytes'>): Misfit | undefined {
  if (!taken.types.includes(type)) return wrongType(taken);
  return bytes > taken.maxBytes ? tooLarge(taken) : undefined;
}

export function wrongType({ types }: Taken): Misfit {
  return { rule: 'fileType', params: { types: types.join(', ') } };
}

export function tooLarge({ maxBytes }: Taken): Misfit {
  return { rule: 'fileSize', params: { megabytes: Math.round((maxBytes / bytesOfMegabyte) * 100) / 100 } };
}

interface Change {
  readonly id: string;
  readonly before?: Readonly<Values>;
  readonly after: Readonly<Values>;
  readonly organizationId: string;
  readonly now: Date;
}

/**
 * With the row of the record, in its transaction: what it holds now is its own, what it held before goes later. 422
 * when another record was faster.
 */
export async function keepFiles(
  database: Database,
  entity: Entity,
  { id, before, after: record, organizationId, now }: Change,
): Promise<void> {
  const [held, holds] = [filesIn(entity.fields, before), filesIn(entity.fields, record)];
  const fresh = withoutThose(holds, held);
  if (fresh.length > 0) {
    const { rows } = await sql<{ id: string }>`
      update stored_file set entity = ${storedEntity(entity).name}, record_id = ${id}, remove_after = null
      where organization_id = ${organizationId} and id = any(${idsOf(fresh)}::uuid[]) and (record_id is null or record_id = ${id})
      returning id`.execute(database.query);
    const claimed = new Set(rows.map((row) => row.id));
    const lost = fresh.filter((file) => !claimed.has(file.id));
    if (lost.length > 0)
      throw invalid(
        entity,
        lost.map(({ path }) => ({ path, rule: 'fileGone', params: {} })),
      );
  }
  const left = withoutThose(held, holds);
  if (left.length > 0)
    await sql`
      update stored_file set remove_after = ${after(now, replacedDays)}
      where organization_id = ${organizationId} and id = any(${idsOf(left)}::uuid[]) and record_id = ${id}`.execute(
      database.query,
    );
}

interface Left {
  /** Of the records. */
  readonly ids: readonly string[];
  /** Of files that stay. */
  readonly except?: readonly string[];
  readonly organizationId: string;
  readonly now: Date;
}

/**
 * All that the records hold and held goes at once, also what columns that are gone held: with the records, or with the
 * people in them.
 */
export async function abandonFiles(database: Database, { ids, except = [], organizationId, now }: Left): Promise<void> {
  await sql`
    update stored_file set remove_after = ${now.toISOString()}
    where organization_id = ${organizationId} and record_id = any(${[...ids]}::uuid[])
      and not (id = any(${[...except]}::uuid[]))`.execute(database.query);
}

function withoutThose(files: readonly FileValue[], others: readonly FileValue[]): FileValue[] {
  const ids = new Set(others.map(({ id }) => id));
  return files.filter(({ id }) => !ids.has(id));
}

function textOf({ id, name }: FileValue): string {
  return `${id}/${name}`;
}

function idsOf(files: readonly FileValue[]): string[] {
  return files.map(({ id }) => id);
}

function after(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString();
}

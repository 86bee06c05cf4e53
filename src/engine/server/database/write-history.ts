// Who did what when: one row a write, in the same transaction, with the changed fields only.
import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { fingerprint } from '#generated/tables.ts';
import type { Database } from './database.ts';

export interface HistoryEntry {
  readonly organizationId: string;
  readonly entity: string;
  readonly recordId: string;
  /** create, update, remove, or the name of a transition. */
  readonly action: string;
  /** Without an id: nobody who signs in. */
  readonly actor: { readonly userId?: string | undefined; readonly name: string };
  /** The record before and after, keyed by field; absent when it was created or removed. */
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly reason?: string | undefined;
  readonly at: Date;
}

export interface Change {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Kept by the server on every write; they would say nothing. */
const unremarkable: ReadonlySet<string> = new Set(['id', 'organizationId', 'createdAt', 'updatedAt', 'version']);

export async function writeHistory(database: Database, entry: HistoryEntry): Promise<void> {
  await database.prepared(historySql(entry).compile(database.query));
}

/**
 * The insert of an entry. As a part of the statement that writes the record it says `written`, whose rows are those
 * that were written: where there was none to write, nothing was done.
 */
export function historySql(entry: HistoryEntry, written?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into history (${sql.raw(historyColumns.join(', '))})
    select ${sql.join(historyRow(entry).map(asParameter))}${written === undefined ? sql`` : sql` from ${written}`}`;
}

/** jsonb is written as text. */
function asParameter(value: string | object | null): string | null {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** What an entry writes; its id comes from the table. */
export const historyColumns = [
  'organization_id',
  'entity',
  'record_id',
  'action',
  'at',
  'actor',
  'changes',
  'reason',
  'fingerprint',
] as const;

/** The entry's values in the order of `historyColumns`; objects are jsonb. */
export function historyRow(entry: HistoryEntry): readonly (string | object | null)[] {
  const { organizationId, entity, recordId, action, actor, before, after, reason, at } = entry;
  const changes = changedFields(before ?? {}, after ?? {});
  const who = { userId: actor.userId, name: actor.name };
  return [organizationId, entity, recordId, action, at.toISOString(), who, changes, reason ?? null, fingerprint];
}

/** The fields whose values differ; a value that is absent on one side is absent there. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Change>> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, Change> = {};
  for (const name of [...names].toSorted()) {
    if (unremarkable.has(name)) continue;
    const [from, to] = [plain(before[name]), plain(after[name])];
    if (isAlike(from, to)) continue;
    changes[name] = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  }
  return changes;
}

/** Whether the same would be stored. */
function isAlike(a: unknown, b: unknown): boolean {
  return a === undefined || b === undefined ? a === b : isDeepStrictEqual(stored(a), stored(b));
}

function stored(value: unknown): unknown {
  return typeof value === 'object' ? (JSON.parse(JSON.stringify(value)) as unknown) : value;
}

/** Dates become text, null is absent. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? undefined);
}

// The record of what was taken out: written before the first row leaves, completed when the last one has or the reader
// went away.
import { fieldKinds } from '#engine/kinds/index.ts';
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { fieldAt, type Entity, fieldsTo } from '#engine/model/entity.ts';
import { parameterOf, type ListQuery } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { withInitialValues } from '../records/initial-values.ts';

import { changeRecord, findRecords, insertRecord } from '../records/store.ts';
import { uuidV7 } from '../records/uuid-v7.ts';
import type { FileFormat } from '#engine/model/file-formats.ts';

export interface ExportFacts {
  readonly actor: Actor;
  /** Collection, `reports/sales`, or `customers/` with the id of the one whose data they are. */
  readonly source: string;
  readonly format: FileFormat | DataFormat;
  readonly columns: readonly string[];
  readonly conditions: string;
  readonly personalData: boolean;
  readonly expected: number;
}

/** What one customer's data are handed out as. */
export type DataFormat = 'json' | 'pdf';

const log: Entity = entities.exportLog;
const mostCharacters = 4000;

/** Its id. */
export async function beginExportLog(
  database: Database,
  { actor, format, columns, conditions, ...facts }: ExportFacts,
  now: Date,
): Promise<string> {
  database.checkWritable();
  const id = uuidV7(now);
  const record = {
    ...facts,
    id,
    fileFormat: format,
    exportedColumns: [...columns],
    state: 'running',
    ...(conditions !== '' && { conditions: conditions.slice(0, mostCharacters) }),
  };
  await database.transaction(() =>
    insertRecord(database, log, withInitialValues(log.fields, record, { actor, now }), {
      actor,
      now,
      action: 'create',
    }),
  );
  return id;
}

export async function endExportLog(
  database: Database,
  id: string,
  {
    actor,
    written,
    completed,
    now,
  }: { readonly actor: Actor; readonly written: number; readonly completed: boolean; readonly now: Date },
): Promise<void> {
  await database.transaction(async () => {
    const [before] = await findRecords(
      database,
      log,
      sql`t.organization_id = ${actor.organizationId} and t.id = ${id}`,
      { lock: true },
    );
    if (before === undefined) return;
    const after = { ...before, written, state: completed ? 'completed' : 'interrupted' };
    await changeRecord(database, log, { before, after, author: { actor, now, action: 'update' } });
  });
}

/** The query in the words of the API; what might name a person is left out. */
export function conditionsOf(entity: Entity, query: ListQuery): string {
  const filters = query.filters.map(
    (filter) => `${parameterOf(filter)}=${isTelling(entity, filter.path) ? '***' : filter.values.join(',')}`,
  );
  const sort = query.sort.map(({ path, direction }) => `${direction === 'desc' ? '-' : ''}${path}`).join(',');
  return [
    ...(query.search === '' ? [] : ['q=***']),
    ...filters,
    ...(query.ids === undefined ? [] : [`id: ${query.ids.length}`]),
    ...(sort === '' ? [] : [`_sort=${sort}`]),
  ].join('\n');
}

function isTelling(entity: Entity, path: string): boolean {
  const field = fieldAt(entity, path);
  const isText = field !== undefined && fieldKinds[field.kind].freeText !== undefined;
  return isText || fieldsTo(entity, path).some(({ sensitive }) => sensitive !== undefined && sensitive !== 'money');
}

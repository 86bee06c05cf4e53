// Makes a customer anonymous everywhere, in the transaction that completes the deletion; what is left of him undoes all
// of it (docs/domain.md 2.2).
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { filesIn } from '#engine/server/files/file-values.ts';
import { abandonFiles } from '#engine/server/files/stored-files.ts';
import type { EffectContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { isSameValue } from '#engine/server/records/same-value.ts';
import { changeRecord } from '#engine/server/records/store.ts';
import { archiveRecipients } from './archive-recipients.ts';
import { eraseElsewhere } from './erase-elsewhere.ts';
import { eraseHistory, readChanges } from './erase-history.ts';
import { keptPlace } from './kept-place.ts';
import { condemnMailFiles, mailFolder } from './mail-files.ts';
import { archive, findOwnRecords, type OwnRecords } from './own-records.ts';
import { eraseRecord } from './personal-fields.ts';
import { formerRecords, readPersonalValues, type PersonalValue } from './personal-values.ts';
import { checkNothingLeft } from './prove-erasure.ts';
import { scanTables } from './scan-tables.ts';
import { buildShredder, type Shred } from './shred-text.ts';

/** Searching every table may take longer than an ordinary request. */
const limitMs = 120_000;

/** The customer's own row as it will be: part of the action's write. */
export async function eraseOwnRow({ database, entity, actor, current, reason = '' }: EffectContext): Promise<Values> {
  const shred = buildShredder(await readPersonalValues(database, entity, [current]), { withPatterns: true });
  const erased = eraseRecord({ entity, shred }, current);
  const gone = Object.keys(current)
    .filter((name) => !(name in erased))
    .map((name) => [name, null]);
  const address = await keptPlace(database, actor.organizationId, erased['address']);
  const stored = entity.fields
    .filter(({ column, readOnly }) => column !== undefined && !readOnly)
    .map(({ name }) => name);
  const own = Object.fromEntries(
    Object.entries({ ...erased, ...(address && { address }) }).filter(([name]) => stored.includes(name)),
  );
  return { ...own, ...Object.fromEntries(gone), reason: shred(reason) };
}

/** All the rest; `current` is the customer as he was. */
export function eraseTheRest(context: EffectContext): Promise<void> {
  return context.database.job(() => eraseEverywhere(context), { limitMs });
}

async function eraseEverywhere(context: EffectContext): Promise<void> {
  const { database, settings, actor, now, current } = context;
  const { organizationId } = actor;
  const own = await findOwnRecords(database, { organizationId, customerId: String(current['id']), lock: true });
  const values = await valuesOf(context, own);
  const shred = buildShredder(values, { withPatterns: true });
  const orders = own.find(({ entity }) => entity === entities.order)?.records ?? [];
  const archived = await archiveRecipients(database, {
    actor,
    now,
    years: settings.fiscalYears,
    customer: current,
    orders,
  });
  const files: string[] = [];
  for (const records of own) files.push(...(await eraseRecords(context, records, shred)));
  const ids = own.flatMap(({ records }) => idsOf(records));
  await abandonFiles(database, { ids, except: files, organizationId, now });
  for (const { entity, records } of own)
    await eraseHistory(database, shred, { organizationId, entity, ids: idsOf(records) });
  await eraseHistory(database, shred, { organizationId, entity: archive, ids: archived });
  const before = await scanTables(database, { organizationId, values });
  await eraseElsewhere(database, { organizationId, hits: before.hits, own, values });
  await checkNothingLeft(context, { values, before });
  await condemnMailFiles(database, {
    organizationId,
    customerId: String(current['id']),
    folder: mailFolder(settings.dataDir),
    values,
    now,
  });
}

/** As he is, as he was before corrections, and as orders remember him. */
async function valuesOf(
  { database, actor, entity, current }: EffectContext,
  own: readonly OwnRecords[],
): Promise<PersonalValue[]> {
  const changes = await readChanges(database, {
    organizationId: actor.organizationId,
    entity,
    ids: [String(current['id'])],
  });
  const copies = own.flatMap(({ entity: owner, records }) =>
    owner.fields
      .filter(({ kind, reference }) => kind === 'snapshot' && reference?.entity === entity.name)
      .flatMap(({ name, reference }) => records.map((record) => fromCopy(record[name], reference?.copy ?? {}))),
  );
  return readPersonalValues(database, entity, [current, ...formerRecords(changes), ...copies]);
}

function fromCopy(snapshot: unknown, copy: Readonly<Record<string, string>>): Values {
  const values = (snapshot ?? {}) as Readonly<Values>;
  return Object.fromEntries(Object.entries(copy).map(([own, theirs]) => [theirs, values[own]]));
}

/** Values that columns no longer have went into dropped_data; they go with the record. Answers the files that stay. */
async function eraseRecords(
  { database, actor, now }: EffectContext,
  { entity, records }: OwnRecords,
  shred: Shred,
): Promise<string[]> {
  const files: string[] = [];
  for (const record of records) {
    const erased = eraseRecord({ entity, shred }, record);
    files.push(...filesIn(entity.fields, erased).map(({ id }) => id));
    const marks = entity.fields.some(({ name }) => name === 'shredded') && { shredded: true };
    if (isSameValue(erased, record)) continue;
    await changeRecord(database, entity, {
      before: record,
      after: { ...erased, ...marks },
      author: { actor, now, action: 'update' },
    });
  }
  await sql`
    delete from dropped_data where table_name = ${entity.table} and record_id = any(${idsOf(records)}::text[])
      and (organization_id = ${actor.organizationId} or organization_id is null)`.execute(database.query);
  return files;
}

function idsOf(records: OwnRecords['records']): string[] {
  return records.map(({ id }) => String(id));
}

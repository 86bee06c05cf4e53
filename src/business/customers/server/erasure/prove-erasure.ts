// Proof that nothing personal is left: with the values in hand before the commit, and at any time later by what the
// records, their texts and their history hold.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { FoundRecord } from '#engine/model/errors.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { EffectContext } from '#engine/server/records/hooks.ts';
import { isSameValue } from '#engine/server/records/same-value.ts';
import { sharedValues } from './erase-elsewhere.ts';
import { eraseChanges, readChanges } from './erase-history.ts';
import { judgeHit, placeOf } from './judge-hits.ts';
import { countCondemned } from './mail-files.ts';
import { findOwnRecords, type OwnRecords } from './own-records.ts';
import { eraseRecord } from './personal-fields.ts';
import type { PersonalValue } from './personal-values.ts';
import { scanTables, type Hit, type Scan, type ScannedTable } from './scan-tables.ts';
import { buildShredder, type Shred } from './shred-text.ts';

export interface ErasureProof {
  readonly checkedAt: string;
  readonly tables: readonly ScannedTable[];
  readonly personalDataLeft: number;
}

/**
 * 409 with the places while anything is left after erasing what `before` found: the transaction ends there. Else the
 * proof is kept.
 */
export async function checkNothingLeft(
  { database, actor, now, current }: EffectContext,
  { values, before }: { readonly values: readonly PersonalValue[]; readonly before: Scan },
): Promise<void> {
  const { organizationId } = actor;
  const customerId = String(current['id']);
  const own = await findOwnRecords(database, { organizationId, customerId });
  const { tables, hits } = await scanTables(database, { organizationId, values, since: before });
  const shared = sharedValues(hits, own);
  const left = hits.filter((hit) => isLeft(hit, own, shared));
  const places = [
    ...new Set([
      ...left.map(placeOf),
      ...(await unshredded(database, organizationId, own, buildShredder(values, { withPatterns: true }))),
    ]),
  ];
  if (places.length > 0)
    throw new ApiError('BLOCKED', {
      checks: [{ name: 'nothingLeft', passed: false, params: { places: places.join(', ') }, found: foundOf(left) }],
    });
  const proof: ErasureProof = { checkedAt: now.toISOString(), tables, personalDataLeft: 0 };
  await sql`
    insert into erasure_proof (organization_id, customer_id, checked_at, tables)
    values (${organizationId}, ${customerId}, ${proof.checkedAt}, ${JSON.stringify(tables)})`.execute(database.query);
}

function isLeft(hit: Hit, own: readonly OwnRecords[], shared: ReadonlySet<PersonalValue>): boolean {
  const verdict = judgeHit(hit, own);
  return verdict === 'left' || (verdict !== 'ignored' && verdict !== 'others' && !shared.has(hit.value));
}

function foundOf(hits: readonly Hit[]): FoundRecord[] {
  return hits.flatMap((hit) =>
    hit.row.recordId === undefined || hit.row.entity === undefined
      ? []
      : [{ entity: hit.row.entity, id: hit.row.recordId, title: placeOf(hit) }],
  );
}

/**
 * Personal data of an erased customer that are there now, counted by place; with what was looked through when he was
 * erased.
 */
export async function proveErasure(
  database: Database,
  {
    organizationId,
    customerId,
    now,
  }: { readonly organizationId: string; readonly customerId: string; readonly now: Date },
): Promise<ErasureProof & { readonly atCompletion?: ErasureProof }> {
  const own = await findOwnRecords(database, { organizationId, customerId });
  const places = await unshredded(database, organizationId, own, buildShredder([], { withPatterns: true }));
  const tables = [
    ...own.map(({ entity }) => ({ table: entity.table, columns: entity.fields.flatMap(({ column }) => column ?? []) })),
    { table: 'history', columns: ['changes', 'reason'] },
  ];
  const letters = await countCondemned(database, { organizationId, customerId, now });
  const kept = await readProof(database, organizationId, customerId);
  return {
    checkedAt: now.toISOString(),
    tables,
    personalDataLeft: places.length + letters,
    ...(kept && { atCompletion: kept }),
  };
}

async function readProof(
  database: Database,
  organizationId: string,
  customerId: string,
): Promise<ErasureProof | undefined> {
  const { rows } = await sql<{ checkedAt: string; tables: readonly ScannedTable[] }>`
    select checked_at as "checkedAt", tables from erasure_proof where organization_id = ${organizationId} and customer_id = ${customerId} order by id desc limit 1`.execute(
    database.query,
  );
  return rows[0] && { ...rows[0], personalDataLeft: 0 };
}

/** Fields and history entries that erasing would still change. */
async function unshredded(
  database: Database,
  organizationId: string,
  own: readonly OwnRecords[],
  shred: Shred,
): Promise<string[]> {
  const places: string[] = [];
  for (const { entity, records } of own) {
    const erasing = { entity, shred };
    for (const record of records) {
      const erased = eraseRecord(erasing, record);
      places.push(
        ...Object.keys(record)
          .filter((name) => !isSameValue(record[name], erased[name]))
          .map((name) => `${entity.name}.${name}`),
      );
    }
    const changes = await readChanges(database, { organizationId, entity, ids: records.map(({ id }) => String(id)) });
    places.push(
      ...changes
        .filter((change) => !isSameValue(change, eraseChanges(erasing, change)))
        .map(() => `history.${entity.name}`),
    );
  }
  return places;
}

/** Who was erased can be proved; of others there is nothing to prove. */
export function isErased(customer: Readonly<Record<string, unknown>>): boolean {
  return customer['deletionState'] === entities.customer.actions.find(({ name }) => name === 'completeDeletion')?.to[0];
}

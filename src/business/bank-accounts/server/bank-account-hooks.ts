// Bank accounts of providers and distribution units: known banks, and one preferred account an owner (docs/domain.md
// 3.18): money that is paid out always has one destination, and the supervisors are told whenever it could be another.
import { sql } from 'kysely';
import { bankOf } from '../banks.ts';
import type { Problem } from '#engine/model/rules.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { entityNamed, tableOf } from '#engine/server/records/entity-table.ts';
import type { EntityHooks, RemoveContext, WriteContext } from '#engine/server/records/hooks.ts';
import { childrenOf } from '#engine/server/records/page-sql.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { changeRecord, findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';
import { tellSupervisors } from './tell-supervisors.ts';

export const bankAccountHooks: EntityHooks = {
  check: checkAccount,
  beforeWrite: async (context) => {
    const preferred = await preferOne(context);
    const { record, current } = context;
    if (current !== undefined)
      await tellSupervisors(context, { before: current, after: { ...current, ...record, ...preferred } });
    return preferred;
  },
  afterCreate: (context) => tellSupervisors(context, { after: context.record }),
  beforeRemove: keepPreferred,
  afterRemove: (context) => tellSupervisors(context, { before: context.current }),
};

function checkAccount({ record, current }: WriteContext): Problem[] {
  const { sortCode } = record;
  return [
    ...(sortCode === undefined || bankOf(sortCode) !== undefined
      ? []
      : [{ path: ['sortCode'], rule: 'options', params: {} }]),
    ...(current?.['preferred'] === true && record['preferred'] === false
      ? [{ path: ['preferred'], rule: 'onePreferred', params: {} }]
      : []),
  ];
}

/** The first account is the preferred one; a newly preferred one takes the place of the last. */
async function preferOne(context: WriteContext): Promise<Values> {
  const { database, entity, actor, now, record, current } = context;
  const others = await otherAccounts(context, { owned: record, own: current?.['id'] });
  if (others.length === 0) return { preferred: true };
  if (record['preferred'] !== true) return {};
  for (const account of others.filter((other) => other['preferred'] === true)) {
    await changeRecord(database, entity, {
      before: account,
      after: { ...account, preferred: false },
      author: { actor, now, action: 'update' },
    });
  }
  return {};
}

/** The preferred account goes last: while there are others, one of them is preferred first (docs/domain.md 3.18). */
async function keepPreferred(context: RemoveContext): Promise<void> {
  const { entity, current } = context;
  if (current['preferred'] !== true) return;
  const others = await otherAccounts(context, { owned: current, own: current['id'] });
  if (others.length === 0) return;
  const found = others.map((account) => ({
    entity: entity.name,
    id: String(account['id']),
    title: String(account['holderName']),
  }));
  throw new ApiError('BLOCKED', { checks: [{ name: 'otherPreferred', passed: false, found }] });
}

async function otherAccounts(
  { database, entity, actor }: Pick<WriteContext, 'database' | 'entity' | 'actor'>,
  { owned, own }: { readonly owned: Readonly<Values>; readonly own: unknown },
): Promise<Values[]> {
  const ownerId = String(owned[entity.parent?.field ?? '']);
  const owner = entityNamed(entity.parent?.entity ?? '');
  // Two accounts at once would both be preferred: one waits for the other at their owner, which guards the others as
  // well.
  await sql`select 1 from ${sql.table(tableOf(owner).name)} t where ${ownRows(owner, actor.organizationId)} and t.id = ${ownerId} for update`.execute(
    database.query,
  );
  const accounts = await findRecords(
    database,
    entity,
    sql`${ownRows(entity, actor.organizationId)} and ${childrenOf(entity, ownerId)}`,
  );
  return accounts.filter(({ id }) => id !== own);
}

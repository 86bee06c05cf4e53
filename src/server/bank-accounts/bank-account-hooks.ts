// Bank accounts of providers and distribution units: known banks, and one preferred account an owner (DOMAIN 1.4, 3.18).
import { sql } from 'kysely';
import type { Problem } from '#model/rules.ts';
import type { EntityHooks, RemoveContext, WriteContext } from '../records/hooks.ts';
import type { Values } from '../records/present-record.ts';
import { entityNamed, tableOf } from '../records/entity-table.ts';
import { childrenOf } from '../records/list-records.ts';
import { changeRecord, findRecords } from '../records/store.ts';
import { ownRows } from '../records/visible-rows.ts';
import { bankOf } from './banks.ts';

export const bankAccountHooks: EntityHooks = { check: checkBank, beforeWrite: preferOne, afterRemove: preferAnother };

function checkBank({ record }: WriteContext): Problem[] {
  const { sortCode } = record;
  return sortCode === undefined || bankOf(sortCode) !== undefined ? [] : [{ path: ['sortCode'], rule: 'options', params: {} }];
}

/** The first account is the preferred one; a newly preferred one takes the place of the last. */
async function preferOne(context: WriteContext): Promise<Values> {
  const { record, current } = context;
  const others = (await accountsOfOwner(context, record)).filter((account) => account['id'] !== current?.['id']);
  if (others.length === 0) return { preferred: true };
  if (record['preferred'] === true) {
    for (const account of others.filter((other) => other['preferred'] === true)) await prefer(context, account, false);
  }
  return {};
}

/** When the preferred account goes, the oldest of the others is preferred: payouts always have a destination. */
async function preferAnother(context: RemoveContext): Promise<void> {
  if (context.current['preferred'] !== true) return;
  const [oldest] = await accountsOfOwner(context, context.current);
  if (oldest !== undefined) await prefer(context, oldest, true);
}

async function accountsOfOwner({ database, entity, actor }: Pick<WriteContext, 'database' | 'entity' | 'actor'>, account: Readonly<Values>): Promise<Values[]> {
  const ownerId = String(account[entity.parent?.field ?? '']);
  const owner = entityNamed(entity.parent?.entity ?? '');
  // Two accounts at once would both be preferred: one waits for the other at their owner, which guards the others as well.
  await sql`select 1 from ${sql.table(tableOf(owner).name)} t where ${ownRows(owner, actor.organizationId)} and t.id = ${ownerId} for update`.execute(database.query);
  return findRecords(database, entity, sql`${ownRows(entity, actor.organizationId)} and ${childrenOf(entity, ownerId)}`);
}

async function prefer({ database, entity, actor, now }: Pick<WriteContext, 'database' | 'entity' | 'actor' | 'now'>, account: Readonly<Values>, preferred: boolean): Promise<void> {
  await changeRecord(database, entity, { before: account, after: { ...account, preferred }, author: { actor, now, action: 'update' } });
}

// What the schemas would do to a database, as a whole: the steps of its tables, and the stored values that the new rules
// do not let through any more.
import { sql } from 'kysely';
import { apiChanges } from './api-changes.ts';
import { rowsMark, type Change } from './change.ts';
import { rightsChanges } from './rights-changes.ts';
import { declaredChanges } from './declared-changes.ts';
import { settingChanges } from './setting-changes.ts';
import { viewChanges } from './view-changes.ts';
import { mayBeApart, planSchema, type Declared } from '../database/apply-schema.ts';
import type { Database } from '../database/database.ts';
import { viewSql } from '../records/field-sql.ts';
import { renamedEntities, renameModel } from '../database/rename-entities.ts';
import { declaredModel, readModel, type Model } from '../database/model-memory.ts';
import type { Outcome } from '../database/run-steps.ts';
import { allRules, changedRules, type ChangedRules } from './changed-rules.ts';
import { estimateLocks, type EstimatedLock } from './estimate-locks.ts';
import { findValues, type ValueFinding } from './find-values.ts';

export interface Plan {
  readonly outcomes: readonly Outcome[];
  /** What need not be in the transaction is run after it. */
  readonly apart: boolean;
  /** Beside processes of the former version. */
  readonly rolling: boolean;
  readonly findings: readonly ValueFinding[];
  /** For people and programs, where no stored value is concerned. */
  readonly changes: readonly Change[];
  /** What others wait for while it is applied, by the id of the step. */
  readonly locks: ReadonlyMap<string, readonly EstimatedLock[]>;
  /** False: there is no earlier model to compare the rules of values, rights and calls with. */
  readonly looked: boolean;
}

interface Asked {
  readonly allow?: readonly string[];
  /** Every rule is held against the rows, whether or not it changed. */
  readonly all?: boolean;
  readonly now?: Date;
  readonly schema?: Declared;
  /** As with `ROLLING_UPDATE=on`. */
  readonly rolling?: boolean;
}

export async function planChange(
  database: Database,
  { allow = [], all = false, now = new Date(), schema, rolling = false }: Asked = {},
): Promise<Plan> {
  const model = schema?.model ?? declaredModel;
  const known = await readModel(database);
  const before = known && renameModel(known, renamedEntities({ tables: [], model: known }, { tables: [], model }));
  const changed = all ? allRules(model) : changedRules(before, model);
  const changes = before === undefined ? [] : await changesInWords(database, before, model);
  const declared = { rolling, ...(schema !== undefined && { schema }) };
  const outcomes = await planSchema(database, { allow, ...declared });
  const locks = await estimateLocks(database, outcomes);
  const plan = { outcomes, apart: mayBeApart(database), rolling, changes, locks, looked: before !== undefined || all };
  // Where a table stays as it is, its rows are read beside everybody else, before anything is locked.
  const locked = new Set([...locks.values()].flatMap((own) => own.map(({ table }) => table)));
  const isFree = ({ entity, rules }: ChangedRules): boolean =>
    outcomes.length === 0 ||
    (rules.length === 0 && before?.entities[entity.name]?.table === entity.table && !locked.has(entity.table));
  const free = await findValues(database, changed.filter(isFree), now);
  const others = changed.filter((one) => !isFree(one));
  if (others.length === 0) return { ...plan, findings: free };
  const permitted = outcomes
    .filter(({ state, step }) => state === 'stopped' && step.risk?.permitted)
    .map(({ step }) => step.id);
  let tried: readonly ValueFinding[] = [];
  await planSchema(database, {
    ...declared,
    allow: [...allow, ...permitted],
    look: async (steps) => {
      // What stays impossible leaves tables that these checks cannot read.
      if (steps.every(({ state }) => state !== 'failed')) tried = await findValues(database, others, now);
    },
  });
  return { ...plan, findings: [...free, ...tried] };
}

/** With the numbers of records that there are now. */
async function changesInWords(database: Database, before: Model, after: Model): Promise<readonly Change[]> {
  const changes = [
    ...rightsChanges(before, after),
    ...apiChanges(before, after),
    ...declaredChanges(before, after),
    ...(await viewChanges(database, before, after)),
    ...(await settingChanges(database, before, after)),
  ];
  const counts = new Map<string, string>();
  for (const { entity, text } of changes)
    if (text.includes(rowsMark) && !counts.has(entity)) counts.set(entity, await countOf(database, before, entity));
  return changes.map((change) => ({
    ...change,
    text: change.text.replaceAll(rowsMark, counts.get(change.entity) ?? ''),
  }));
}

async function countOf(database: Database, { entities }: Model, name: string): Promise<string> {
  const entity = entities[name];
  if (entity === undefined) return name;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(entity.table)} t where ${viewSql(entity)}`.execute(database.query);
  return `${new Intl.NumberFormat('en').format(rows[0]?.count ?? 0)} ${entity.collection}`;
}

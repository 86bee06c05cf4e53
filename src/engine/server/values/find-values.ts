// Rows that do not pass changed rules: the checks that forms and requests run, run over what is stored. In batches, so
// that memory stays as it is however many rows there are.
import { sql } from 'kysely';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { checkRules, type Problem } from '#engine/model/rules.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Database } from '../database/database.ts';
import { checkData } from '../records/check-data.ts';
import { storedFields, tableOf } from '../records/entity-table.ts';
import { viewSql } from '../records/field-sql.ts';
import { mask } from '../records/mask.ts';
import type { Values } from '../records/present-record.ts';
import { knownFields, projection, withoutNulls } from '../records/select-records.ts';
import type { ChangedRules } from './changed-rules.ts';
import { linkOf } from './link-of.ts';
import { remedyOf, Seen } from './remedy.ts';

const batchRows = 500;
const mostExamples = 5;
const longest = 120;

interface ValueExample {
  readonly id: string;
  /** Address of the record's page, or of its call where it has none. */
  readonly link: string;
  /** The value as far as it may be told. */
  readonly found?: string;
}

export interface ValueFinding {
  /** Stable from run to run. */
  readonly id: string;
  readonly code: string;
  readonly entity: string;
  readonly path: string;
  /** Rows that do not pass, of how many. */
  readonly count: number;
  readonly rows: number;
  /** The former constraint of the path as JSON; absent where it is a rule over fields, or the field is new. */
  readonly was?: string;
  readonly examples: readonly ValueExample[];
  /** What to write instead. */
  readonly remedy: string;
}

interface Gathered {
  readonly path: string;
  readonly rule: string;
  readonly seen: Seen;
  readonly examples: ValueExample[];
  count: number;
}

/** `now` decides rules about today. */
export async function findValues(
  database: Database,
  changed: readonly ChangedRules[],
  now: Date,
): Promise<readonly ValueFinding[]> {
  const findings: ValueFinding[] = [];
  for (const one of changed) findings.push(...(await findIn(database, one, now)));
  return findings;
}

async function findIn(database: Database, changed: ChangedRules, now: Date): Promise<readonly ValueFinding[]> {
  const { entity } = changed;
  const gathered = new Map<string, Gathered>();
  let rows = 0;
  for await (const batch of readBatches(database, changed)) {
    rows += batch.length;
    for (const record of batch)
      for (const problem of await problemsOf(record, changed, now)) gather(gathered, entity, record, problem);
  }
  return [...gathered.values()].map(({ path, rule, count, examples, seen }) => ({
    id: `value:${entity.name}.${path}:${rule}`,
    code: `value.${rule}`,
    entity: entity.name,
    path,
    count,
    rows,
    ...(changed.paths.get(path) && { was: changed.paths.get(path) ?? '' }),
    examples,
    remedy: remedyOf(rule, seen),
  }));
}

async function* readBatches(database: Database, { entity, rules }: ChangedRules): AsyncGenerator<readonly Values[]> {
  // What is computed costs a query a row: only rules over fields may look at it.
  const fields: readonly Field[] = rules.length === 0 ? storedFields(entity) : knownFields(entity);
  const table = sql.table(tableOf(entity).name);
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Values>`
      select ${projection(entity, fields)} from ${table} t
      where ${viewSql(entity)} and t.id > ${last} order by t.id limit ${batchRows}`.execute(database.query);
    if (rows.length > 0) yield rows.map(withoutNulls);
    if (rows.length < batchRows) return;
    last = String(rows.at(-1)?.['id']);
  }
}

/** What the changed rules alone find. */
async function problemsOf(record: Values, { entity, paths, rules }: ChangedRules, now: Date): Promise<Problem[]> {
  const bySchema = paths.size === 0 ? [] : await checkData({ ...entity, rules: [] }, record, { now, creating: false });
  return [
    ...bySchema.filter((problem) => problem.rule !== 'unknownField' && paths.has(pathOf(problem))),
    ...checkRules(rules, record, { now: now.toISOString(), creating: false }),
  ];
}

function pathOf({ path }: Problem): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

function gather(gathered: Map<string, Gathered>, entity: Entity, record: Values, problem: Problem): void {
  const path = pathOf(problem);
  const key = `${path}:${problem.rule}`;
  const one = gathered.get(key) ?? { path, rule: problem.rule, seen: new Seen(), examples: [], count: 0 };
  gathered.set(key, one);
  const value = valueAt(record, problem.path.join('.'));
  one.seen.see(value, isTold(entity, path));
  const last = one.examples.at(-1);
  const id = String(record['id']);
  if (last?.id === id || one.seen.lastRecord === id) return;
  one.seen.lastRecord = id;
  one.count += 1;
  if (one.examples.length < mostExamples)
    one.examples.push({ id, link: linkOf(entity, record), ...toldOf(entity, path, value) });
}

/** Plans are read in terminals and pasted into letters. */
function toldOf(entity: Entity, path: string, value: unknown): { found?: string } {
  if (value === undefined || value === '') return {};
  const field = fieldAt(entity, path);
  if (field !== undefined && field.sensitive !== undefined) return { found: mask(field, value) ?? '***' };
  if (!isTold(entity, path)) return {};
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { found: text.slice(0, longest) };
}

/** Nothing sensitive at the path, above it or in it. */
function isTold(entity: Entity, path: string): boolean {
  const names = path.split('.');
  const owners = names.map((_, depth) => fieldAt(entity, names.slice(0, depth + 1).join('.')));
  return owners.every((field) => field === undefined || field.sensitive === undefined) && !hasSensitive(owners.at(-1));
}

function hasSensitive(field: Field | undefined): boolean {
  return (field?.fields ?? []).some((inner) => inner.sensitive !== undefined || hasSensitive(inner));
}

// References of a record to others: they exist among what the actor may refer to and fit (`match`), and snapshots are
// filled from them.
import { sql } from 'kysely';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { Problem } from '#engine/model/rules.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { fieldSql } from './field-sql.ts';
import { isValues, type Values } from './present-record.ts';
import { isSameValue } from './same-value.ts';
import { projection, withoutNulls } from './select-records.ts';
import { visibleRows } from './visible-rows.ts';

/** One id at one place of the record. */
interface Use {
  readonly path: Problem['path'];
  readonly id: string;
  /** The record, or the item or object around the reference: where `match` looks first. */
  readonly around: Readonly<Values>;
}

interface Parts {
  readonly entity: Entity;
  readonly record: Readonly<Values>;
  readonly current?: Readonly<Values> | undefined;
  readonly actor: Actor;
}

/** Problems of the references that changed, and the snapshots made from them. */
export async function checkReferences(
  database: Database,
  parts: Parts,
): Promise<{ readonly problems: Problem[]; readonly snapshots: Values }> {
  const problems: Problem[] = [];
  const snapshots: Values = {};
  for (const field of allFields(parts.entity.fields)) {
    const uses = field.reference === undefined ? [] : usesOf(field, parts);
    if (field.reference === undefined || uses.length === 0) continue;
    const targets = await readTargets(database, field, uses, parts.actor);
    problems.push(...uses.flatMap((use) => checkUse(field, use, targets.get(use.id), parts.record)));
    const [use] = uses;
    const target = use && targets.get(use.id);
    if (field.kind === 'snapshot' && use !== undefined && target !== undefined)
      snapshots[field.name] = snapshotOf(field, use.id, target);
  }
  return { problems, snapshots };
}

/** Values of lookups that changed and that no record has whom the actor may refer to. */
export async function checkLookups(database: Database, { entity, record, current, actor }: Parts): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, lookup } of entity.fields) {
    const { [name]: value } = record;
    if (lookup === undefined || typeof value !== 'string' || value === current?.[name]) continue;
    const target = entityNamed(lookup.entity);
    const field = fieldAt(target, lookup.value);
    if (field === undefined) throw new Error(`${target.name} has no field ${lookup.value}`);
    const { rows } = await sql`
      select 1 from ${sql.table(tableOf(target).name)} t
      where ${visibleRows(target, actor)} and ${fieldSql(target, field)} = ${value} limit 1`.execute(database.query);
    if (rows.length === 0) problems.push({ path: [name], rule: 'reference', params: {} });
  }
  return problems;
}

function usesOf(field: Field, { record, current }: Parts): Use[] {
  const [first = '', ...rest] = field.path.split('.');
  const matched = Object.values(field.reference?.match ?? {});
  if (
    current !== undefined &&
    [first, ...matched].every((path) => isSameValue(valueAt(record, path), valueAt(current, path)))
  )
    return [];
  return collect(record[first], rest, [first], record).filter((use) => hasFormat('uuid', use.id));
}

function collect(value: unknown, rest: readonly string[], path: Problem['path'], around: Readonly<Values>): Use[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => collect(item, rest, [...path, index], around));
  const [next, ...deeper] = rest;
  if (isValues(value)) {
    // A snapshot holds its id under a key of its own.
    if (next === undefined)
      return Object.values(value)
        .slice(0, 1)
        .flatMap((id) => (typeof id === 'string' ? [{ path, id, around }] : []));
    return collect(value[next], deeper, [...path, next], value);
  }
  return typeof value === 'string' && next === undefined ? [{ path, id: value, around }] : [];
}

async function readTargets(
  database: Database,
  field: Field,
  uses: readonly Use[],
  actor: Actor,
): Promise<Map<string, Values>> {
  const { entity: name, match = {}, copy = {} } = field.reference ?? { entity: '' };
  const target = entityNamed(name);
  const wanted = new Set(['id', ...Object.keys(match), ...Object.values(copy)].map((path) => path.split('.')[0]));
  const fields = target.fields.filter((candidate) => wanted.has(candidate.name));
  const ids = [...new Set(uses.map((use) => use.id))];
  const { rows } = await sql<Values>`
    select ${projection(target, fields)} from ${sql.table(tableOf(target).name)} t
    where ${visibleRows(target, actor)} and t.id = any(${ids}::uuid[])`.execute(database.query);
  return new Map(rows.map((row) => [String(row['id']), withoutNulls(row)]));
}

function checkUse(field: Field, use: Use, target: Readonly<Values> | undefined, record: Readonly<Values>): Problem[] {
  if (target === undefined) return [{ path: use.path, rule: 'reference', params: {} }];
  const misfit = Object.entries(field.reference?.match ?? {}).find(([theirs, ours]) => {
    const own = valueAt(use.around, ours) ?? valueAt(record, ours);
    return own !== undefined && !isSameValue(valueAt(target, theirs), own);
  });
  return misfit === undefined ? [] : [{ path: use.path, rule: 'match', params: { owner: misfit[1] } }];
}

function snapshotOf(field: Field, id: string, target: Readonly<Values>): Values {
  const copies = Object.entries(field.reference?.copy ?? {}).map(
    ([own, theirs]) => [own, valueAt(target, theirs)] as const,
  );
  return {
    [field.reference?.idKey ?? 'id']: id,
    ...Object.fromEntries(copies.filter(([, value]) => value !== undefined)),
  };
}

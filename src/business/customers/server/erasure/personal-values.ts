// What is known of a person, as values that can be looked for in any text: now, and whatever they were before.
import { sql } from 'kysely';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Change } from '#engine/server/database/write-history.ts';
import type { Database } from '#engine/server/database/database.ts';
import { isValues, type Values } from '#engine/server/records/present-record.ts';
import { anonymousName, isPersonal } from './personal-fields.ts';

export type ValueKind = 'name' | 'email' | 'phone' | 'code' | 'text';

export interface PersonalValue {
  readonly kind: ValueKind;
  readonly value: string;
  /** Without case and accents, as the database folds it. */
  readonly folded: string;
  /** Tells by itself whose it is, wherever it stands: an address line or a birth date does not. */
  readonly strong: boolean;
}

type Found = Omit<PersonalValue, 'folded'>;

/** Shorter ones would be found everywhere. */
const shortestStrong = 5;
const shortestWeak = 4;

/** Each value once; `records` are the person's own at different times. */
export async function readPersonalValues(
  database: Database,
  entity: Entity,
  records: readonly Readonly<Values>[],
): Promise<PersonalValue[]> {
  const found = new Map(
    records
      .flatMap((record) => valuesIn(entity, entity.fields, record))
      .map((value) => [`${value.kind} ${value.value}`, value]),
  );
  const all = [...found.values()];
  const { rows } = await sql<{
    folded: readonly string[];
  }>`select array(select norm(v) from unnest(${all.map(({ value }) => value)}::text[]) with ordinality u(v, n) order by n) as folded`.execute(
    database.query,
  );
  return all.map((value, index) => ({ ...value, folded: rows[0]?.folded[index] ?? value.value.toLowerCase() }));
}

/** The records that the history tells of: one for each side of each change. */
export function formerRecords(changes: readonly Readonly<Record<string, Change>>[]): Values[] {
  return changes.flatMap((change) =>
    Object.entries(change).flatMap(([name, { from, to }]) => [{ [name]: from }, { [name]: to }]),
  );
}

function valuesIn(entity: Entity, fields: readonly Field[], record: Readonly<Values>): Found[] {
  return fields.flatMap((field): Found[] => {
    const value = record[field.name];
    if (value === undefined || value === null) return [];
    if (isPersonal(field)) return leavesOf(value).flatMap((text) => describeValue(entity, field, text));
    const { fields: inner } = field;
    if (inner === undefined) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
      isValues(item) ? valuesIn(entity, inner, item) : [],
    );
  });
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isValues(value) ? Object.values(value).flatMap(leavesOf) : [];
}

function describeValue(entity: Entity, field: Field, value: string): Found[] {
  if (value === '' || value === anonymousName || field.options !== undefined) return [];
  if (fieldKinds[field.kind].moment === 'date') return [weak(value), weak(value.split('-').toReversed().join('/'))];
  if (field.sensitive === 'email') return strong('email', value.toLowerCase());
  if (field.sensitive === 'phone') return strong('phone', value);
  if (field.sensitive === 'document' || field.sensitive === 'bank') return strong('code', value);
  if (entity.title.includes(field.path)) return namesIn(value);
  return value.length < shortestWeak ? [] : [weak(value)];
}

function strong(kind: ValueKind, value: string): Found[] {
  return value.length < shortestStrong ? [] : [{ kind, value, strong: true }];
}

function weak(value: string): Found {
  return { kind: 'text', value, strong: false };
}

const particles: ReadonlySet<string> = new Set(['das', 'dos', 'del', 'van', 'von', 'the', 'ltda', 'ltda.']);

/** A whole name tells who it is; one word of it only beside the person's other data. */
function namesIn(name: string): Found[] {
  const words = name.split(/\s+/);
  const parts = words
    .filter((word) => word.length > 2 && !particles.has(word.toLowerCase()))
    .map((value): Found => ({ kind: 'name', value, strong: false }));
  return words.length > 1 ? [{ kind: 'name', value: name, strong: name.length >= shortestStrong }, ...parts] : parts;
}

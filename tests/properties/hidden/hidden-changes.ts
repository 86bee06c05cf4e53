// All that a reader may not see of a database, with other values in its place: whole records, fields, the covered part
// of masked ones.
import { entities, entityNames } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { otherMasked, otherValue } from './other-value.ts';
import { coverOf, storedEntities, windowsOn, type Reader, type Row, type Rows } from './reader.ts';

export interface HiddenChange {
  readonly table: string;
  readonly entity: string;
  readonly id: string;
  /** By column. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the reader sees nothing of, for telling where a leak may come from: `customer.email (masked)`. */
  readonly what: readonly string[];
}

/** Not seen as such, and yet meant to be told: places, clocks and who is who. */
const told: Readonly<Record<string, string>> = {
  'order.status': 'places left are counted from all orders, for whoever sells',
  'order.visitDate': 'as the state',
  'order.visitTime': 'as the state',
  'order.ride': 'as the state',
  'order.products': 'as the state; what a line holds besides is changed where the order itself is seen',
  'order.salesChannelId': 'as the state: its pool',
  'order.distributorId': 'as the state',
  'order.provider': 'the snapshot decides whose order it is',
  'user.status': 'who may approve or be written to depends on it',
  'provider.timeZone': 'the clock by which days are counted',
};

export function hiddenChanges(rows: Rows, reader: Reader): HiddenChange[] {
  return storedEntities.flatMap((entity) => {
    const table = tableOf(entity).name;
    return (rows.get(table) ?? []).flatMap((row) => {
      // One's own account is what the session is about.
      if (row['id'] === reader.id) return [];
      const change = changeOf(entity, row, windowsOn(entity, row, reader, rows), reader);
      return change === undefined ? [] : [{ table, entity: entity.name, id: String(row['id']), ...change }];
    });
  });
}

function changeOf(
  entity: Entity,
  row: Row,
  windows: readonly Entity[],
  reader: Reader,
): Pick<HiddenChange, 'values' | 'what'> | undefined {
  const isThere = windows.length > 0;
  const changed = entity.fields.flatMap((field): [Field, unknown][] => {
    if (field.column === undefined || (!isThere && told[`${entity.name}.${field.name}`] !== undefined)) return [];
    const before = row[field.column];
    const after = cover({ entity, windows, reader }, field, before);
    return after === before ? [] : [[field, after]];
  });
  if (changed.length === 0) return undefined;
  const what = isThere ? changed.map(([field]) => `${entity.name}.${field.name}`) : [`${entity.name} (whole record)`];
  return { values: Object.fromEntries(changed.map(([field, value]) => [field.column, value])), what };
}

interface Place {
  readonly entity: Entity;
  readonly windows: readonly Entity[];
  readonly reader: Reader;
}

/** The value with another one wherever the reader does not look; the very same one where he sees all of it. */
function cover(place: Place, field: Field, value: unknown): unknown {
  const { entity, windows, reader } = place;
  if (value === null || value === undefined || field.kind === 'id' || isBookkeeping(field) || decides(entity, field))
    return value;
  const seen = coverOf(field, windows, reader);
  if (seen === 'hidden') return otherValue(field, value);
  if (seen === 'masked') return otherMasked(field, value);
  if (field.fields === undefined || field.kind === 'json') return value;
  const inner = field.fields;
  const parts = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item;
    const next = Object.fromEntries(
      Object.entries(item).map(([name, own]) => {
        const known = inner.find((candidate) => candidate.name === name);
        return [name, known === undefined ? own : cover(place, known, own)];
      }),
    );
    return Object.entries(next).every(([name, own]) => own === (item as Row)[name]) ? item : next;
  };
  if (!Array.isArray(value)) return parts(value);
  const items = value.map(parts);
  return items.every((item, index) => item === value[index]) ? value : items;
}

/** A record's own time and number are not hidden from who sees the record, and order those of others. */
function isBookkeeping({ path }: Field): boolean {
  return ['createdAt', 'updatedAt', 'version'].includes(path);
}

/** What decides whether a record is one of a view, and what the table takes only once and has few values. */
function decides({ unique, name: own }: Entity, { path, kind }: Field): boolean {
  const isOfView = entityNames.some(
    (name) => entities[name].view?.of === own && path in (entities[name].view?.where ?? {}),
  );
  const isFew = ['boolean', 'choice', 'choices'].includes(kind);
  return isOfView || unique.some(({ where, fields }) => path in (where ?? {}) || (isFew && fields.includes(path)));
}

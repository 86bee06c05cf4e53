// What it means that a person's value stands somewhere: something left of him, something to black out, or another
// person's own data.
import { entities, type EntityName } from '#generated/entities.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { toSnake } from '#engine/model/naming.ts';
import { tables } from '#generated/tables.ts';
import { isFreeText, isPersonal } from './personal-fields.ts';
import type { OwnRecords } from './own-records.ts';
import type { Hit } from './scan-tables.ts';

/**
 * left: his, in a place where nothing of him may be. free: a text about anything, in a record that is not his.
 * view: a kept list that is called after him or looks for him, which has no other use. others: the data of someone else, who has the same phone number, or works here as well.
 */
export type Verdict = 'left' | 'free' | 'others' | 'history' | 'letter' | 'dropped' | 'key' | 'view' | 'ignored';

const entityOfTable: ReadonlyMap<string, EntityName> = new Map(
  tables.filter(({ entity }) => entity !== '').map(({ name, entity }) => [name, entity as EntityName]),
);
const systemVerdicts: Readonly<Record<string, Verdict>> = {
  mail_outbox: 'letter',
  dropped_data: 'dropped',
  request_key: 'key',
  list_view: 'view',
};

export function judgeHit(hit: Hit, own: readonly OwnRecords[]): Verdict {
  if (hit.table === 'history') return judgeHistory(hit, own);
  const name = entityOfTable.get(hit.table);
  if (name === undefined) return systemVerdicts[hit.table] ?? 'left';
  const entity: Entity = entities[name];
  const field = entity.fields.find(({ column }) => column === hit.column);
  if (isOwn(own, name, hit.row.id)) return isForeign(hit, field) ? 'ignored' : 'left';
  // Search columns repeat what stands in others.
  if (field === undefined) return 'ignored';
  return isFreeText(field) || isKept(entity, field) ? 'free' : 'others';
}

/** What staff keep with their account: settings, saved views with what was searched for. */
function isKept(entity: Entity, field: Field): boolean {
  return entity === entities.user && field.name === 'metadata';
}

function judgeHistory(hit: Hit, own: readonly OwnRecords[]): Verdict {
  const { entity = '', recordId = '' } = hit.row;
  // Whoever did it may be called the same.
  if (hit.column === 'actor') return 'ignored';
  if (!isOwn(own, entity, recordId)) return 'history';
  if (hit.column !== 'changes' || hit.value.kind !== 'name') return 'left';
  const { fields } = entities[entity as EntityName];
  const changed = Object.keys(hit.content as object).map((name) => fields.find((field) => field.name === name));
  return changed.some((field) => isForeign(hit, field)) ? 'ignored' : 'left';
}

/** A record of his that names another with the same name: a provider, or who of the staff wrote it. */
function isForeign({ value, column }: Hit, field: Field | undefined): boolean {
  if (value.kind !== 'name') return false;
  if (field === undefined) return column === 'search';
  if (isPersonal(field) || isFreeText(field)) return false;
  return field.kind === 'snapshot'
    ? field.reference?.entity !== entities.customer.name
    : field.fields !== undefined || fieldKinds[field.kind].freeText === 'top';
}

function isOwn(own: readonly OwnRecords[], entity: string, id: string): boolean {
  return own.some((one) => one.entity.name === entity && one.records.some((record) => record['id'] === id));
}

/** Where it stands, as staff can find it: `order.internalNote`. */
export function placeOf({ table, column, row }: Hit): string {
  const name = entityOfTable.get(table);
  const field = name && entities[name].fields.find((one) => one.column === column || toSnake(one.name) === column);
  return `${row.entity ?? name ?? table}.${field?.name ?? column}`;
}

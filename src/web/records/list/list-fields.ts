import { mayPass } from '#model/access.ts';
import { allFields, type Entity, type Field } from '#model/entity.ts';
import { valueAt } from '#model/value-at.ts';
import type { RecordValues } from '#web/api/record-calls.ts';
import { fieldViews } from '#web/fields/field-views.ts';

/** Columns a reader may see; under a parent its own column would say the same in every row. */
export function listFields(entity: Entity, roles: readonly string[], nested: boolean): Field[] {
  return entity.fields.filter((field) => field.list && mayPass(field.access?.read, roles) && !(nested && field.name === entity.parent?.field));
}

/** Fields offered as filters, those inside objects too. */
export function filterFields(entity: Entity, roles: readonly string[], nested: boolean): Field[] {
  return allFields(entity.fields).filter(
    (field) => field.filter && fieldViews[field.kind].filter !== 'none' && mayPass(field.access?.read, roles) && !(nested && field.name === entity.parent?.field),
  );
}

/** The column that leads to the record: the first that names it, else the first. */
export function titleField(entity: Entity, fields: readonly Field[]): Field | undefined {
  return fields.find((field) => entity.title.includes(field.path)) ?? fields[0];
}

/** Ids whose titles the page will show, by entity; snapshots bring theirs along. */
export function wantedTitles(fields: readonly Field[], rows: readonly RecordValues[]): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>();
  for (const field of fields) {
    if (field.reference === undefined || (field.kind !== 'reference' && field.kind !== 'references')) continue;
    const ids = rows.flatMap((row) => valueAt(row, field.path) ?? []).filter((id) => typeof id === 'string');
    wanted.set(field.reference.entity, [...(wanted.get(field.reference.entity) ?? []), ...ids]);
  }
  return wanted;
}

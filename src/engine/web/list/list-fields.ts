import { isMaskedFor, may, mayPass } from '#engine/model/access.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import { allFields, fieldsTo, type Entity, type Field } from '#engine/model/entity.ts';
import { isReferred, referredAt, type ReferredField } from '#engine/kinds/referred.ts';
import { mostReferred } from '#engine/model/list-query.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { isGrouped, isSummed } from '#engine/kinds/summed.ts';
import { mostSums } from '#engine/model/list-summary.ts';
import { fieldViews } from '#engine/kinds/views.ts';

/**
 * Columns a reader may see, what names the record first; under a parent its own column would say the same in every row.
 */
export function listFields(entity: Entity, roles: readonly string[], nested: boolean): Field[] {
  const fields = entity.fields
    .filter(
      (field) => field.list && mayPass(field.access?.read, roles) && !(nested && field.name === entity.parent?.field),
    )
    .map((field) => (field.sort && !maySort(entity, field, roles) ? { ...field, sort: false } : field));
  const title = titleField(entity, fields);
  return title === undefined ? fields : [title, ...fields.filter((field) => field !== title)];
}

/** So many columns stay in sight beside the first: the others need room to scroll. */
export const mostPinned = 3;

/**
 * The columns as they are arranged, else those that the schema begins with; the one that leads to the record is always
 * there, and first, with those after it that stay in sight.
 */
export function shownFields(
  entity: Entity,
  fields: readonly Field[],
  columns: readonly string[] = entity.columns ?? fields.map(({ path }) => path),
  pinned: readonly string[] = [],
): Field[] {
  const title = titleField(entity, fields);
  const chosen = columns.flatMap((path) => fields.find((field) => field.path === path && field !== title) ?? []);
  const staying = chosen.filter(({ path }) => pinned.includes(path));
  const moving = chosen.filter(({ path }) => !pinned.includes(path));
  return [...(title === undefined ? [] : [title]), ...staying, ...moving];
}

/** Columns of referenced records among these, as far as the reader may see them. */
export function referredColumns(entity: Entity, paths: readonly string[] = [], roles: readonly string[]): Field[] {
  return paths
    .flatMap((path) => referredAt(entity, path, entityOf) ?? [])
    .filter((column) => seesReferred(entity, column, roles))
    .slice(0, mostReferred)
    .map((column) => (asksReferred(column, roles) ? column : { ...column, sort: false, filter: false }));
}

/** Whether the reader sees the other record's field whole; that he may see the column at all is asked before. */
function asksReferred({ referred: { entity, field } }: ReferredField, roles: readonly string[]): boolean {
  return fieldsTo(entity, field.path).every((one) => seesWhole(entity, one, roles));
}

export function seesReferred(entity: Entity, { referred }: ReferredField, roles: readonly string[]): boolean {
  const { by, entity: target, field } = referred;
  const id = by.fields?.filter(({ name }) => name === by.reference?.idKey) ?? [];
  return (
    seesWhole(entity, by, roles) &&
    may(declaredRoles.entities[target.name], 'read', roles) &&
    [...id, ...fieldsTo(target, field.path)].every(({ access }) => mayPass(access?.read, roles))
  );
}

/**
 * Fields offered as filters, those inside objects too; by what he sees in part nobody may ask. Of referenced records
 * those at `paths`: all there are would be too many to find one.
 */
export function filterFields(
  entity: Entity,
  roles: readonly string[],
  { nested, paths }: { readonly nested: boolean; readonly paths: readonly string[] },
): Field[] {
  const own = allFields(entity.fields).filter(
    (field) => seesWhole(entity, field, roles) && !(nested && field.name === entity.parent?.field),
  );
  return [...own, ...referredColumns(entity, paths, roles)].filter(
    (field) => field.filter && fieldViews[field.kind].filter !== 'none',
  );
}

/** Fields that rows may be gathered by. */
export function groupFields(entity: Entity, roles: readonly string[], nested: boolean): Field[] {
  return entity.fields.filter(
    (field) =>
      field.filter &&
      isGrouped(field) &&
      seesWhole(entity, field, roles) &&
      !(nested && field.name === entity.parent?.field),
  );
}

/** Amounts of a list that add up. */
export function sumFields(entity: Entity, fields: readonly Field[], roles: readonly string[]): Field[] {
  return fields
    .filter((field) => isSummed(field) && !isReferred(field) && seesWhole(entity, field, roles))
    .slice(0, mostSums);
}

/** The order of a reference is that of the other records' titles. */
function maySort(entity: Entity, field: Field, roles: readonly string[]): boolean {
  const target = field.kind === 'reference' ? field.reference?.entity : undefined;
  return (
    seesWhole(entity, field, roles) && (target === undefined || may(declaredRoles.entities[target], 'read', roles))
  );
}

/** Whether the reader sees the values, and not only a part of each: only then may he filter and order by them. */
function seesWhole(entity: Entity, field: Field, roles: readonly string[]): boolean {
  return (
    mayPass(field.access?.read, roles) && !isMaskedFor(declaredRoles.entities[entity.name], field.sensitive, roles)
  );
}

/** The column that leads to the record: what its title begins with, else the first. */
export function titleField(entity: Entity, fields: readonly Field[]): Field | undefined {
  return (
    fields.find((field) => field.path === entity.title[0]) ??
    fields.find((field) => entity.title.includes(field.path)) ??
    fields[0]
  );
}

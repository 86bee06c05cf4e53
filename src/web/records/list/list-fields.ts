import { mayPass } from '#model/access.ts';
import { allFields, type Entity, type Field } from '#model/entity.ts';
import { fieldViews } from '#web/fields/field-views.ts';

/** Columns a reader may see, what names the record first; under a parent its own column would say the same in every row. */
export function listFields(entity: Entity, roles: readonly string[], nested: boolean): Field[] {
  const fields = entity.fields.filter((field) => field.list && mayPass(field.access?.read, roles) && !(nested && field.name === entity.parent?.field));
  const title = titleField(entity, fields);
  return title === undefined ? fields : [title, ...fields.filter((field) => field !== title)];
}

/** Fields offered as filters, those inside objects too. */
export function filterFields(entity: Entity, roles: readonly string[], nested: boolean): Field[] {
  return allFields(entity.fields).filter(
    (field) => field.filter && fieldViews[field.kind].filter !== 'none' && mayPass(field.access?.read, roles) && !(nested && field.name === entity.parent?.field),
  );
}

/** The column that leads to the record: what its title begins with, else the first. */
export function titleField(entity: Entity, fields: readonly Field[]): Field | undefined {
  return fields.find((field) => field.path === entity.title[0]) ?? fields.find((field) => entity.title.includes(field.path)) ?? fields[0];
}

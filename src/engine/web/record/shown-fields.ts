// What of a record is worth reading: no empty value, none that only says what every record says at first, nothing twice.
import type { Entity, Field, Group } from '#engine/model/entity.ts';
import { fieldGroups } from '#engine/web/form/field-groups.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import { recordTimes } from './record-facts.tsx';
import { stateFields } from '#engine/web/fields/states.ts';

export interface ShownGroup {
  readonly group: Group;
  readonly fields: readonly Field[];
}

export function shownGroups(entity: Entity, record: RecordValues, isHidden: (field: Field) => boolean): ShownGroup[] {
  const elsewhere = new Set([
    ...recordTimes,
    ...(entity.form.facts ?? []).flat(),
    ...(entity.title.length === 1 ? entity.title : []),
    ...stateFields(entity).map(({ name }) => name),
  ]);
  return fieldGroups(entity).flatMap((group): ShownGroup[] => {
    const fields = group.fields.flatMap((name) => {
      const field = entity.fields.find((one) => one.name === name);
      return field === undefined || elsewhere.has(name) || isHidden(field) || saysNothing(field, record[name])
        ? []
        : [field];
    });
    return fields.length === 0 ? [] : [{ group, fields }];
  });
}

/** Of what the server sets, neither a "no" nor the value that each record begins with. */
function saysNothing(field: Field, value: unknown): boolean {
  return isNothing(value) || (field.readOnly && (value === false || value === field.default));
}

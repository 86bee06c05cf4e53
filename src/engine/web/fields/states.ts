// The states that actions change.
import type { Entity, Field } from '#engine/model/entity.ts';

type Values = Readonly<Record<string, unknown>>;

/** In the order in which the schema's actions name them. */
export function stateFields({ actions, fields }: Entity): readonly Field[] {
  const names = [...new Set(actions.map(({ field }) => field))];
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

/** The first always, the others once they are more than their beginning. */
export function shownStates(entity: Entity, record: Values): readonly Field[] {
  return stateFields(entity).filter(
    (field, index) => record[field.name] !== undefined && (index === 0 || record[field.name] !== field.default),
  );
}

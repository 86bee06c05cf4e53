// How a record that is needed by others is put out of use instead of being deleted (docs/domain.md 3.17).
import type { Entity, Field } from '#engine/model/entity.ts';
import type { OfferedAction } from './offered-actions.ts';

/** States in which a record is kept and no longer used. */
const outOfUse: readonly string[] = ['inactive', 'disabled'];

/** By writing the status, or by the action that leads there. */
export type Inactivation = { readonly field: Field; readonly value: string } | { readonly offered: OfferedAction };

/** Undefined where the entity knows no such state, the record is in it already, or the reader may not. */
export function inactivationOf(
  entity: Entity,
  status: unknown,
  { offered, mayUpdate }: { readonly offered: readonly OfferedAction[]; readonly mayUpdate: boolean },
): Inactivation | undefined {
  const field = entity.fields.find(({ name }) => name === 'status');
  const value = field?.options?.find((option) => outOfUse.includes(option));
  if (field === undefined || value === undefined || status === value) return undefined;
  const action = offered.find(
    (one) => one.action.field === field.name && one.action.to.includes(value) && one.answer.allowed,
  );
  if (action !== undefined) return { offered: action };
  return mayUpdate && !field.readOnly ? { field, value } : undefined;
}

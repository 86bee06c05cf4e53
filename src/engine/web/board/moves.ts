// Which states a board has as columns, and which actions lead a record from one to another; pure.
import { mayPass } from '#engine/model/access.ts';
import type { Action, Entity, Field } from '#engine/model/entity.ts';
import type { Filter } from '#engine/model/list-query.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { startsFromAll } from '../bulk/bulk-actions.ts';

/** Whether people change the field by actions, from one of its options to another. */
export function hasBoard(entity: Entity, field: Field): boolean {
  return field.options !== undefined && entity.actions.some((action) => moves(action, field));
}

function moves(action: Action, field: Field): boolean {
  return !action.system && action.field === field.path && action.to.length > 0;
}

/** What the reader may try with the record; the server has the last word. */
export function movesOf(entity: Entity, field: Field, record: RecordValues, roles: readonly string[]): Action[] {
  return entity.actions.filter(
    (action) => moves(action, field) && mayPass(action.roles, roles) && startsFromAll(action, [record]),
  );
}

/** The options that the list's own filters leave. */
export function statesOf({ path, options = [] }: Field, filters: readonly Filter[]): string[] {
  const own = filters.filter((filter) => filter.path === path);
  return options.filter((option) =>
    own.every(({ operator, values }) => {
      if (operator === 'eq' || operator === 'in') return values.includes(option);
      return (operator !== 'ne' && operator !== 'nin') || !values.includes(option);
    }),
  );
}

// Which state changes can be done to many records at once; pure.
import { mayPass } from '#engine/model/access.ts';
import type { Action, Entity } from '#engine/model/entity.ts';
import { holds } from '#engine/model/condition.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';

/** Those of the reader's roles; what each record confirms with a value of its own is done one by one. */
export function bulkActions(entity: Entity, roles: readonly string[]): Action[] {
  return entity.actions.filter(
    (action) => !action.system && action.confirm === undefined && mayPass(action.roles, roles),
  );
}

/** Whether the action starts from each of the records as they are. */
export function startsFromAll(action: Action, records: readonly RecordValues[]): boolean {
  return records.every(
    (record) =>
      action.from.includes(String(record[action.field])) &&
      (action.guard ?? []).every((condition) => holds(condition, (path) => valueAt(record, path))),
  );
}

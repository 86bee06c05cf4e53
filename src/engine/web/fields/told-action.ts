// What was done to a record, as its history and the notices tell it.
import { labelKeys } from '#engine/model/label-keys.ts';
import { ownActions } from '#engine/web/api/record-calls.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

/** Of an action that has no words, a changed password say, that something was changed. */
export function toldAction(entity: string, action: string, t: Text): string {
  const own = ownActions.find((name) => name === action);
  return own === undefined
    ? t([labelKeys.actionDone(entity, action), labelKeys.action(entity, action), 'records.history.update'])
    : t(`records.history.${own}`);
}

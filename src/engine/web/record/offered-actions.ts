// The actions that start from a record's state, as the schema declares them and the server allows them.
import type { Action, Entity } from '#engine/model/entity.ts';
import type { ActionAnswer } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

/** An action of the schema with what the server says of it. */
export interface OfferedAction {
  readonly action: Action;
  readonly answer: ActionAnswer;
  readonly label: string;
}

/** What stands in the way of a blocked action is shown in its dialog. */
export function isOpen({ answer }: OfferedAction): boolean {
  return answer.allowed || answer.refusal?.code === 'BLOCKED';
}

/** In the order of the schema. Of two with one label that differ in who may, only the one for this reader. */
export function offeredActions(entity: Entity, answers: readonly ActionAnswer[], t: Text): OfferedAction[] {
  const all = answers.flatMap((answer): OfferedAction[] => {
    const action = entity.actions.find(({ name }) => name === answer.name);
    return action === undefined ? [] : [{ action, answer, label: t(labelKeys.action(entity.name, answer.name)) }];
  });
  const open = new Set(all.filter(isOpen).map(({ label }) => label));
  const seen = new Set<string>();
  return all.filter((one) => {
    if (isOpen(one)) return true;
    if (open.has(one.label) || seen.has(one.label)) return false;
    seen.add(one.label);
    return true;
  });
}

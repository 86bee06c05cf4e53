// What a person adds to an action: the reason, the typed confirmation, and the fields of its payload schema.
import { shapes, type ShapeName } from '#generated/shapes.ts';
import { validators } from '#generated/validators.ts';
import { checkRecord } from '#engine/kinds/check-record.ts';
import type { Action } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { isPresent } from '#engine/model/condition.ts';
import { firstOfEach, type Problem } from '#engine/model/rules.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { inUtc } from './check-data.ts';
import type { Values } from './present-record.ts';

const inputMark = '$input.';

/** Keys of the body that are no fields of the payload. */
const knownKeys: readonly string[] = ['reason', 'confirm', 'version'];

interface Given {
  readonly current: Readonly<Values>;
  readonly body: Readonly<Values>;
  readonly now: Date;
}

/** The payload tidied, with its defaults, and all that is wrong with what was given. */
export async function checkActionInput(
  action: Action,
  { current, body, now }: Given,
): Promise<{ readonly input: Values; readonly problems: readonly Problem[] }> {
  const own = [...checkTexts(body), ...checkReason(action, body), ...checkConfirmation(action, current, body)];
  const fields = Object.fromEntries(Object.entries(body).filter(([key]) => !knownKeys.includes(key)));
  if (action.input === undefined)
    return {
      input: {},
      problems: firstOfEach([
        ...own,
        ...Object.keys(fields).map((name): Problem => ({ path: [name], rule: 'unknownField', params: { name } })),
      ]),
    };
  const name = action.input as ShapeName;
  const shape = shapes[name];
  const { validate } = await validators[name]();
  const defaults = Object.fromEntries(
    shape.fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])),
  );
  const input = { ...defaults, ...inUtc(shape.fields, normaliseRecord(shape.fields, fields)) };
  return {
    input,
    problems: firstOfEach([
      ...own,
      ...checkRecord({ shape, validate, data: input, now: now.toISOString(), creating: true }),
    ]),
  };
}

/** The reason without spaces around it; undefined when none was given. */
export function reasonOf({ reason }: Readonly<Values>): string | undefined {
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;
}

/** `$input.<field>` → the field; undefined for other values. */
export function inputFieldOf(value: string): string | undefined {
  return value.startsWith(inputMark) ? value.slice(inputMark.length) : undefined;
}

/** What is no text is no absent one. */
function checkTexts(given: Readonly<Values>): Problem[] {
  return ['reason', 'confirm']
    .filter((name) => isPresent(given[name]) && typeof given[name] !== 'string')
    .map((name) => ({ path: [name], rule: 'type', params: { type: 'string' } }));
}

function checkReason(action: Action, given: Readonly<Values>): Problem[] {
  const reason = reasonOf(given);
  const [least, most] = action.reasonLength;
  if (action.reason === 'none') return [];
  if (reason === undefined)
    return action.reason === 'required' ? [{ path: ['reason'], rule: 'required', params: {} }] : [];
  if (reason.length < least) return [{ path: ['reason'], rule: 'minLength', params: { limit: least } }];
  return reason.length > most ? [{ path: ['reason'], rule: 'maxLength', params: { limit: most } }] : [];
}

function checkConfirmation(
  { confirm }: Action,
  current: Readonly<Values>,
  { confirm: typed }: Readonly<Values>,
): Problem[] {
  if (confirm === undefined) return [];
  const isConfirmed =
    typeof typed === 'string' && typed.trim().toLowerCase() === String(valueAt(current, confirm)).toLowerCase();
  return isConfirmed ? [] : [{ path: ['confirm'], rule: 'confirm', params: {} }];
}

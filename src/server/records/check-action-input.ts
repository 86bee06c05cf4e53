// What a person adds to an action: the reason, the typed confirmation, and values for fields that only the action sets.
import type { Action, Entity, Field } from '#model/entity.ts';
import { hasFormat, type FormatName } from '#model/formats.ts';
import type { FieldKind } from '#model/field-kinds.ts';
import type { Problem } from '#model/rules.ts';
import { valueAt } from '#model/value-at.ts';
import type { Values } from './present-record.ts';

const inputMark = '$input.';

export function checkActionInput(entity: Entity, action: Action, { current, input }: { readonly current: Readonly<Values>; readonly input: Readonly<Values> }): Problem[] {
  const named = Object.values(action.set).filter((value): value is string => typeof value === 'string' && value.startsWith(inputMark)).map((value) => value.slice(inputMark.length));
  return [...checkReason(action, input), ...checkConfirmation(action, current, input), ...named.flatMap((name) => checkValue(entity, name, input[name]))];
}

/** The reason without spaces around it; undefined when none was given. */
export function reasonOf(input: Readonly<Values>): string | undefined {
  const { reason } = input;
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;
}

/** `$input.<field>` → the field; undefined for other values. */
export function inputFieldOf(value: string): string | undefined {
  return value.startsWith(inputMark) ? value.slice(inputMark.length) : undefined;
}

function checkReason(action: Action, input: Readonly<Values>): Problem[] {
  const reason = reasonOf(input);
  const [least, most] = action.reasonLength;
  if (action.reason === 'none') return [];
  if (reason === undefined) return action.reason === 'required' ? [{ path: ['reason'], rule: 'required', params: {} }] : [];
  if (reason.length < least) return [{ path: ['reason'], rule: 'minLength', params: { limit: least } }];
  return reason.length > most ? [{ path: ['reason'], rule: 'maxLength', params: { limit: most } }] : [];
}

function checkConfirmation({ confirm }: Action, current: Readonly<Values>, { confirm: typed }: Readonly<Values>): Problem[] {
  if (confirm === undefined) return [];
  const isConfirmed = typeof typed === 'string' && typed.trim().toLowerCase() === String(valueAt(current, confirm)).toLowerCase();
  return isConfirmed ? [] : [{ path: ['confirm'], rule: 'confirm', params: {} }];
}

const formatOfKind: Partial<Record<FieldKind, FormatName>> = { date: 'date', dateTime: 'date-time', timeOfDay: 'time-hm', id: 'uuid', reference: 'uuid', email: 'email', phone: 'phone' };

function checkValue(entity: Entity, name: string, value: unknown): Problem[] {
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (field === undefined) throw new Error(`${entity.name} has no field ${name} for an action to set`);
  const problem = (rule: string, params: Problem['params'] = {}): Problem[] => [{ path: [name], rule, params }];
  // A choice is what the action asks for; other values may stay away.
  if (value === undefined || value === null || value === '') return field.options === undefined ? [] : problem('required');
  if (typeof value === 'number') return checkNumber(field, value, problem);
  if (typeof value !== 'string') return typeof value === 'boolean' && field.kind === 'boolean' ? [] : problem('type');
  return checkText(field, value, problem);
}

type MakeProblem = (rule: string, params?: Problem['params']) => Problem[];

function checkNumber(field: Field, value: number, problem: MakeProblem): Problem[] {
  if (!['integer', 'money', 'percentage'].includes(field.kind) || !Number.isSafeInteger(value)) return problem('type');
  if (field.minimum !== undefined && value < field.minimum) return problem('minimum', { limit: field.minimum });
  return field.maximum !== undefined && value > field.maximum ? problem('maximum', { limit: field.maximum }) : [];
}

function checkText(field: Field, value: string, problem: MakeProblem): Problem[] {
  if (field.options !== undefined) return field.options.includes(value) ? [] : problem('options');
  if (['integer', 'money', 'percentage', 'number', 'boolean'].includes(field.kind)) return problem('type');
  const format = formatOfKind[field.kind];
  if (format !== undefined && !hasFormat(format, value)) return problem(`format.${format}`);
  return field.maxLength !== undefined && value.length > field.maxLength ? problem('maxLength', { limit: field.maxLength }) : [];
}

// What a request may change: merges the given fields into the record as it is, and says which of them it may not touch.
// Values that come back as they were shown (read-only, masked) are no change (docs/reference/api.md rule 9).
import type { Entity, Field } from '#engine/model/entity.ts';
import { isPresent } from '#engine/model/condition.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Actor } from '../actor.ts';
import { entityNamed } from './entity-table.ts';
import { isValues, presentValue, type Values } from './present-record.ts';
import { fieldForbidden, isMasked, maskForbidden, mayRead, mayReadField, mayWriteField } from './rights.ts';
import { isSameOf } from './same-value.ts';

interface Input {
  readonly entity: Entity;
  readonly body: Readonly<Values>;
  /** The record before; absent when it is created. */
  readonly current?: Readonly<Values> | undefined;
  readonly actor: Actor;
}

export interface Applied {
  readonly record: Values;
  readonly problems: readonly Problem[];
  /** What was said of records that are newly referred to; checkCopies compares it with what they are. */
  readonly copies: readonly Copy[];
}

interface Copy {
  readonly field: Field;
  readonly given: Readonly<Values>;
}

export function applyInput({ entity, body, current, actor }: Input): Applied {
  const record: Values = { ...current };
  const problems: Problem[] = [];
  const copies: Copy[] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = entity.fields.find((candidate) => candidate.name === name);
    if (field === undefined) problems.push({ path: [name], rule: 'unknownField', params: { name } });
    else if (name !== 'version')
      applyField(
        { entity, field, value, before: current?.[name], creating: current === undefined, actor },
        { record, problems, copies },
      );
  }
  return { record, problems, copies };
}

/**
 * What was said of a record that is referred to, against the copy that the server made of it: as it is shown, or not at
 * all (docs/reference/api.md rule 9).
 */
export function checkCopies(entity: Entity, { copies }: Applied, snapshots: Readonly<Values>, actor: Actor): Problem[] {
  return copies.flatMap(({ field, given }) => {
    const copy = snapshots[field.name];
    if (!isValues(copy)) return [];
    // Who does not see the record itself names it by its id alone: an answer would tell whether a guess is right.
    const isSeen = field.reference !== undefined && mayRead(entityNamed(field.reference.entity), actor);
    return checkCopy({ entity, field, actor }, given, isSeen ? copy : {});
  });
}

function checkCopy(
  { entity, field, actor }: Pick<Given, 'entity' | 'field' | 'actor'>,
  given: Readonly<Values>,
  copy: Readonly<Values>,
): Problem[] {
  return Object.entries(given).flatMap(([name, value]): Problem[] => {
    if (name === (field.reference?.idKey ?? 'id')) return [];
    const path = [field.name, name];
    const inner = field.fields?.find((candidate) => candidate.name === name);
    if (inner === undefined) return [{ path, rule: 'unknownField', params: { name } }];
    const isShown =
      mayReadField(inner, actor) && isSameOf(inner, value, presentValue(entity, inner, copy[name], actor));
    return isShown || isSameOf(inner, value, undefined) ? [] : [{ path, rule: 'readOnly', params: {} }];
  });
}

interface Given {
  readonly entity: Entity;
  readonly field: Field;
  readonly value: unknown;
  readonly before: unknown;
  readonly creating: boolean;
  readonly actor: Actor;
}

interface Into {
  readonly record: Values;
  readonly problems: Problem[];
  readonly copies: Copy[];
}

function applyField(given: Given, { record, problems, copies }: Into): void {
  const { entity, field, value, before, creating, actor } = given;
  // Counts of nested records move while the record lies open in a form.
  if (field.children !== undefined && (typeof value !== 'object' || value === null)) return;
  // Before anything is compared: an answer would tell what the field holds.
  if (!mayReadField(field, actor)) {
    if (!isSameOf(field, value, undefined)) throw fieldForbidden(entity, field, 'read');
    return;
  }
  if (isUntouched(given)) return;
  const copy = field.kind === 'snapshot' && isValues(value) ? value : undefined;
  if (copy !== undefined && isValues(before) && isSameReference(field, copy, before)) {
    problems.push(...checkCopy(given, copy, before));
    return;
  }
  if (isServerSet(field)) problems.push({ path: [field.name], rule: 'readOnly', params: {} });
  else if (!mayWriteField(field, actor)) throw fieldForbidden(entity, field, 'write');
  else if (!creating && isMasked(entity, field, actor)) throw maskForbidden(entity, field);
  else if (field.createOnly && !creating) problems.push({ path: [field.name], rule: 'createOnly', params: {} });
  else {
    record[field.name] = mergeValue(given, [field.name], problems);
    if (copy !== undefined) copies.push({ field, given: copy });
  }
}

export function isServerSet(field: Field): boolean {
  return field.readOnly || field.computed || field.children !== undefined;
}

/** Kept by every write: a record that is sent to be cloned still has them. */
const bookkeeping: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

function isUntouched({ entity, field, value, before, creating, actor }: Given): boolean {
  if (creating && bookkeeping.has(field.name)) return typeof value === 'string' || isSameOf(field, value, undefined);
  if (creating)
    return isSameOf(field, value, field.default) || (isServerSet(field) && isSameOf(field, value, undefined));
  // Compared with what was shown, not with what is stored: a guess that is right must be answered as one that is wrong.
  return isSameOf(field, value, presentValue(entity, field, before, actor));
}

/** Of a snapshot only the id is anyone's to give. */
function isSameReference(field: Field, value: Readonly<Values>, before: Readonly<Values>): boolean {
  const key = field.reference?.idKey ?? 'id';
  return value[key] === before[key];
}

/** Of lists whose schema says none. */
const longestList = 1000;

/** The new value, with what the actor cannot see or set inside it taken from the old one. */
function mergeValue(given: Given, path: Problem['path'], problems: Problem[]): unknown {
  const { field, value, before } = given;
  if (field.kind === 'snapshot')
    return isValues(value) ? { [field.reference?.idKey ?? 'id']: value[field.reference?.idKey ?? 'id'] } : value;
  if (field.fields === undefined || field.kind === 'json') return value;
  // Emptied by somebody who does not see all of it: the rest stays.
  if (field.kind === 'object' && !isPresent(value) && isValues(before))
    return mergeObject(given, {}, [before], { path, problems });
  if (isValues(value)) return mergeObject(given, value, isValues(before) ? [before] : [], { path, problems });
  if (!Array.isArray(value)) return value;
  // Looked at item by item a list of a hundred thousand would keep everyone waiting.
  if (value.length > (field.maxItems ?? longestList)) {
    problems.push({ path, rule: 'maxItems', params: { limit: field.maxItems ?? longestList } });
    return before;
  }
  const items = Array.isArray(before) ? before.filter(isValues) : [];
  return value.map((item: unknown, index) =>
    isValues(item)
      ? mergeObject(given, item, nearest(given, item, items, index), { path: [...path, index], problems })
      : item,
  );
}

/** Items of a list have no id: the one that was the same before stands first, then the one at the same place. */
function nearest(
  { entity, field, actor }: Given,
  item: Readonly<Values>,
  items: readonly Values[],
  index: number,
): Values[] {
  const open = (field.fields ?? []).filter(
    (inner) => !isServerSet(inner) && mayReadField(inner, actor) && !isMasked(entity, inner, actor),
  );
  const same = items.filter((candidate) =>
    open.every((inner) => isSameOf(inner, candidate[inner.name], item[inner.name])),
  );
  return [...same, ...items.slice(index, index + 1), ...items];
}

function mergeObject(
  { entity, field, actor, creating }: Given,
  value: Readonly<Values>,
  befores: readonly Values[],
  at: { path: Problem['path']; problems: Problem[] },
): Values {
  const result: Values = { ...value };
  const [before] = befores;
  for (const inner of field.fields ?? []) {
    const given = result[inner.name];
    const isClosed =
      isServerSet(inner) || !mayWriteField(inner, actor) || (!creating && isMasked(entity, inner, actor));
    const path = [...at.path, inner.name];
    if (!isClosed)
      result[inner.name] =
        given === undefined
          ? undefined
          : mergeValue(
              { entity, field: inner, value: given, before: before?.[inner.name], creating, actor },
              path,
              at.problems,
            );
    else {
      // Only what was shown may come back: comparing with what is hidden would tell it.
      const isShown =
        mayReadField(inner, actor) &&
        befores.some((candidate) => isSameOf(inner, given, presentValue(entity, inner, candidate[inner.name], actor)));
      if (!isSameOf(inner, given, undefined) && !isShown)
        at.problems.push({
          path,
          rule: isServerSet(inner) && mayReadField(inner, actor) ? 'readOnly' : 'forbidden',
          params: {},
        });
      result[inner.name] = before?.[inner.name];
    }
    if (result[inner.name] === undefined) delete result[inner.name];
  }
  return result;
}

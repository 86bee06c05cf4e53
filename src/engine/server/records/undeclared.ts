// Keys inside objects and list items that no field declares: nobody sees, sends or checks them, and no save takes them
// out of the row. A start that finds them names them (src/engine/server/database/plan/inside.ts); they can come in
// between, by another process of another version.
import type { Field } from '#engine/model/entity.ts';
import { isValues, type Values } from './present-record.ts';
import { isSameOf } from './same-value.ts';

/** The record as its fields declare it. */
export function withoutUndeclared(fields: readonly Field[], record: Readonly<Values>): Values {
  return mapInside(fields, record, (field, value) => declaredPart(field.fields ?? [], value));
}

/** The record as it will be, with the undeclared keys of what it was. */
export function withUndeclared(fields: readonly Field[], before: Readonly<Values>, after: Readonly<Values>): Values {
  const result: Values = { ...after };
  for (const field of fields) {
    const kept =
      field.fields === undefined || field.kind === 'json'
        ? undefined
        : restored(field, before[field.name], after[field.name]);
    if (kept !== undefined) result[field.name] = kept;
  }
  return result;
}

function declaredPart(fields: readonly Field[], value: Readonly<Values>): Values {
  const known = Object.fromEntries(Object.entries(value).filter(([key]) => fields.some(({ name }) => name === key)));
  return withoutUndeclared(fields, known);
}

function mapInside(
  fields: readonly Field[],
  record: Readonly<Values>,
  change: (field: Field, value: Readonly<Values>) => Values,
): Values {
  const result: Values = { ...record };
  for (const field of fields.filter((one) => one.fields !== undefined && one.kind !== 'json')) {
    const value = record[field.name];
    if (isValues(value)) result[field.name] = change(field, value);
    else if (Array.isArray(value))
      result[field.name] = value.map((item: unknown) => (isValues(item) ? change(field, item) : item));
  }
  return result;
}

/** Undefined where there is nothing to keep. */
function restored(field: Field, before: unknown, after: unknown): unknown {
  const fields = field.fields ?? [];
  if (isValues(before))
    return field.kind === 'snapshot' && isOther(field, before, after)
      ? undefined
      : restoredObject(fields, before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const olds = before.filter(isValues);
  let changed = false;
  const items = after.map((item: unknown, index) => {
    if (!isValues(item)) return item;
    // Items have no id: the one that says the same, else the one at the same place.
    const old = olds.find((one) => isSameOf(field, [declaredPart(fields, one)], [item])) ?? olds[index];
    const kept = old && restoredObject(fields, old, item);
    changed ||= kept !== undefined;
    return kept ?? item;
  });
  return changed ? items : undefined;
}

function restoredObject(fields: readonly Field[], before: Readonly<Values>, after: unknown): Values | undefined {
  const undeclared = Object.entries(before).filter(([key]) => !fields.some(({ name }) => name === key));
  const own = isValues(after) ? after : {};
  const inner = withUndeclared(fields, before, own);
  const isSame = undeclared.length === 0 && fields.every(({ name }) => inner[name] === own[name]);
  return isSame ? undefined : { ...Object.fromEntries(undeclared), ...inner };
}

/** A copy of another record has nothing of the former one. */
function isOther(field: Field, before: Readonly<Values>, after: unknown): boolean {
  const key = field.reference?.idKey ?? 'id';
  return !isValues(after) || after[key] !== before[key];
}

// What a new record has before anyone says anything: defaults of the schema and values that only the server knows.
import { randomInt } from 'node:crypto';
import { withDefaultFormulas } from '#engine/model/default-formulas.ts';
import type { Field } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { isValues, type Values } from './present-record.ts';

/** Letters and digits that are not mistaken for each other: without I, J, O, 0 and 1 (`x-initial: "$code"`). */
const codeAlphabet = 'ABCDEFGHKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

export function withInitialValues(
  fields: readonly Field[],
  data: Readonly<Values>,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Values {
  const result: Values = withDefaults(fields, data);
  for (const field of fields) {
    if (field.initial !== undefined && result[field.name] === undefined)
      result[field.name] = initials[field.initial](actor, now);
  }
  return withDefaultFormulas(fields, result, now);
}

const initials: Readonly<Record<NonNullable<Field['initial']>, (actor: Actor, now: Date) => unknown>> = {
  $now: (_, now) => now.toISOString(),
  $actor: (actor) => ({ userId: actor.userId, name: actor.name }),
  $code: () => Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
};

/** Defaults where nothing is given; inside objects and items only where these are given themselves. */
function withDefaults(fields: readonly Field[], data: Readonly<Values>): Values {
  const result: Values = { ...data };
  for (const field of fields) {
    const value = result[field.name];
    if (value === undefined || value === null || value === '') {
      if (field.default !== undefined) result[field.name] = structuredClone(field.default);
    } else if (field.fields !== undefined && field.kind !== 'json') {
      result[field.name] = Array.isArray(value)
        ? value.map((item: unknown) => itemWithDefaults(field, item))
        : itemWithDefaults(field, value);
    }
  }
  return result;
}

function itemWithDefaults(field: Field, item: unknown): unknown {
  return isValues(item) ? withDefaults(field.fields ?? [], item) : item;
}

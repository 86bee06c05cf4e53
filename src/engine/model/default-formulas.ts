// What a field begins with that follows from others (`"x-default": "round(fullPrice / 2)"`): the server fills it in where
// a new record says nothing; a form tells it beside the empty input, and judges with it.
import type { Field } from './entity.ts';
import { formulaValue, todayName } from './formula.ts';
import { localTime } from './local-time.ts';
import { businessTimeZone } from './relative-time.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the field has when nothing is given; undefined: nothing follows from these values. */
export function followingDefault({ defaultFormula }: Field, values: Values, now: Date): unknown {
  if (defaultFormula === undefined) return undefined;
  return formulaValue(defaultFormula, { ...values, [todayName]: localTime(now, businessTimeZone).date });
}

/** No formula reads a field that has one itself, so that the order is of no matter. */
export function withDefaultFormulas(fields: readonly Field[], values: Values, now: Date): Record<string, unknown> {
  const following = fields.flatMap((field): [string, unknown][] => {
    const given = values[field.name];
    if (given !== undefined && given !== null && given !== '') return [];
    const value = followingDefault(field, values, now);
    return value === undefined ? [] : [[field.name, value]];
  });
  return { ...values, ...Object.fromEntries(following) };
}

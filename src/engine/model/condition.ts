// Whether something holds for a value, the same on both sides: what rules, actions and groups of a form ask.

/** Holds for a record when all given parts hold for the value at `field`. */
export interface Condition {
  readonly field: string;
  readonly present?: boolean;
  readonly equals?: string | number | boolean;
  readonly in?: readonly (string | number | boolean)[];
  readonly not?: readonly (string | number | boolean)[];
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

export function holds(condition: Condition | undefined, value: (path: string) => unknown): boolean {
  if (condition === undefined) return true;
  const actual = value(condition.field);
  const among = (list: readonly unknown[]) =>
    Array.isArray(actual) ? actual.some((item) => list.includes(item)) : list.includes(actual);
  return (
    (condition.present === undefined || isPresent(actual) === condition.present) &&
    (condition.equals === undefined || among([condition.equals])) &&
    (condition.in === undefined || among(condition.in)) &&
    (condition.not === undefined || !among(condition.not))
  );
}

// Some values of a field, as filters: one value is equality, several mean any of them.
import type { Filter } from '#engine/model/list-query.ts';

export function valuesOf(filters: readonly Filter[]): readonly string[] {
  return filters.filter(({ operator }) => operator === 'eq' || operator === 'in').flatMap(({ values }) => values);
}

/** The other of the two goes. */
export function anyOf(path: string, values: readonly string[]): Filter[] {
  return [
    { path, operator: 'eq', values: values.length === 1 ? values : [] },
    { path, operator: 'in', values: values.length > 1 ? values : [] },
  ];
}

// Whether a rule of the record demands a value, as the others are typed now.
import { useCallback, useMemo } from 'react';
import { holds } from '#engine/model/condition.ts';
import { fieldAt, type Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Path } from './form-store.ts';
import { useContainer, useFormScope } from './form-scope.ts';

export function useDemanded(field: Field | undefined, path: Path): boolean {
  const { shape, store, record } = useFormScope();
  const creating = record === undefined;
  const demands = useMemo(
    () =>
      shape.rules.filter(
        (rule) =>
          rule.rule === 'required' &&
          [rule.each, rule.field].filter((step) => step !== undefined).join('.') === field?.path &&
          (creating || rule.onCreateOnly !== true),
      ),
    [shape, field, creating],
  );
  const read = useCallback(
    (item: unknown) => {
      // What nobody types stands in the record alone.
      const known = (at: string) => valueAt(fieldAt(shape, at)?.readOnly === true ? record : store.get(), at);
      return demands.some(({ when, each }) => holds(when, each === undefined ? known : (at) => valueAt(item, at)));
    },
    [shape, store, record, demands],
  );
  return useContainer(path, demands.length === 0 ? undefined : read) ?? false;
}

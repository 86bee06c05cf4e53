// The values that a rule leaves to choose from: what it would refuse is not offered.
import { useCallback, useMemo } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import type { Field } from '#engine/model/entity.ts';
import { holds } from '#engine/model/condition.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { toNobody, useFormScope } from './form-scope.ts';

/** Undefined: no rule confines the field now. */
export function useOfferedOptions(field: Field | undefined): readonly string[] | undefined {
  const { shape, store, record } = useFormScope();
  const rules = useMemo(
    () =>
      shape.rules.flatMap((rule) =>
        rule.rule === 'options' &&
        rule.each === undefined &&
        rule.field === field?.path &&
        !(rule.onCreateOnly && record !== undefined)
          ? [rule]
          : [],
      ),
    [shape, field, record],
  );
  const inForce = useCallback(
    () => rules.findIndex((rule) => holds(rule.when, (path) => valueAt(store.get(), path))),
    [rules, store],
  );
  return rules[useStore(rules.length === 0 ? toNobody : store.subscribe, inForce)]?.options;
}

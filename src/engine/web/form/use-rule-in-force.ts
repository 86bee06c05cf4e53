// What the rules of a record say of a field, as the others are typed now.
import { useCallback, useMemo } from 'react';
import { holds } from '#engine/model/condition.ts';
import { fieldAt, type Field } from '#engine/model/entity.ts';
import type { Rule, RuleName } from '#engine/model/rules.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { Path } from './form-store.ts';
import { useContainer, useFormScope } from './form-scope.ts';

type Named<Name extends RuleName> = Extract<Rule, { readonly rule: Name; readonly field: string }>;

/** The first of these rules that holds for the field at the path; without a field none does. */
export function useRuleInForce<Name extends RuleName>(
  name: Name,
  field: Field | undefined,
  path: Path,
): Named<Name> | undefined {
  const { shape, store, record } = useFormScope();
  const creating = record === undefined;
  const rules = useMemo(
    () =>
      shape.rules.filter(
        (rule): rule is Named<Name> =>
          rule.rule === name &&
          'field' in rule &&
          [rule.each, rule.field].filter((step) => step !== undefined).join('.') === field?.path &&
          (creating || rule.onCreateOnly !== true),
      ),
    [shape, name, field, creating],
  );
  const read = useCallback(
    (item: unknown) => {
      // What nobody types stands in the record alone.
      const known = (at: string) => valueAt(fieldAt(shape, at)?.readOnly === true ? record : store.get(), at);
      return rules.findIndex(({ when, each }) => holds(when, each === undefined ? known : (at) => valueAt(item, at)));
    },
    [shape, store, record, rules],
  );
  return rules[useContainer(path, rules.length === 0 ? undefined : read) ?? -1];
}

import { useCallback } from 'react';
import { currencyOf, currencyPath, isOfRecord } from '#engine/kinds/currency-of.ts';
import type { Field } from '#engine/model/entity.ts';
import { useContainer, useFormScope } from './form-scope.ts';
import type { Path } from './form-store.ts';

/** The currency of an amount as its record is typed, or as that has it which is acted on; undefined where none is said. */
export function useCurrency(field: Field | undefined, path: Path): string | undefined {
  const { actsOn } = useFormScope();
  const read = useCallback(
    (container: unknown) => field && (currencyOf(field, container) ?? (actsOn && currencyOf(field, actsOn))),
    [field, actsOn],
  );
  const isSaidByOther = currencyPath(field?.currency) !== undefined;
  const said = useContainer(isOfRecord(field?.currency) ? path.slice(0, 1) : path, isSaidByOther ? read : undefined);
  return isSaidByOther ? said : field && currencyOf(field, undefined);
}

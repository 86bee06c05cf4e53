import { useMemo } from 'react';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';

/**
 * A nested record belongs to the parent in the address; the form neither shows nor changes that. The same object while
 * the place is the same.
 */
export function useFixedValues({ entity: name, parentId }: Place): Readonly<Record<string, unknown>> {
  return useMemo(() => {
    const { parent } = entityOf(name);
    if (parent === undefined || parentId === undefined) return {};
    return { [parent.field]: parent.many ? [parentId] : parentId };
  }, [name, parentId]);
}

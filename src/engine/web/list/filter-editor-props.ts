import type { Entity, Field } from '#engine/model/entity.ts';
import type { Filter } from '#engine/model/list-query.ts';

export interface FilterEditorProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly filters: readonly Filter[];
  /** Filters without values remove what was there. */
  readonly apply: (filters: readonly Filter[]) => void;
}

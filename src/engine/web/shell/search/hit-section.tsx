// What was found of an entity as it is shown: what each record is called, and what tells it from others of its name.
import type { NavigateFunction } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Places } from '#engine/model/places.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { recordDetail } from '#engine/web/fields/record-detail.ts';
import { recordTitle } from '#engine/web/fields/record-title.ts';
import type { useShowOf } from '#engine/web/fields/use-show.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import type { SearchSection } from './search-option.ts';

interface HitContext {
  readonly roles: readonly string[];
  readonly language: string;
  readonly text: Text;
  readonly showOf: ReturnType<typeof useShowOf>;
  readonly places: Places;
  readonly navigate: NavigateFunction;
}

export function sectionOf(
  entity: Entity,
  rows: readonly RecordValues[],
  { roles, language, text, showOf, places, navigate }: HitContext,
): SearchSection {
  const titleOf = (of: Entity, record: unknown) => recordTitle(of, record, { language, t: text });
  return {
    id: entity.name,
    title: text(labelKeys.entity(entity.name, 'many')),
    options: rows.flatMap((row) => {
      const path = pathOf(entity, row, places);
      if (path === undefined) return [];
      const label = titleOf(entity, row) || text(labelKeys.entity(entity.name, 'one'));
      const detail = recordDetail(entity, row, { roles, titleOf, show: showOf(entity.name) });
      return [
        {
          id: path,
          label,
          ...(detail !== '' && { detail }),
          icon: <Icon name={entity.icon} />,
          run: () => void navigate(path),
        },
      ];
    }),
  };
}

/** A nested record's page is found through its parent; where it has several, through the first. */
function pathOf({ name, parent }: Entity, record: RecordValues, places: Places): string | undefined {
  const value = parent === undefined ? undefined : valueAt(record, parent.field);
  const parentId: unknown = Array.isArray(value) ? value[0] : value;
  return places.record(name, record.id, typeof parentId === 'string' ? parentId : undefined);
}

// Records whose words match, of every entity that has a page and that the user may read; the server searches, an entity
// at a time.
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { entities } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import type { Places } from '#engine/model/places.ts';
import type { Entity } from '#engine/model/entity.ts';
import { namedBy } from '#engine/kinds/named-by.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { listRecords, type RecordValues } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { recordDetail } from '#engine/web/fields/record-detail.ts';
import { recordTitle } from '#engine/web/fields/record-title.ts';
import { useShowOf } from '#engine/web/fields/use-show.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { Icon } from '#engine/web/kit/icon.tsx';
import { sectionLimit, type SearchSection } from './search-option.ts';

/** Milliseconds without a key before the server is asked. */
const searchDelay = 250;
/** One letter matches nearly everything. */
const fewestLetters = 2;

/** In the order of the pages: first what the navigation leads to, then what is inside of it. */
const all: readonly Entity[] = Object.values<Entity>(entities);

interface RecordHits {
  readonly sections: readonly SearchSection[];
  readonly searching: boolean;
  readonly failed: boolean;
}

export function useRecordHits(typed: string): RecordHits {
  const text = useText();
  const language = useLanguage();
  const showOf = useShowOf();
  const { roles } = useSession();
  const navigate = useNavigate();
  const places = usePlaces();
  const searched = useSearchedEntities();
  const words = useDebounced(typed, searchDelay);
  const enough = typed.length >= fewestLetters;
  const answers = useQueries({
    // Of nothing typed nobody asks: an observer an entity would be made for each page.
    queries: (enough ? searched : []).map((entity) => ({
      queryKey: [recordsKey, entity.name, 'palette', words],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listRecords(
          { entity: entity.name },
          { search: words, filters: [], sort: [], offset: 0, limit: sectionLimit },
          signal,
        ),
      enabled: words === typed,
      retry: false,
    })),
  });
  if (!enough) return { sections: [], searching: false, failed: false };
  const isNamed = (entity: Entity) =>
    namedBy(entity, answers[searched.indexOf(entity)]?.data?.rows ?? [], words, true) !== undefined;
  // Whoever types a whole code or document means that record.
  const ordered = [...searched.filter(isNamed), ...searched.filter((entity) => !isNamed(entity))];
  const sections = ordered.map((entity): SearchSection => ({
    id: entity.name,
    title: text(labelKeys.entity(entity.name, 'many')),
    options: (answers[searched.indexOf(entity)]?.data?.rows ?? []).flatMap((row) => {
      const path = pathOf(entity, row, places);
      if (path === undefined) return [];
      const label = recordTitle(entity, row, { language, t: text }) || text(labelKeys.entity(entity.name, 'one'));
      const detail = recordDetail(entity, row, { roles, show: showOf(entity.name) });
      return [
        {
          id: path,
          label,
          ...(detail !== '' && { detail }),
          stale: words !== typed,
          icon: <Icon name={entity.icon} />,
          run: () => void navigate(path),
        },
      ];
    }),
  }));
  return {
    sections: sections.filter(({ options }) => options.length > 0),
    searching: words !== typed || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError }) => isError),
  };
}

function useSearchedEntities(): readonly Entity[] {
  const { may } = useSession();
  const places = usePlaces();
  return useMemo(
    () =>
      all
        .filter(({ name, search }) => search.length > 0 && may(name, 'read') && places.route('record', name))
        .sort((a, b) => rankOf(a, places) - rankOf(b, places)),
    // What the person may follows from his roles, as his places do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [places],
  );
}

/** In the order of the routes, nested ones after all others. */
function rankOf({ name, parent }: Entity, places: Places): number {
  const place = routes.findIndex(({ path }) => path === places.route('record', name)?.path);
  return parent === undefined ? place : place + routes.length;
}

/** A nested record's page is found through its parent; where it has several, through the first. */
function pathOf({ name, parent }: Entity, record: RecordValues, places: Places): string | undefined {
  const value = parent === undefined ? undefined : valueAt(record, parent.field);
  const parentId: unknown = Array.isArray(value) ? value[0] : value;
  return places.record(name, record.id, typeof parentId === 'string' ? parentId : undefined);
}

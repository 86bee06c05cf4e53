// Records whose words match, of every entity that has a page and that the user may read; the server searches, an entity
// at a time.
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { entities } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import type { Places } from '#engine/model/places.ts';
import type { Entity } from '#engine/model/entity.ts';
import { namedBy } from '#engine/kinds/named-by.ts';
import { listRecords } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useShowOf } from '#engine/web/fields/use-show.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
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
  const isSearching = typed.length >= fewestLetters;
  const { hits, isFetching, isError } = useQueries({
    // Of nothing typed nobody asks, and a key makes no observers: they are one an entity.
    queries: (isSearching && words.length >= fewestLetters ? searched : []).map((entity) => ({
      queryKey: [recordsKey, entity.name, 'palette', words],
      queryFn: ({ signal }: { signal: AbortSignal }) => findHits({ entity, words, roles, signal }),
      enabled: words === typed,
      retry: false,
    })),
    combine: together,
  });
  // One answer an entity: they are drawn when no key waits.
  const answered = useMemo(() => ({ words, hits }), [words, hits]);
  const shown = useDeferredValue(answered);
  const found = useMemo(() => {
    const isNamed = (entity: Entity) =>
      namedBy(entity, shown.hits[searched.indexOf(entity)]?.rows ?? [], shown.words, true) !== undefined;
    // Whoever types a whole code or document means that record.
    const ordered = [...searched.filter(isNamed), ...searched.filter((entity) => !isNamed(entity))];
    const context = { roles, language, text, showOf, places, navigate };
    const sections = ordered.flatMap((entity) => {
      const hit = shown.hits[searched.indexOf(entity)];
      return hit === undefined ? [] : [hit.sectionOf(entity, hit.rows, context)];
    });
    return sections.filter(({ options }) => options.length > 0);
  }, [shown, searched, roles, language, text, showOf, places, navigate]);
  if (!isSearching) return { sections: [], searching: false, failed: false };
  return {
    // What comes later of the same words makes nothing stale of what is there.
    sections: shown.words === typed ? found : found.map(asStale),
    searching: words !== typed || shown !== answered || isFetching,
    failed: isError,
  };
}

function asStale({ options, ...section }: SearchSection): SearchSection {
  return { ...section, options: options.map((option) => ({ ...option, stale: true })) };
}

/** The same hits as long as no answer comes. */
function together<Hits>(answers: readonly Pick<UseQueryResult<Hits>, 'data' | 'isFetching' | 'isError'>[]) {
  return {
    hits: answers.map(({ data }) => data),
    isFetching: answers.some((answer) => answer.isFetching),
    isError: answers.some((answer) => answer.isError),
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

interface HitQuestion {
  readonly entity: Entity;
  readonly words: string;
  readonly roles: readonly string[];
  readonly signal: AbortSignal;
}

/** With how they are shown, which no page needs until somebody searches. */
async function findHits({ entity, words, roles, signal }: HitQuestion) {
  const { detailReferences, sectionOf } = await import('./hit-section.tsx');
  const wanted = detailReferences(entity, roles);
  const { rows } = await listRecords(
    { entity: entity.name },
    {
      search: words,
      filters: [],
      sort: [],
      offset: 0,
      limit: sectionLimit,
      ...(wanted.length > 0 && { with: wanted }),
    },
    signal,
  );
  return { rows, sectionOf };
}

// Records whose words match, of every entity that has a page and that the user may read; the server searches all of
// them at one question.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { entities } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import type { Places } from '#engine/model/places.ts';
import type { Entity } from '#engine/model/entity.ts';
import { searchedWords } from '#engine/model/list-query.ts';
import { namedBy } from '#engine/kinds/named-by.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { searchRecords } from '#engine/web/api/record-calls.ts';
import { answersHold } from '#engine/web/api/query-client.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useShowOf } from '#engine/web/fields/use-show.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { SearchSection } from './search-option.ts';

/** Milliseconds without a key before the server is asked. */
const searchDelay = 250;
const isSearched = new RegExp(searchedWords, 'u');

/** In the order of the pages: first what the navigation leads to, then what is inside of it. */
const all: readonly Entity[] = Object.values<Entity>(entities);

interface RecordHits {
  readonly sections: readonly SearchSection[];
  readonly searching: boolean;
  /** Why not all was searched. */
  readonly problem: string | undefined;
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
  const isSearching = isSearched.test(typed);
  const { data, isFetching, error } = useQuery({
    queryKey: [recordsKey, 'search', words],
    queryFn: ({ signal }) => findHits(words, signal),
    enabled: isSearching && words === typed && searched.length > 0,
    retry: false,
    // A part of it is asked anew by the next who looks.
    staleTime: ({ state }) => (state.data?.isPartial === true ? 0 : answersHold),
    // What was found before stays until there is something else.
    placeholderData: keepPreviousData,
  });
  // Drawn when no key waits.
  const shown = useDeferredValue(data);
  const found = useMemo(() => {
    if (shown === undefined) return [];
    const { records, sectionOf } = shown;
    const hits = searched.flatMap((entity) => {
      const rows = records.get(entity.collection);
      return rows === undefined ? [] : [{ entity, rows }];
    });
    // Whoever types a whole code or document means that record.
    const [named = [], others = []] = [true, false].map((wanted) =>
      hits.filter(({ entity, rows }) => (namedBy(entity, rows, shown.words, true) !== undefined) === wanted),
    );
    const context = { roles, language, text, showOf, places, navigate };
    return [...named, ...others]
      .map(({ entity, rows }) => sectionOf(entity, rows, context))
      .filter(({ options }) => options.length > 0);
  }, [shown, searched, roles, language, text, showOf, places, navigate]);
  if (!isSearching) return { sections: [], searching: false, problem: undefined };
  const partly = shown?.words === typed && shown.isPartial ? text('palette.failed') : undefined;
  return {
    // What comes later of the same words makes nothing stale of what is there.
    sections: shown?.words === typed ? found : isOfLike(shown?.words ?? '', typed) ? found.map(asStale) : [],
    searching: words !== typed || shown !== data || isFetching,
    problem: error === null ? partly : failureText(error, text),
  };
}

/** One goes on where the other ends: what was found by it may be meant still. */
function isOfLike(before: string, typed: string): boolean {
  return typed.startsWith(before) || before.startsWith(typed);
}

function asStale({ options, ...section }: SearchSection): SearchSection {
  return { ...section, options: options.map((option) => ({ ...option, stale: true })) };
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

/** With how they are shown, which no page needs until somebody searches. */
async function findHits(words: string, signal: AbortSignal) {
  const [{ sectionOf }, { found, missing }] = await Promise.all([
    import('./hit-section.tsx'),
    searchRecords(words, signal),
  ]);
  return {
    records: new Map(found.map(({ collection, records }) => [collection, records])),
    words,
    isPartial: missing.length > 0,
    sectionOf,
  };
}

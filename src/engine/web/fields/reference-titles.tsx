// Titles of referred records. A list asks once for all ids of a column; elsewhere each cell asks for its own.
import { createContext, useContext, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueries } from '@tanstack/react-query';
import { fieldAt } from '#engine/model/entity.ts';
import { linkName, linkNamed } from '#engine/model/link.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { linkedRecordsQuery, useReferencedRecords } from '#engine/web/api/records.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { opensElsewhere } from '#engine/web/routing/opens-elsewhere.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { recordTitle } from './record-title.ts';

/** How a record is called: undefined while unknown, empty for what is gone or forbidden. */
type TitleOf = (id: string) => string | undefined;

/** How links to records lead there. */
export interface Links {
  /** Where a record is opened; undefined where it has no screen or the reader may not see it. */
  readonly pathOf: (entity: string, id: string) => string | undefined;
  /** Opens what a plain link leads to within the application, where the press asks for no other window. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What all references of a list share: asked for and made once. */
export interface ListLinks extends Links {
  /** By what they lead to (`linkName`); absent where the list asked for none. */
  readonly titles: ReadonlyMap<string, TitleOf>;
}

/** Of the list around; undefined where there is none. */
export const ListLinksContext = createContext<ListLinks | undefined>(undefined);

interface ReferenceTitlesProps {
  /** What they lead to (`linkName`) → ids, or values of lookups, that the children will show. */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
  readonly children: ReactNode;
}

export function ReferenceTitles({ wanted, children }: ReferenceTitlesProps) {
  const { may } = useSession();
  const t = useText();
  const language = useLanguage();
  const own = useLinks();
  const entries = useMemo(() => [...wanted].map(([name, ids]) => ({ name, link: linkNamed(name), ids })), [wanted]);
  const answers = useQueries({
    queries: entries.map(({ link, ids }) => ({
      ...linkedRecordsQuery(link, ids),
      enabled: ids.length > 0 && may(link.entity, 'read'),
    })),
    combine: dataOf,
  });
  // The same as long as `wanted` and the answers are: each link of the list is drawn anew with it.
  const links = useMemo((): ListLinks => {
    const titles = entries.map(({ name, link }, index): [string, TitleOf] => {
      const records = may(link.entity, 'read') ? answers[index] : none;
      const titleOf = (record: RecordValues) => recordTitle(entityOf(link.entity), record, { language, t });
      return [name, (id) => titleIn(records, id, titleOf)];
    });
    return { ...own, titles: new Map(titles) };
  }, [entries, answers, may, language, t, own]);
  return <ListLinksContext value={links}>{children}</ListLinksContext>;
}

/** Whoever reads none is refused: he is told of none. */
const none: ReadonlyMap<string, RecordValues> = new Map();

const dataOf = <Data,>(answers: readonly { readonly data: Data }[]): readonly Data[] => answers.map(({ data }) => data);

function titleIn(
  records: ReadonlyMap<string, RecordValues> | undefined,
  id: string,
  title: (record: RecordValues) => string,
): string | undefined {
  const record = records?.get(id);
  return record === undefined ? records && '' : title(record);
}

/** The same as long as rights and routes are. */
export function useLinks(): Links {
  const { may } = useSession();
  const places = usePlaces();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      pathOf: (entity, id) => (may(entity, 'read') ? places.record(entity, id) : undefined),
      follow: (event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        const path = event.currentTarget.getAttribute('href') ?? '';
        // To where one is: as browsers do.
        void navigate(path, { replace: path === location.pathname + location.search + location.hash });
      },
    }),
    [may, places, navigate],
  );
}

/** How records are called whose titles a list above has asked for. Undefined where nobody has; then useTitles does. */
export function useKnownTitles(entity: string, by?: string): TitleOf | undefined {
  return useContext(ListLinksContext)?.titles.get(linkName({ entity, by }));
}

/** The entity of those who sign in. */
const people = 'user';

/** Titles of the ids, in their order; undefined while unknown, empty for what is gone or forbidden. */
export function useTitles(entityName: string, ids: readonly string[], by?: string): readonly (string | undefined)[] {
  const t = useText();
  const language = useLanguage();
  const known = useKnownTitles(entityName, by);
  const { may, user } = useSession();
  // Whoever reads none is refused.
  const isAsked = known === undefined && may(entityName, 'read');
  const own = useReferencedRecords(entityName, isAsked ? ids : [], by);
  const settled = own.isError || !isAsked ? none : undefined;
  const entity = entityOf(entityName);
  const titleOf =
    known ?? ((id) => titleIn(own.data ?? settled, id, (record) => recordTitle(entity, record, { language, t })));
  return ids.map((id) => {
    const title = titleOf(id);
    // Everybody knows what he is called himself.
    return !title && entityName === people && id === user?.id ? user.name : title;
  });
}

/** A record's own title, with the titles of the records it is named after; undefined while those are unknown. */
export function useRecordTitle(entityName: string, record: unknown): string {
  const t = useText();
  const language = useLanguage();
  const entity = entityOf(entityName);
  const references = entity.title.flatMap((path) => fieldAt(entity, path)?.reference?.entity ?? []);
  const ids = entity.title.flatMap((path) =>
    fieldAt(entity, path)?.reference === undefined ? [] : [valueAt(record, path)],
  );
  const first = useTitles(references[0] ?? entityName, typeof ids[0] === 'string' ? [ids[0]] : []);
  const second = useTitles(references[1] ?? entityName, typeof ids[1] === 'string' ? [ids[1]] : []);
  const titles = new Map([
    [ids[0], first[0]],
    [ids[1], second[0]],
  ]);
  return recordTitle(entity, record, { language, t, titleOf: (_entity, id) => titles.get(id) });
}

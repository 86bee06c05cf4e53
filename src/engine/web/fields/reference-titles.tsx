// Titles of referred records. A list asks once for all ids of a column; elsewhere each cell asks for its own.
import { createContext, useContext, type ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { fieldAt } from '#engine/model/entity.ts';
import { linkName, linkNamed } from '#engine/model/link.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { linkedRecordsQuery, useReferencedRecords } from '#engine/web/api/records.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { recordTitle } from './record-title.ts';

type Known = ReadonlyMap<string, ReadonlyMap<string, RecordValues> | undefined>;

/** Whoever reads none is refused: he is told of none. */
const none: ReadonlyMap<string, RecordValues> = new Map();

const KnownRecords = createContext<Known>(new Map());

interface ReferenceTitlesProps {
  /** What they lead to (`linkName`) → ids, or values of lookups, that the children will show. */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
  readonly children: ReactNode;
}

export function ReferenceTitles({ wanted, children }: ReferenceTitlesProps) {
  const { may } = useSession();
  const entries = [...wanted].map(([name, ids]) => ({ name, link: linkNamed(name), ids }));
  const known = useQueries({
    queries: entries.map(({ link, ids }) => ({
      ...linkedRecordsQuery(link, ids),
      enabled: ids.length > 0 && may(link.entity, 'read'),
    })),
    combine: (answers): Known =>
      new Map(
        answers.flatMap((answer, index) => {
          const { [index]: entry } = entries;
          return entry === undefined
            ? []
            : [[entry.name, may(entry.link.entity, 'read') ? answer.data : none] as const];
        }),
      ),
  });
  return <KnownRecords value={known}>{children}</KnownRecords>;
}

/**
 * How records are called whose titles a list above has asked for: undefined while unknown, empty for what is gone or
 * forbidden. Undefined where nobody has asked; then useTitles does, which watches the server's answer by itself.
 */
export function useKnownTitles(entityName: string, by?: string): ((id: string) => string | undefined) | undefined {
  const t = useText();
  const language = useLanguage();
  const shared = useContext(KnownRecords);
  const name = linkName({ entity: entityName, by });
  if (!shared.has(name)) return undefined;
  const records = shared.get(name);
  const entity = entityOf(entityName);
  return (id) => {
    const record = records?.get(id);
    return record === undefined ? records && '' : recordTitle(entity, record, { language, t });
  };
}

/** The entity of those who sign in. */
const people = 'user';

/** Titles of the ids, in their order; undefined while unknown, empty for what is gone or forbidden. */
export function useTitles(entityName: string, ids: readonly string[], by?: string): readonly (string | undefined)[] {
  const t = useText();
  const language = useLanguage();
  const shared = useContext(KnownRecords);
  const { may, user } = useSession();
  const name = linkName({ entity: entityName, by });
  const inList = shared.has(name);
  // Whoever reads none is refused.
  const isAsked = !inList && may(entityName, 'read');
  const own = useReferencedRecords(entityName, isAsked ? ids : [], by);
  const records = inList ? shared.get(name) : own.data;
  const entity = entityOf(entityName);
  const settled = records !== undefined || own.isError || !isAsked;
  return ids.map((id) => {
    const record = records?.get(id);
    if (record !== undefined) return recordTitle(entity, record, { language, t });
    // Everybody knows what he is called himself.
    if (entityName === people && id === user?.id) return user.name;
    return settled ? '' : undefined;
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

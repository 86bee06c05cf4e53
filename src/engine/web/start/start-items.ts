// What of the start page a reader has: by his roles, his rights and the places that admit him.
import { useMemo } from 'react';
import { start } from '#generated/navigation.ts';
import { mayEnter, mayPass } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Preset } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { writeListState } from '#engine/web/list/list-state.ts';
import { newRecordId } from '#engine/web/record/new-record.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useSession } from '#engine/web/session/use-session.ts';

export interface Creation {
  readonly entity: Entity;
  readonly to: string;
}

/** The records of a preset, and the list that shows them all. */
export interface Pile {
  readonly entity: Entity;
  readonly preset: Preset;
  /** Paths of fields that the reader may see. */
  readonly facts: readonly string[];
  readonly to: string;
}

export interface StartItems {
  readonly creations: readonly Creation[];
  readonly counts: readonly Pile[];
  readonly queues: readonly Pile[];
}

export function useStartItems(): StartItems {
  const { roles, signedIn, may } = useSession();
  const places = usePlaces();
  return useMemo(() => {
    const mine = start.filter(({ auth }) => mayEnter(auth, { roles, signedIn }));
    const creations = mine.flatMap(({ show, entity }): Creation[] => {
      const to = show === 'create' && may(entity, 'create') ? places.record(entity, newRecordId) : undefined;
      return to === undefined ? [] : [{ entity: entityOf(entity), to }];
    });
    const pilesOf = (kind: 'count' | 'queue') =>
      mine.flatMap(({ show, entity: name, preset: wanted, facts }): Pile[] => {
        const entity = entityOf(name);
        const preset = entity.presets.find((one) => one.name === wanted);
        const list = places.list(name);
        const sees = (path: string) => mayPass(fieldAt(entity, path)?.access?.read, roles);
        if (show !== kind || preset === undefined || list === undefined || !may(name, 'read')) return [];
        if (!preset.filters.every(({ path }) => sees(path))) return [];
        return [{ entity, preset, facts: facts.filter(sees), to: `${list}?${addressOf(preset)}` }];
      });
    return { creations, counts: pilesOf('count'), queues: pilesOf('queue') };
    // What the person may follows from his roles.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [roles, signedIn, places]);
}

function addressOf({ filters, sort = [] }: Preset): string {
  return writeListState({ search: '', filters, sort, page: 1, size: 25, hidden: [] }).toString();
}

/** Its first records, in its own order; with their number. */
export function queryOf({ entity, preset }: Pile, limit: number): ListQuery {
  return { search: '', filters: preset.filters, sort: preset.sort ?? entity.sort, offset: 0, limit };
}

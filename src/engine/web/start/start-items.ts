// What of the start page a reader has: by his roles, his rights and the places that admit him.
import { useMemo } from 'react';
import { start } from '#generated/navigation.ts';
import { mayEnter, mayPass } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Preset } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import {
  changeListState,
  listQueryOf,
  readListState,
  writeListState,
  type ListState,
} from '#engine/web/list/list-state.ts';
import { mayAsk } from '#engine/web/list/preset-state.ts';
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

/** A component of a module. */
interface Part {
  readonly entity: Entity;
  readonly panel: string;
}

export interface StartItems {
  readonly parts: readonly Part[];
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
        if (show !== kind || preset === undefined || list === undefined || !may(name, 'read')) return [];
        if (!mayAsk(preset, entity, roles)) return [];
        const seen = facts.filter((path) => mayPass(fieldAt(entity, path)?.access?.read, roles));
        return [
          { entity, preset, facts: seen, to: `${list}?${writeListState(listOf({ entity, preset })).toString()}` },
        ];
      });
    const parts = mine.flatMap(({ entity, panel }): Part[] =>
      panel === undefined || !may(entity, 'read') ? [] : [{ entity: entityOf(entity), panel }],
    );
    return { parts, creations, counts: pilesOf('count'), queues: pilesOf('queue') };
    // What the person may follows from his roles.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [roles, signedIn, places]);
}

/** A fresh list with the preset pressed. */
function listOf({ entity, preset }: Pick<Pile, 'entity' | 'preset'>): ListState {
  const fresh = readListState(new URLSearchParams(), entity);
  return changeListState(fresh, { type: 'preset', preset, among: entity.presets }, entity);
}

/** Its first records, in its own order; with their number. */
export function queryOf(pile: Pile, limit: number): ListQuery {
  return { ...listQueryOf(listOf(pile), pile.entity), limit };
}

// GET /api/search: one question of whoever looks for something and does not say where. Each collection is searched as its
// list is, with the rights, rows and masks of the reader.
import { once } from 'node:events';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { foundOfEach, mostReferred } from '#engine/model/list-query.ts';
import { toldReferences } from '#engine/model/told-apart.ts';
import type { Actor } from '../actor.ts';
import { addCall } from '../http/add-call.ts';
import { ApiError } from '../http/api-error.ts';
import { whenGone } from '../http/when-gone.ts';
import type { RegisterRoutes } from '../module.ts';
import type { Records } from '../records/build-records.ts';
import { entityNamed } from '../records/entity-table.ts';
import type { Values } from '../records/present-record.ts';
import { referredColumn, seesReferred } from '../records/referred-values.ts';
import { mayRead } from '../records/rights.ts';
import { calls } from './calls.ts';

/** Whoever types waits no longer for the slowest of many tables. */
const answerMs = 2_000;
/** So many searches at a time: others ask the database as well. */
const atOnce = 4;

const searched = Object.values<Entity>(entities).filter(({ search }) => search.length > 0);

export const registerSearch: RegisterRoutes = (app, { records }) => {
  addCall(app, calls.search, {
    admit: ({ actor }) => {
      if (actor === null) throw new ApiError('UNAUTHENTICATED');
      return actor;
    },
    handler: async (request, reply, actor) => {
      const { q: words } = request.query as { readonly q: string };
      const gone = new AbortController();
      const takeBack = whenGone(request, reply, () => gone.abort());
      try {
        return await searchEach(
          searched.filter((entity) => mayRead(entity, actor)),
          {
            find: (entity) => findRecords(records, entity, { words, actor }),
            missed: (entity, error) => request.log.warn({ err: error, entity: entity.name }, 'Not searched'),
            signal: AbortSignal.any([gone.signal, AbortSignal.timeout(answerMs)]),
          },
        );
      } finally {
        takeBack();
      }
    },
  });
};

interface Asking {
  readonly words: string;
  readonly actor: Actor;
}

async function findRecords(records: Records, entity: Entity, { words, actor }: Asking): Promise<readonly Values[]> {
  const columns = toldReferences(entity, entityNamed).flatMap((path) => referredColumn(entity, path) ?? []);
  const seen = columns.filter((column) => seesReferred(entity, column, actor)).slice(0, mostReferred);
  const parameters = {
    search: words,
    filters: [],
    sort: [],
    offset: 0,
    limit: foundOfEach,
    with: seen.map(({ path }) => path),
  };
  return (await records.list(entity.name, { parameters, actor, uncounted: true })).rows;
}

interface Searching {
  readonly find: (entity: Entity) => Promise<readonly Values[]>;
  /** It could not be searched; what is wrong with the question itself is thrown. */
  readonly missed: (entity: Entity, error: unknown) => void;
  /** What has not answered until then is missing. */
  readonly signal: AbortSignal;
}

interface Answer {
  readonly found: readonly { readonly collection: string; readonly records: readonly Values[] }[];
  readonly missing: readonly string[];
}

/** Rejects when nothing at all could be searched. What was asked when time is up goes on, within a statement's limit. */
export async function searchEach(asked: readonly Entity[], { find, missed, signal }: Searching): Promise<Answer> {
  const found = new Map<Entity, readonly Values[]>();
  const failures: unknown[] = [];
  const waiting = [...asked];
  const work = async (): Promise<void> => {
    for (let entity = waiting.shift(); entity !== undefined && !signal.aborted; entity = waiting.shift())
      try {
        found.set(entity, await find(entity));
      } catch (error) {
        if (error instanceof ApiError && error.statusCode < 500) {
          waiting.length = 0;
          throw error;
        }
        failures.push(error);
        missed(entity, error);
      }
  };
  const all = Promise.all(Array.from({ length: atOnce }, work));
  await Promise.race([all, ...(signal.aborted ? [undefined] : [once(signal, 'abort')])]);
  if (found.size === 0 && asked.length > 0) throw failures[0] ?? new ApiError('TIMEOUT');
  return {
    found: asked.flatMap((entity) => {
      const records = found.get(entity) ?? [];
      return records.length === 0 ? [] : [{ collection: entity.collection, records }];
    }),
    missing: asked.filter((entity) => !found.has(entity)).map(({ collection }) => collection),
  };
}

// The operations on records of any entity, by its name: what the routes call, and whoever else works with records.
import type { Translate } from '#engine/kinds/check-record.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { ActionAnswer } from '#engine/model/errors.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import { actOnRecord } from './act-on-record.ts';
import { createOnce } from './create-once.ts';
import { entityNamed } from './entity-table.ts';
import { listActions } from './list-actions.ts';
import { buildKeptPlans } from './kept-plans.ts';
import { planPage, readPage, type Page } from './list-records.ts';
import { presentRecord, type Values } from './present-record.ts';
import { readHistory } from './read-history.ts';
import { readRecordQuery, type Parameters } from './read-list-query.ts';
import { checkParent, readRecord, type At, type RecordParts } from './record-context.ts';
import { removeRecord } from './remove-record.ts';
import { checkRight } from './rights.ts';
import { buildSearchShares } from './search-shares.ts';
import { buildTotals, noTotals } from './totals.ts';
import { withinBudget } from '../http/request-budget.ts';
import { updateRecord } from './write-records.ts';

/** Guests are null: they get 401. */
type Who = Actor | null;

export interface Records {
  list(
    entity: string,
    request: {
      readonly parameters: Parameters | ListQuery;
      readonly actor: Who;
      readonly parentId?: string | undefined;
      readonly exactTotal?: boolean;
      /** Only the rows: how many more there are is not asked. */
      readonly uncounted?: boolean;
    },
  ): Promise<Page>;
  read(entity: string, at: At, actor: Who): Promise<Values>;
  /** Once for each key of an actor. */
  create(
    entity: string,
    request: {
      readonly body: unknown;
      readonly actor: Who;
      readonly parentId?: string | undefined;
      readonly key?: string | undefined;
    },
  ): Promise<Values>;
  /** Merges the body into the record. */
  update(
    entity: string,
    at: At,
    request: { readonly body: unknown; readonly actor: Who; readonly version?: number | undefined },
  ): Promise<Values>;
  remove(
    entity: string,
    at: At,
    request: { readonly actor: Who; readonly version?: number | undefined },
  ): Promise<Values>;
  act(
    entity: string,
    at: At,
    request: {
      readonly action: string;
      readonly body: unknown;
      readonly actor: Who;
      readonly version?: number | undefined;
    },
  ): Promise<Values>;
  /** What may be done with the record as it is, with texts in the reader's language. */
  actions(entity: string, at: At, request: { readonly actor: Who; readonly t: Translate }): Promise<ActionAnswer[]>;
  history(
    entity: string,
    at: At,
    request: { readonly actor: Who; readonly offset: number; readonly limit: number },
  ): Promise<Page>;
}

/** Everything answered is as the actor may see it. */
export function buildRecords(parts: RecordParts): Records {
  const { database } = parts;
  const totals = buildTotals(database);
  const shares = buildSearchShares(database);
  const plans = buildKeptPlans();
  return {
    async list(name, { parameters, actor, parentId, exactTotal, uncounted }) {
      const entity = entityNamed(name);
      checkRight(entity, 'read', actor);
      if (parentId !== undefined) await checkParent(database, entity, parentId, actor);
      const plan = plans.of({ entity, parameters, actor, parentId }, () => {
        const query = isListQuery(parameters)
          ? withinBudget(parameters)
          : readRecordQuery(entity, parameters, parts.clock());
        return planPage({ entity, query, actor, ...(parentId !== undefined && { parentId }) });
      });
      return readPage(database, plan, {
        actor,
        totals: uncounted ? noTotals : totals,
        shares,
        ...(exactTotal && { exactTotal }),
      });
    },
    async read(name, at, actor) {
      const entity = entityNamed(name);
      checkRight(entity, 'read', actor);
      return presentRecord(entity, await readRecord(database, entity, { at, actor }), actor);
    },
    async create(name, request) {
      const entity = entityNamed(name);
      const record = await createOnce(parts, { entity, ...request });
      return present(entity, record, request.actor);
    },
    async update(name, at, request) {
      const entity = entityNamed(name);
      return present(entity, await updateRecord(parts, { entity, at, ...request }), request.actor);
    },
    async remove(name, at, request) {
      const entity = entityNamed(name);
      return present(entity, await removeRecord(parts, { entity, at, ...request }), request.actor);
    },
    async act(name, at, request) {
      const entity = entityNamed(name);
      return present(entity, await actOnRecord(parts, { entity, at, ...request }), request.actor);
    },
    async actions(name, at, { actor, t }) {
      const entity = entityNamed(name);
      checkRight(entity, 'read', actor);
      return listActions(parts, { entity, current: await readRecord(database, entity, { at, actor }), actor, t });
    },
    async history(name, at, { actor, offset, limit }) {
      const entity = entityNamed(name);
      checkRight(entity, 'read', actor);
      await readRecord(database, entity, { at, actor });
      return readHistory(database, { entity, id: at.id, actor, offset, limit });
    },
  };
}

function present(entity: Entity, record: Values, actor: Who): Values {
  return actor === null ? {} : presentRecord(entity, record, actor);
}

function isListQuery(parameters: Parameters | ListQuery): parameters is ListQuery {
  return Array.isArray((parameters as Partial<ListQuery>).filters);
}

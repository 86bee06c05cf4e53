// What an order would cost, which visits are free and what speaks against it, before anything is sold: the body of a
// new order, however far it is filled in; nothing is written and nothing held.
import { entities } from '#generated/entities.ts';
import type { Translate } from '#engine/kinds/check-record.ts';
import { problemText } from '#engine/kinds/check-record.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { firstOfEach, type Problem } from '#engine/model/rules.ts';
import type { Shape } from '#engine/model/entity.ts';
import type { Pool } from '#business/rides/slots.ts';
import type { Actor } from '#engine/server/actor.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import { applyInput, checkCopies } from '#engine/server/records/apply-input.ts';
import { checkData, inUtc } from '#engine/server/records/check-data.ts';
import { checkReferences } from '#engine/server/records/check-references.ts';
import { withInitialValues } from '#engine/server/records/initial-values.ts';
import { presentRecord, type Values } from '#engine/server/records/present-record.ts';
import type { FilledSlot } from '#business/rides/server.ts';
import { examineSale } from './examine-sale.ts';
import { readDraft } from './sale-draft.ts';

export interface ProblemAnswer {
  /** Dotted: `products.0.quantity`. */
  readonly path: string;
  /** `required` where something is not filled in yet. */
  readonly rule: string;
  /** In the reader's language. */
  readonly message: string;
}

export interface SlotAnswer {
  /** Absent for opening hours. */
  readonly time?: string;
  /** Places left in the pool of the channel. */
  readonly free: number;
}

export interface QuoteAnswer {
  readonly lines: unknown;
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly serviceFee: number;
  readonly total: number;
  readonly slots: readonly SlotAnswer[];
  readonly problems: readonly ProblemAnswer[];
}

interface QuoteQuestion {
  readonly database: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly body: Values;
  readonly t: Translate;
}

export async function quoteOrder({ database, actor, now, body, t }: QuoteQuestion): Promise<QuoteAnswer> {
  const entity = entities.order;
  const applied = applyInput({ entity, body, actor });
  const record: Values = inUtc(
    entity.fields,
    normaliseRecord(entity.fields, withInitialValues(entity.fields, applied.record, { actor, now })),
  );
  const { priced, channel, slots, problems } = await examineSale({
    database,
    actor,
    now,
    draft: readDraft(record),
    lock: false,
  });
  const references = await checkReferences(database, { entity, record, actor });
  const own = [
    ...applied.problems,
    ...(await checkData(entity, record, { now, creating: true })),
    ...references.problems,
    ...checkCopies(entity, applied, references.snapshots, actor),
  ];
  refuseMisfits(entity, own);
  const { subtotal = 0, discount = 0, serviceFee = 0, total = 0, currency = 'BRL' } = priced ?? {};
  return {
    lines: presentRecord(entity, { products: priced?.lines ?? [] }, actor)['products'],
    currency,
    subtotal,
    discount,
    serviceFee,
    total,
    slots: channel === undefined ? [] : answerSlots(slots, channel.stockPool),
    problems: answerProblems(entity, [...own, ...problems], t),
  };
}

/**
 * Half filled in is what somebody still types; these nobody types, and passed over they would quote another order than
 * the one asked for.
 */
const misfits: readonly string[] = ['type', 'unknownField', 'readOnly', 'forbidden'];

export function refuseMisfits(shape: Shape, problems: readonly Problem[]): void {
  const found = problems.filter(({ rule }) => misfits.includes(rule));
  if (found.length > 0) throw invalid(shape, firstOfEach(found));
}

export function answerSlots(slots: readonly FilledSlot[], pool: Pool): SlotAnswer[] {
  return slots.map(({ time, free }) => ({ ...(time !== undefined && { time }), free: free[pool] }));
}

export function answerProblems(shape: Shape, problems: readonly Problem[], t: Translate): ProblemAnswer[] {
  return firstOfEach(problems).map((problem) => ({
    path: problem.path.join('.'),
    rule: problem.rule,
    message: problemText(problem, shape, t),
  }));
}

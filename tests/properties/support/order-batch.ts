// Three clients at once, as a command of fast-check: whatever came of it must be what some order of their calls, one
// after the other, makes of the model. Deadlines that pass are calls of the background job, one for each order.
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '#tests/support/app.ts';
import {
  checkCoupons,
  checkKeys,
  checkMoney,
  checkPlaces,
  checkPurchases,
  checkReferences,
  checkTimelines,
} from '#tests/support/standing-invariants.ts';
import { callOf, later, type Draws } from './order-calls.ts';
import { apply, type Outcome } from './order-model.ts';
import { couponsLeft, type Call, type Model, type ModelOrder } from './order-state.ts';
import { coupons, type OrderWorld, type Seen } from './order-world.ts';

/** Where the model stands, and the ids of what it calls by names of its own. */
export interface Standing {
  model: Model;
  batches: number;
  readonly ids: Map<string, string>;
  readonly complaints: Map<string, string[]>;
}

interface Sent {
  readonly call: Call;
  /** None of the job's calls: it says nothing of each. */
  readonly answer?: Answer;
}

export class Batch implements fc.AsyncCommand<Standing, OrderWorld> {
  readonly draws: Draws;
  readonly falsify: (answer: Answer) => Answer;
  private told = 'not run';

  constructor(draws: Draws, falsify = (answer: Answer) => answer) {
    this.draws = draws;
    this.falsify = falsify;
  }

  check(): boolean {
    return true;
  }

  async run(standing: Standing, world: OrderWorld): Promise<void> {
    standing.model = { ...standing.model, now: later(standing.model.now, this.draws.pause) };
    world.setTime(standing.model.now);
    standing.batches += 1;
    const calls = this.draws.wishes.map((wish, index) =>
      callOf(standing.model, this.draws, wish, `order-${standing.batches}-${index}`),
    );
    this.told = calls.map(tell).join(' | ');
    const overdue = this.draws.jobs ? overdueOf(standing.model) : [];
    const [answers] = await Promise.all([
      Promise.all(calls.map((call) => world.send(call, standing))),
      this.draws.jobs ? world.server.runJobs() : undefined,
    ]);
    const sent: Sent[] = [
      ...calls.map((call, index) => ({ call, answer: this.falsify(answers[index] as Answer) })),
      ...overdue.map((call) => ({ call })),
    ];
    this.told = sent
      .map(
        ({ call, answer }) =>
          `${tell(call)} → ${answer === undefined ? 'job' : `${answer.status}${answer.status < 300 ? '' : ` ${answer.body?.code}`}`}`,
      )
      .join(' | ');
    await settle(standing, world, sent, this.told);
    await checkData(world);
  }

  toString(): string {
    return `[${this.draws.jobs ? 'jobs ' : ''}pause ${this.draws.pause}: ${this.told}]`;
  }
}

/** The model after it, and the ids that are new. */
async function settle(standing: Standing, world: OrderWorld, sent: readonly Sent[], told: string): Promise<void> {
  for (const { answer } of sent)
    if (answer !== undefined)
      expect([200, 201, 403, 404, 409, 422], `${told} ${JSON.stringify(answer.body)}`).toContain(answer.status);
  const madeBefore = new Set(standing.ids.values());
  const made = new Set(
    sent.flatMap(({ call, answer }) =>
      call.kind === 'sell' && answer?.status === 201 && !madeBefore.has(answer.body.id) ? [String(answer.body.id)] : [],
    ),
  );
  const seen = new Map<string, Seen>();
  for (const id of [...madeBefore, ...made]) seen.set(id, await world.read(id));
  const used = await world.couponsUsed();
  const misses: string[] = [];
  for (const serial of permutations(sent)) {
    const found = trySerial(standing, serial, { seen, used });
    if (typeof found === 'string') {
      misses.push(found);
      continue;
    }
    standing.model = withTotals(found.model, found.ids, sent);
    for (const [ref, id] of found.ids) standing.ids.set(ref, id);
    for (const { call, answer } of sent)
      if (call.kind === 'complain' && answer?.status === 201)
        standing.complaints.set(call.ref, [...(standing.complaints.get(call.ref) ?? []), String(answer.body.id)]);
    // As the timeline has them.
    for (const own of standing.complaints.values()) own.sort();
    return;
  }
  throw new Error(
    `No order of these calls, one after the other, does what was done: ${told}\n${[...new Set(misses)].slice(0, 6).join('\n')}`,
  );
}

interface Found {
  readonly seen: ReadonlyMap<string, Seen>;
  readonly used: number;
}

/** The model after the calls in this order; or the first thing in which it differs from what was answered and read. */
function trySerial(
  standing: Standing,
  serial: readonly Sent[],
  { seen, used }: Found,
): { readonly model: Model; readonly ids: ReadonlyMap<string, string> } | string {
  let { model } = standing;
  const ids = new Map(standing.ids);
  for (const { call, answer } of serial) {
    const step = apply(model, call);
    ({ model } = step);
    const difference = answer === undefined ? undefined : differs(step.outcome, answer, ids);
    if (difference !== undefined) return `${tell(call)}: ${difference}`;
  }
  if (new Set(ids.values()).size !== ids.size || ids.size !== model.orders.size)
    return 'orders are sold twice, or not at all';
  for (const [ref, order] of model.orders) {
    const [expected, actual] = [JSON.stringify(seenOf(order)), JSON.stringify(seenOf(seen.get(ids.get(ref) ?? '')))];
    if (expected !== actual) return `${ref} should be ${expected} and is ${actual}`;
  }
  const expected = coupons - couponsLeft({ ...model, beliefs: { ...model.beliefs, coupons } });
  return expected === used ? { model, ids } : `${expected} coupons should be used and ${used} are`;
}

function differs(
  { status, code, ref, state }: Outcome,
  { status: given, body }: Answer,
  ids: Map<string, string>,
): string | undefined {
  if (status !== given) return `${status} ${code ?? ''} expected, ${given} ${body?.code ?? ''} given`;
  if (code !== undefined) return code === body.code ? undefined : `${code} expected, ${body.code} given`;
  if (ref === undefined) return undefined;
  if (!ids.has(ref)) ids.set(ref, body.id);
  if (ids.get(ref) !== body.id) return `${ref} is ${ids.get(ref)}, answered is ${body.id}`;
  const wrong = Object.entries(state ?? {}).find(([field, value]) => body[field] !== value);
  return wrong === undefined ? undefined : `${wrong[0]} ${wrong[1]} expected, ${body[wrong[0]]} answered`;
}

function seenOf(order: Seen | ModelOrder | undefined): unknown {
  if (order === undefined) return 'nothing';
  const { state, refunded, requested, date, time, timeline, history, complaints } = order;
  const hasDeadline = 'hasDeadline' in order ? order.hasDeadline : order.deadline !== undefined;
  return {
    state: { status: state['status'], refundState: state['refundState'] },
    refunded,
    requested: requested ?? null,
    date,
    time,
    hasDeadline,
    timeline,
    history,
    complaints,
  };
}

/** What a sale costs is told by the answer; the law of the money is another. */
function withTotals(model: Model, ids: ReadonlyMap<string, string>, sent: readonly Sent[]): Model {
  const totals = new Map(
    sent.flatMap(({ call, answer }) =>
      call.kind === 'sell' && answer?.status === 201
        ? [[String(answer.body.id), Number(answer.body.total)] as const]
        : [],
    ),
  );
  return {
    ...model,
    orders: new Map(
      [...model.orders].map(([ref, order]) => [
        ref,
        { ...order, total: totals.get(ids.get(ref) ?? '') ?? order.total },
      ]),
    ),
  };
}

function overdueOf({ orders, now }: Model): Call[] {
  const overdue = [...orders].filter(([, { deadline }]) => deadline !== undefined && deadline < now);
  return overdue.map(([ref]) => ({ kind: 'act', as: 'system', ref, action: 'expire', input: {} }));
}

function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length <= 1) yield items;
  else
    for (const [index, item] of items.entries())
      for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
}

function tell(call: Call): string {
  const { kind, as, ref, ...more } = call;
  return `${as} ${kind} ${ref} ${JSON.stringify(more)}`;
}

async function checkData(world: OrderWorld): Promise<void> {
  const data = await world.readData();
  checkKeys(data);
  checkReferences(data);
  checkMoney(data);
  checkPlaces(data);
  checkCoupons(data);
  checkPurchases(data);
  checkTimelines(data);
}

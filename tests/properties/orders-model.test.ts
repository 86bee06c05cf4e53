// Orders as a stateful model with three clients in parallel: whatever they ask for at once, the answers, the orders
// read again, their places, coupons, timelines and histories are those of the same calls one after the other, in some
// order.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Action } from '#engine/model/entity.ts';
import type { Answer } from '#tests/support/app.ts';
import { openingNow } from '#tests/support/sales-world.ts';
import { checkDates } from '#tests/support/standing-invariants.ts';
import { Batch, type Standing } from './support/order-batch.ts';
import { draws } from './support/order-calls.ts';
import type { Beliefs } from './support/order-state.ts';
import { coupons, openOrderWorld, places, type OrderWorld } from './support/order-world.ts';

/** A sequence of batches weighs as much as so many single calls. */
const callsOf = 50;
const runs = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 600) / callsOf);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const longest = 10;
const truth: Beliefs = { actions: entities.order.actions, places, coupons };
let world: OrderWorld;

beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.server.close());

function law(beliefs: Beliefs, falsify?: (answer: Answer) => Answer) {
  const batches = fc.commands([draws.map((drawn) => new Batch(drawn, falsify))], { maxCommands: longest, size: 'max' });
  return fc.asyncProperty(batches, async (commands) => {
    await world.startAnew();
    const standing: Standing = {
      model: { beliefs, now: openingNow.getTime(), orders: new Map(), keys: new Map() },
      batches: 0,
      ids: new Map(),
      complaints: new Map(),
    };
    await fc.asyncModelRun(() => ({ model: standing, real: world }), commands);
    await world.server.runJobs();
    checkDates(await world.readData(), new Date(standing.model.now + 60_000).toISOString());
  });
}

test(`three clients at once leave what some order of their calls leaves (${runs} sequences, seed ${seed})`, async () => {
  // Not made smaller: where calls really run at once, a smaller one fails or not by chance.
  await fc.assert(law(truth), { seed, numRuns: runs, endOnFailure: true });
}, 3_600_000);

const wrong = (name: string, change: Partial<Action>): Beliefs => ({
  ...truth,
  actions: truth.actions.map((action) => (action.name === name ? { ...action, ...change } : action)),
});
// Each with a seed that draws such a sequence early.
test.each<[string, number, Beliefs, ((answer: Answer) => Answer)?]>([
  ['a transition that starts elsewhere', 4, wrong('cancel', { from: ['expired'] })],
  ['a transition that ends elsewhere', 5, wrong('confirmPayment', { to: ['used'] })],
  ['a transition of other people', 5, wrong('confirmPayment', { roles: ['operator'] })],
  ['more places than there are', 6, { ...truth, places: { internet: 100, distributor: 100, ticketOffice: 100 } }],
  ['more coupons than there are', 3, { ...truth, coupons: 100 }],
  [
    'answers that were never given',
    5,
    truth,
    (answer) => (answer.status === 409 ? { ...answer, status: 422 } : answer),
  ],
])(
  'the law knows %s',
  async (_, early, beliefs, falsify) => {
    const { failed } = await fc.check(law(beliefs, falsify), { seed: early, numRuns: 20, endOnFailure: true });
    expect(failed).toBe(true);
  },
  600_000,
);

// Whose turn it is: by what everybody has used, told by the order in which turns begin.
import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildTurns, callers, inOwnName, TurnError, type Turns } from '#engine/server/database/turns.ts';

/** Work that takes `cost` on the test's own clock. */
function workshop(places = 1, patienceMs = 60_000) {
  let clock = 0;
  const turns = buildTurns({ places, patienceMs, now: () => clock });
  const begun: string[] = [];
  let most = 0;
  let running = 0;
  async function work(key: string, name: string, { cost = 1, isFirst = false, isShared = false } = {}): Promise<void> {
    await callers.run({ key, isPatient: false, isFirst, isShared }, async () => {
      const end = await turns.take();
      begun.push(name);
      running += 1;
      most = Math.max(most, running);
      await soon();
      clock += cost;
      running -= 1;
      end();
    });
  }
  return { work, begun, most: () => most, turns };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('turns', () => {
  it('let nobody wait behind what another has heaped up', async () => {
    const { work, begun } = workshop();
    const heap = many(50).map((index) => work('ana', `ana ${index}`));
    const other = [work('bia', 'bia 1'), work('caio', 'caio 1')];
    await Promise.all([...heap, ...other]);
    expect(begun.slice(0, 3)).toEqual(['ana 1', 'bia 1', 'caio 1']);
    expect(begun).toHaveLength(52);
  });

  it('do not let those behind one address pay for each other', async () => {
    const { work, begun } = workshop();
    const heap = many(30).map((index) => work('ana', `ana ${index}`, { cost: 10 }));
    const office = many(60).map((index) => work('10.1.2.3', `office ${index}`, { isShared: true }));
    await Promise.all([...heap, ...office]);
    // Sixty of one are as much as six of ten.
    expect(begun.slice(0, 70).filter((name) => name.startsWith('office')).length).toBeGreaterThan(55);
  });

  it('are the first come, first served for one caller', async () => {
    const { work, begun } = workshop();
    await Promise.all(many(5).map((index) => work('ana', String(index))));
    expect(begun).toEqual(['1', '2', '3', '4', '5']);
  });

  it('go by the time used: three quick ones of one weigh less than a slow one of another', async () => {
    const { work, begun } = workshop();
    await Promise.all([
      ...many(3).map((index) => work('slow', `slow ${index}`, { cost: 100 })),
      ...many(3).map((index) => work('quick', `quick ${index}`, { cost: 10 })),
    ]);
    expect(begun).toEqual(['slow 1', 'quick 1', 'quick 2', 'quick 3', 'slow 2', 'slow 3']);
  });

  it('cost more to who keeps others of his waiting: a quick statement that took long on a busy machine is soon made good', async () => {
    const { work, begun } = workshop();
    const heap = many(40).map((index) => work('heap', `heap ${index}`, { cost: 10 }));
    const call = (async () => {
      await work('bia', 'slow once', { cost: 200 });
      await work('bia', 'next');
    })();
    await Promise.all([...heap, call]);
    expect(begun.indexOf('slow once')).toBe(1);
    expect(begun.indexOf('next')).toBeLessThanOrEqual(3);
  });

  it('pass nobody over for long who keeps fewer waiting, however much time his statement seemed to take', async () => {
    const { work, begun } = workshop();
    // A few of a heap wait here at a time, the rest at the door (calls-in-flight.ts).
    const heap = many(6).map(async () => {
      for (const index of many(30)) await work('heap', `heap ${index}`);
    });
    const call = (async () => {
      await work('bia', 'machine stopped', { cost: 100_000 });
      await work('bia', 'next');
    })();
    await Promise.all([...heap, call]);
    expect(begun.indexOf('machine stopped')).toBe(1);
    expect(begun.indexOf('next')).toBeLessThanOrEqual(15);
  });

  it('come at once to the next statement of the same call', async () => {
    const { work, begun } = workshop();
    const heap = many(10).map((index) => work('ana', `ana ${index}`, { cost: 100 }));
    const call = (async () => {
      for (const statement of ['session', 'rows', 'total']) await work('bia', statement);
    })();
    await Promise.all([...heap, call]);
    expect(begun.slice(0, 5)).toEqual(['ana 1', 'session', 'rows', 'total', 'ana 2']);
  });

  it('give whoever comes late no advantage over those who worked before', async () => {
    const { work, begun } = workshop();
    const heap = many(4).map((index) => work('ana', `ana ${index}`, { cost: 10 }));
    await heap[1];
    await Promise.all([...heap, ...many(4).map((index) => work('bia', `bia ${index}`, { cost: 10 }))]);
    expect(begun.indexOf('ana 4')).toBeLessThan(begun.indexOf('bia 3'));
  });

  it('come before all others to what takes no time', async () => {
    const { work, begun } = workshop();
    await Promise.all([
      ...many(5).map((index) => work(`person ${index}`, String(index))),
      work('readiness', 'ready', { isFirst: true }),
    ]);
    expect(begun.slice(0, 2)).toEqual(['1', 'ready']);
  });

  it('are as many at once as there are places, shared among callers', async () => {
    const { work, begun, most } = workshop(3);
    await Promise.all([...many(20).map((index) => work('ana', `ana ${index}`)), work('bia', 'bia')]);
    expect(most()).toBe(3);
    expect(begun.indexOf('bia')).toBe(3);
  });

  it('come at once to who asks while nobody waits, also right after another has ended', async () => {
    const { turns } = workshop();
    (await turns.take())();
    let end: (() => void) | undefined;
    void turns.take().then((given) => (end = given));
    await Promise.resolve();
    expect(end).toBeDefined();
  });

  it('are told when they do not come, and leave the queue in order', async () => {
    const { work, turns, begun } = workshop(1, 20);
    const end = await turns.take();
    await expect(work('ana', 'ana')).rejects.toBeInstanceOf(TurnError);
    end();
    await work('bia', 'bia');
    expect(begun).toEqual(['bia']);
  });

  it('wait for as long as it takes for the work of the server', async () => {
    const turns: Turns = buildTurns({ places: 1, patienceMs: 1 });
    const end = await turns.take();
    const waiting = turns.take();
    await expect(callers.run({ key: 'ana', isPatient: false }, () => turns.take())).rejects.toBeInstanceOf(TurnError);
    end();
    (await waiting)();
  });
});

it('what is read on later, by whatever event, is read in the name of who asked, patiently', async () => {
  const names: unknown[] = [];
  async function* pages() {
    for (const page of [1, 2]) {
      names.push(callers.getStore());
      yield page;
    }
  }
  const read = callers.run({ key: 'ana', isPatient: false }, () => inOwnName(pages()));
  const got: number[] = [];
  for await (const page of read) got.push(page);
  expect(got).toEqual([1, 2]);
  expect(names).toEqual([
    { key: 'ana', isPatient: true },
    { key: 'ana', isPatient: true },
  ]);
});

// The cluster of deploy/ while people work: its leader is killed, then the application is replaced process by process.
// Takes long since PostgreSQL's nodes are real ones, and a leader that is gone keeps its lock for 20 seconds. Runs alone,
// where etcd, Patroni, HAProxy and PgBouncer are installed (TEST_CLUSTER, which scripts/check.ts sets).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { startCluster, type Cluster } from './cluster.ts';

const admin = { email: 'admin@example.com', password: 'Segredo123' };
const within = { timeout: patience, interval: 250 };
const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => {
    if (!(await isSo())) throw new Error(`Waited in vain: ${String(isSo)}`);
  }, within);

describe.runIf(process.env['TEST_CLUSTER'] === 'on')('a cluster of three databases and two processes', () => {
  let cluster: Cluster;
  let token: string;
  let killed: number;
  const offices: ReturnType<Cluster['startOffice']>[] = [];

  beforeAll(async () => {
    cluster = startCluster();
    await until(async () => (await cluster.synchronous()) > 0);
    for (const which of [0, 1] as const) {
      offices[which] = cluster.startOffice(which, {
        DEMO: 'off',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      });
    }
    await until(async () => (await cluster.ready()) === 2);
    token = await vi.waitFor(
      async () => ((await (await post('/session', admin)).json()) as { token: string }).token,
      within,
    );
  });
  afterAll(() => cluster.close());

  const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
  const post = (path: string, body: object) =>
    fetch(cluster.pages + path, { method: 'POST', headers: headers(), body: JSON.stringify(body) });

  /** Names of all product categories there are. */
  async function names(): Promise<string[]> {
    const found: string[] = [];
    for (;;) {
      const page = await fetch(
        `${cluster.pages}/api/product-categories?_sort=name&_start=${found.length}&_end=${found.length + 500}`,
        {
          headers: headers(),
        },
      );
      expect(page.status).toBe(200);
      const rows = (await page.json()) as { name: string }[];
      found.push(...rows.map(({ name }) => name));
      if (rows.length < 500) return found;
    }
  }

  interface Work {
    readonly acknowledged: string[];
    readonly failed: string[];
    /** Acknowledged, and not there for who wrote it. */
    readonly unseen: string[];
    stop(): Promise<void>;
  }

  /** Four people who write and read without a pause. */
  function work(prefix: string): Work {
    const acknowledged: string[] = [];
    const failed: string[] = [];
    const unseen: string[] = [];
    const end = new AbortController();
    const people = [1, 2, 3, 4].map(async (person) => {
      for (let index = 0; !end.signal.aborted; index += 1) {
        const name = `${prefix} ${person}-${index}`;
        const read = (question: string) =>
          fetch(`${cluster.pages}/api/product-categories?${question}`, { headers: headers() }).catch(String);
        const answers = [
          await post('/api/product-categories', { name }).catch(String),
          await read(`name=${encodeURIComponent(name)}`),
        ];
        if (typeof answers[0] !== 'string' && answers[0]?.status === 201) acknowledged.push(name);
        const before = failed.length;
        for (const answer of answers) {
          const text = typeof answer === 'string' ? answer : await answer.text();
          if (typeof answer === 'string' || !answer.ok) failed.push(text);
          else if (acknowledged.at(-1) === name && !text.includes(`"${name}"`)) unseen.push(name);
        }
        // Nobody tries again at once.
        if (failed.length > before) await sleep(100);
      }
    });
    const stop = async () => {
      end.abort();
      await Promise.all(people);
    };
    return { acknowledged, failed, unseen, stop };
  }

  it('whose leader is killed loses nothing that was acknowledged, and errors end with the new leader', async () => {
    onTestFailed(() => console.error(cluster.logs()));
    const first = await cluster.leader();
    expect(first).toBeDefined();
    const during = work('during');
    await until(() => during.acknowledged.length > 20);
    const died = performance.now();
    killed = first ?? 0;
    cluster.kill(killed);
    const next = await vi.waitFor(async () => {
      const leader = await cluster.leader();
      expect(leader === undefined || leader === first).toBe(false);
      return leader;
    }, within);
    const led = performance.now();
    const before = during.acknowledged.length;
    await until(() => during.acknowledged.length > before + 20);
    await during.stop();
    console.log(
      `The new leader stood after ${((led - died) / 1000).toFixed(0)} s, work went on ${((performance.now() - led) / 1000).toFixed(0)} s later; ` +
        `${during.acknowledged.length} writes were acknowledged, ${during.failed.length} calls failed.`,
    );
    expect(next).not.toBe(first);

    const after = work('after');
    await until(() => after.acknowledged.length > 50);
    await after.stop();
    expect(after.failed).toEqual([]);
    expect([...during.unseen, ...after.unseen]).toEqual([]);
    expect(offices.map(({ child }) => child.exitCode)).toEqual([null, null]);
    const there = new Set(await names());
    expect([...during.acknowledged, ...after.acknowledged].filter((name) => !there.has(name))).toEqual([]);
  });

  it('takes the node that was killed back as one that follows', async () => {
    onTestFailed(() => console.error(cluster.logs()));
    const leader = await cluster.leader();
    expect(await cluster.replicas()).toBe(1);
    cluster.revive(killed);
    await until(async () => (await cluster.replicas()) === 2);
    expect(await cluster.leader()).toBe(leader);
  });

  it('is updated process by process without a failed request', async () => {
    onTestFailed(() => console.error(cluster.logs()));
    const during = work('update');
    for (const which of [0, 1] as const) {
      const before = during.acknowledged.length;
      offices[which]?.child.kill('SIGTERM');
      expect(await offices[which]?.ended).toBe(0);
      offices[which] = cluster.startOffice(which, { DEMO: 'off' });
      await until(async () => (await cluster.ready()) === 2);
      await until(() => during.acknowledged.length > before + 20);
    }
    await during.stop();
    expect(during.failed).toEqual([]);
    expect(during.unseen).toEqual([]);
    const there = new Set(await names());
    expect(during.acknowledged.filter((name) => !there.has(name))).toEqual([]);
  });
});

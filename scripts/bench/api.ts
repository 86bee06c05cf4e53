// npm run bench -- api: this product's calls beside a server written by hand for one table, on the same PostgreSQL with
// the same rows; the reference is 1. Compared is the processor time of server and database for each request, in rounds
// that take turns: what else the machine does meanwhile falls on both.
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { openCluster, type Cluster } from './api/cluster.ts';
import { scenarios, type Ask, type Scenario } from './api/scenarios.ts';
import { startProduct, startReference, type Subject } from './api/subjects.ts';
import { residentMegabytes } from './load.ts';
import { cpuSeconds, median } from './server.ts';

/** As many as a browser opens to one host, and as are worked on for one person. */
const connections = 6;
const sliceMs = 1200;
const usualRounds = 3;

interface Cost {
  readonly server: number;
  readonly database: number;
  readonly rate: number;
}

/** By scenario and subject, in milliseconds of processor time a request. */
type Costs = Map<string, Cost[]>;

export async function benchApi(root: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { compare: { type: 'string' }, rounds: { type: 'string' }, only: { type: 'string' } },
  });
  const cluster = await openCluster();
  const subjects: Subject[] = [];
  try {
    subjects.push(await startReference({ root, cluster }), await startProduct({ root, cluster }));
    if (values.compare !== undefined) subjects.push(await startProduct({ root, cluster }, values.compare));
    const asked = scenarios.filter(({ what }) => what.includes(values.only ?? ''));
    const costs = await measure({ cluster, subjects, asked, rounds: Number(values.rounds ?? usualRounds) });
    printTable(asked, subjects, costs);
    for (const { name, pid } of subjects)
      console.log(`memory after it: ${name} ${Math.round(residentMegabytes(pid))} MB`);
  } finally {
    for (const subject of subjects) await subject.stop();
    cluster.stop();
  }
}

interface Measured {
  readonly cluster: Cluster;
  readonly subjects: readonly Subject[];
  readonly asked: readonly Scenario[];
  readonly rounds: number;
}

async function measure({ cluster, subjects, asked, rounds }: Measured): Promise<Costs> {
  const costs: Costs = new Map();
  for (const scenario of asked) {
    const makers = await Promise.all(subjects.map(async (subject) => scenario.prepare(subject)));
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, subject] of subjects.entries()) {
        const cost = await slice(cluster, subject, makers[index] ?? (() => ({ path: '/' })));
        const key = `${scenario.what} ${subject.name}`;
        if (round > 0) costs.set(key, [...(costs.get(key) ?? []), cost]);
      }
  }
  return costs;
}

async function slice(cluster: Cluster, subject: Subject, make: (index: number) => Ask): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = { server: cpuSeconds(subject.pid), database: cluster.cpuSeconds(), at: performance.now() };
  let begun = 0;
  const worker = async () => {
    while (performance.now() - before.at < sliceMs) await send(agent, subject, make(begun++));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - before.at) / 1000;
  agent.destroy();
  return {
    server: ((cpuSeconds(subject.pid) - before.server) * 1000) / begun,
    database: ((cluster.cpuSeconds() - before.database) * 1000) / begun,
    rate: begun / seconds,
  };
}

function send(agent: Agent, { url, token }: Subject, { path, method = 'GET', body }: Ask): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const call = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve();
        else reject(new Error(`${method} ${path} was answered with ${answer.statusCode}`));
      });
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(text);
  });
}

function printTable(asked: readonly Scenario[], subjects: readonly Subject[], costs: Costs): void {
  const of = (what: string, { name }: Subject) => {
    const rounds = costs.get(`${what} ${name}`) ?? [];
    const middle = (figure: keyof Cost) => median(rounds.map((cost) => cost[figure]));
    return { server: middle('server'), database: middle('database'), rate: middle('rate') };
  };
  const [reference, ...products] = subjects;
  if (reference === undefined) return;
  const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(16)).join('');
  console.log('Processor time a request of server + database in ms, as a share of the reference, requests a second');
  console.log(`${''.padEnd(36)}${cells(subjects.map(({ name }) => name.slice(0, 15)))}`);
  for (const { what, goal, against } of asked) {
    const base = of(against ?? what, reference);
    const cost = ({ server, database }: Cost) => server + database;
    const shares = products.map((product) => {
      const share = cost(of(what, product)) / cost(base);
      return `${share.toFixed(2)} (${goal}${share <= goal ? ', reached' : ''})`;
    });
    const costsOf = subjects.map((subject) => {
      const { server, database } = of(what, subject);
      return `${server.toFixed(2)} + ${database.toFixed(2)}`;
    });
    const rates = subjects.map((subject) => `${Math.round(of(what, subject).rate)}/s`);
    console.log(`${what.padEnd(36)}${cells(costsOf)}   ${shares.join('  ').padEnd(16)}  ${rates.join(' ')}`);
  }
}

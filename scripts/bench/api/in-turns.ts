// Two or more servers asked the same in turns, and the table of what each request cost them.
import { Agent, request } from 'node:http';
import { cpuSeconds, median } from '../server.ts';
import type { Cluster } from './cluster.ts';
import type { Ask, Scenario } from './scenarios.ts';
import type { Subject } from './subjects.ts';

/** As many as a browser opens to one host, and as are worked on for one person. */
const connections = 6;
const sliceMs = 1200;
export const usualRounds = 3;

/** Milliseconds of processor time a request; requests a second. */
interface Cost {
  readonly server: number;
  readonly database: number;
  readonly rate: number;
}

/** What was refused or took too long costs more than anything. */
const unanswered: Cost = { server: Infinity, database: Infinity, rate: 0 };

/** By scenario and subject, in milliseconds of processor time a request. */
type Costs = Map<string, Cost[]>;

interface Measured {
  readonly cluster: Cluster;
  readonly subjects: readonly Subject[];
  readonly asked: readonly Scenario[];
  readonly rounds: number;
}

export async function measure({ cluster, subjects, asked, rounds }: Measured): Promise<Costs> {
  const costs: Costs = new Map();
  for (const scenario of asked) {
    const makers = await Promise.all(subjects.map(async (subject) => scenario.prepare(subject)));
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, subject] of subjects.entries()) {
        const cost = await slice(cluster, subject, makers[index] ?? (() => ({ path: '/' }))).catch((error: unknown) => {
          console.log(`${scenario.what}, ${subject.name}: ${String(error)}`);
          return unanswered;
        });
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
  try {
    await Promise.all(Array.from({ length: connections }, worker));
  } finally {
    // What is under way ends with it, also after an answer that was none.
    agent.destroy();
  }
  const seconds = (performance.now() - before.at) / 1000;
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

/** The first subject is the one to compare with. */
export function printTable(asked: readonly Scenario[], subjects: readonly Subject[], costs: Costs): void {
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

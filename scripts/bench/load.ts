// One person asks for hundreds of lists at once: how long others wait meanwhile, and how much memory the server takes.
import { readFileSync } from 'node:fs';
import type { Row } from './row.ts';
import { signIn, type RunningServer } from './server.ts';

const lists = 300;
const listPath = '/api/orders?_start=0&_end=500&_sort=purchaseDate&_order=DESC';
const otherPath = '/api/providers?_start=0&_end=25';
/** How often is looked at others and at the memory. */
const everyMs = 50;

/** `people` ask for 300 lists together. */
export async function measureLoad({ url, pid }: RunningServer, people: readonly string[]): Promise<Row[]> {
  const [other = '', ...tokens] = await Promise.all(
    ['quality@example.com', ...people].map((email) => signIn(url, email)),
  );
  const watch = watchServer(pid, [
    { name: 'other', url: url + otherPath, token: other },
    { name: 'health', url: `${url}/healthz` },
  ]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const quiet = watch.peakMegabytes();
  const answers = await Promise.all(
    Array.from({ length: lists }, (_, index) => timed(url + listPath, tokens[index % tokens.length])),
  );
  const { waits, peakMegabytes } = await watch.stop();
  const note = `${lists} lists of 500 orders at once, asked by ${tokens.length}`;
  return [
    { what: 'load: lists answered', value: answers.filter(({ status }) => status === 200).length, unit: '', note },
    ...[429, 503].map((status) => ({
      what: `load: told to come back (${status})`,
      value: answers.filter((answer) => answer.status === status).length,
      unit: '',
    })),
    {
      what: 'load: anything else',
      value: answers.filter(({ status }) => ![200, 429, 503].includes(status)).length,
      unit: '',
    },
    { what: 'load: slowest of the lists', value: Math.max(...answers.map(({ ms }) => ms)), unit: 'ms' },
    {
      what: 'load: slowest list of somebody else',
      value: Math.max(...(waits.get('other') ?? [])),
      unit: 'ms',
      note: `of ${waits.get('other')?.length ?? 0}`,
    },
    {
      what: 'load: slowest /healthz',
      value: Math.max(...(waits.get('health') ?? [])),
      unit: 'ms',
      note: `of ${waits.get('health')?.length ?? 0}`,
    },
    {
      what: 'load: memory of the server, most',
      value: peakMegabytes,
      unit: 'MB',
      note: `resident; before ${Math.round(quiet)}`,
    },
  ];
}

async function timed(url: string, token?: string): Promise<{ readonly status: number; readonly ms: number }> {
  const begin = performance.now();
  const answer = await fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begin };
}

interface Watched {
  readonly name: string;
  readonly url: string;
  readonly token?: string;
}

/** Asks for each of these one after the other, and reads the memory of the process. */
function watchServer(pid: number, watched: readonly Watched[]) {
  const waits = new Map<string, number[]>(watched.map(({ name }) => [name, []]));
  const over = new AbortController();
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), everyMs);
  const watching = watched.map(async ({ name, url, token }) => {
    while (!over.signal.aborted) {
      const { status, ms } = await timed(url, token);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      waits.get(name)?.push(ms);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  });
  return {
    peakMegabytes: () => peak,
    stop: async () => {
      over.abort();
      await Promise.all(watching);
      clearInterval(timer);
      return { waits, peakMegabytes: peak };
    },
  };
}

/** What the system says that the process has in memory; 0 where there is no /proc. */
export function residentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

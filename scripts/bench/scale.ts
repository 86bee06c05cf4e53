// npm run bench -- scale: the same calls on 10,000 rows, a million and, when asked for, more. Compared is the processor
// time of server and database for each request, in rounds that take turns: what grows with the rows shows as a share
// above 1 of the smallest.
import { parseArgs } from 'node:util';
import { readCount } from '#business/demo/scale.ts';
import { openCluster } from './api/cluster.ts';
import { measure, printTable, usualRounds } from './api/in-turns.ts';
import { ask, listPath, size, type Scenario } from './api/scenarios.ts';
import { startProduct, type Subject } from './api/subjects.ts';

const goal = 1.5;

export async function benchScale(root: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: 'string', default: '10k,1m' }, rounds: { type: 'string' }, only: { type: 'string' } },
  });
  const sizes = values.rows.split(',').map(readCount);
  if (!sizes.every((rows): rows is number => rows !== undefined && rows >= 1_000))
    throw new Error(`--rows ${values.rows}: numbers from 1k on with commas between them, such as 10k,1m,10m`);
  const cluster = await openCluster();
  const subjects: Subject[] = [];
  try {
    for (const rows of sizes) {
      const begun = performance.now();
      subjects.push(await startProduct({ root, cluster }, { name: rows.toLocaleString('en'), rows }));
      console.log(`${rows.toLocaleString('en')} rows after ${Math.round((performance.now() - begun) / 1000)} s`);
    }
    const asked = scenarios.filter(({ what }) => what.includes(values.only ?? ''));
    printTable(
      asked,
      subjects,
      await measure({ cluster, subjects, asked, rounds: Number(values.rounds ?? usualRounds) }),
    );
  } finally {
    for (const subject of subjects) await subject.stop();
    cluster.stop();
  }
}

/** A page that is reached by its number takes as long as all rows before it. */
const farthest = 200_000;
const statuses = ['open', 'paid', 'sent', 'closed'];

/** A list that is asked for as it stands. */
function page(what: string, more: (index: number) => Readonly<Record<string, string>>): Scenario {
  return { what, goal, prepare: (subject) => (index) => ({ path: listPath(subject, 0, more(index)) }) };
}

const scenarios: readonly Scenario[] = [
  page('list page', () => ({})),
  page('filter', (index) => ({ status: statuses[index % statuses.length] ?? '' })),
  page('two filters', (index) => ({ status: statuses[index % statuses.length] ?? '', category: 'north' })),
  page('filter by a period, latest first', () => ({
    soldOn_gte: '2023-01-01',
    soldOn_lte: '2023-01-31',
    _sort: 'soldOn',
    _order: 'DESC',
  })),
  page('sort by money', (index) => ({ _sort: 'amount', _order: index % 2 === 0 ? 'ASC' : 'DESC' })),
  page('filter, sort by a day', (index) => ({
    status: statuses[index % statuses.length] ?? '',
    _sort: 'soldOn',
    _order: 'DESC',
  })),
  page('rare search', () => ({ q: 'Kc4ca4238a0' })),
  page('common search', () => ({ q: 'dourado' })),
  page('common search, of names that begin so', () => ({ q: 'castelo' })),
  page('search of two common words', () => ({ q: 'castelo azul' })),
  page('search of two that never meet', () => ({ q: 'castelo dourado' })),
  {
    what: 'cursor, far from the beginning',
    goal,
    prepare: async (subject) => {
      const answer = await ask(subject, listPath(subject, Math.min(subject.rows / 2, farthest) - size));
      const path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
      return () => ({ path });
    },
  },
  {
    what: 'one record',
    goal,
    prepare: async (subject) => {
      const rows = (await (await ask(subject, listPath(subject, Math.min(subject.rows / 2, farthest)))).json()) as {
        readonly id: string;
      }[];
      return (index) => ({ path: `/api/samples/${rows[index % rows.length]?.id ?? ''}` });
    },
  },
];

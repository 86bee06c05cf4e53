// npm run bench -- api: this product's calls beside a server written by hand for one table, on the same PostgreSQL with
// the same rows; the reference is 1. Compared is the processor time of server and database for each request, in rounds
// that take turns: what else the machine does meanwhile falls on both.
import { parseArgs } from 'node:util';
import { openCluster } from './api/cluster.ts';
import { measure, printTable, usualRounds } from './api/in-turns.ts';
import { scenarios } from './api/scenarios.ts';
import { startProduct, startReference, type Subject } from './api/subjects.ts';
import { residentMegabytes } from './load.ts';

export async function benchApi(root: string, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { compare: { type: 'string' }, rounds: { type: 'string' }, only: { type: 'string' } },
  });
  const cluster = await openCluster();
  const subjects: Subject[] = [];
  try {
    subjects.push(await startReference({ root, cluster }), await startProduct({ root, cluster }));
    if (values.compare !== undefined) subjects.push(await startProduct({ root, cluster }, { commit: values.compare }));
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

// What is asked of the servers, in each one's own words.
import { newSample, sampleRows } from './sample.ts';
import type { Subject } from './subjects.ts';

export interface Ask {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
}

export interface Scenario {
  readonly what: string;
  /** Of the reference's processor time. */
  readonly goal: number;
  /** The reference asks another way: by the one to compare with. */
  readonly against?: string;
  /** The request of a number. */
  readonly prepare: (subject: Subject) => Promise<(index: number) => Ask> | ((index: number) => Ask);
}

export const size = 25;
const farPage = sampleRows - size;
const statuses = ['open', 'paid', 'sent', 'closed'];

export function listPath(
  { isReference }: Subject,
  offset: number,
  more: Readonly<Record<string, string>> = {},
): string {
  const window: Readonly<Record<string, string>> = isReference
    ? { offset: String(offset), limit: String(size) }
    : { _start: String(offset), _end: String(offset + size), _sort: 'name', _order: 'ASC' };
  return `${isReference ? '' : '/api'}/samples?${new URLSearchParams({ ...window, ...more }).toString()}`;
}

/** Ids of some rows, so that no page of the table is hotter than in real life. */
async function someIds(subject: Subject): Promise<string[]> {
  const answers = [0, 20_000, 40_000, 60_000].map(async (offset) => {
    const rows = (await (await ask(subject, listPath(subject, offset))).json()) as { id: string }[];
    return rows.map(({ id }) => id);
  });
  return (await Promise.all(answers)).flat();
}

export async function ask(subject: Subject, path: string): Promise<Response> {
  const answer = await fetch(subject.url + path, { headers: { authorization: `Bearer ${subject.token}` } });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function nextPath(subject: Subject): Promise<string> {
  const answer = await ask(subject, listPath(subject, farPage - size));
  if (!subject.isReference) return /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  const last = ((await answer.json()) as { id: string; name: string }[]).at(-1);
  const after = Buffer.from(JSON.stringify([last?.name, last?.id])).toString('base64url');
  return listPath(subject, 0, { after });
}

const recordPath = ({ isReference }: Subject, id: string) => `${isReference ? '' : '/api'}/samples/${id}`;
const collectionPath = ({ isReference }: Subject) => (isReference ? '/samples' : '/api/samples');

/** Numbers that no run before has written. */
let written = Date.now();

export const scenarios: readonly Scenario[] = [
  { what: 'list page', goal: 1, prepare: (subject) => () => ({ path: listPath(subject, 0) }) },
  {
    what: 'filter',
    goal: 1,
    prepare: (subject) => (index) => ({
      path: listPath(subject, size * (index % 3), { status: statuses[index % statuses.length] ?? '' }),
    }),
  },
  { what: 'rare search', goal: 1, prepare: (subject) => () => ({ path: listPath(subject, 0, { q: 'Kc4ca4238a0' }) }) },
  { what: 'common search', goal: 1, prepare: (subject) => () => ({ path: listPath(subject, 0, { q: 'castelo' }) }) },
  {
    what: 'page with total',
    goal: 0.3,
    prepare: (subject) => (index) => ({
      path: listPath(subject, 0, {
        status: statuses[index % statuses.length] ?? '',
        ...(subject.isReference && { count: 'true' }),
      }),
    }),
  },
  {
    what: 'page 4,000 by cursor, of its offset',
    goal: 0.3,
    against: 'page 4,000 by offset',
    prepare: async (subject) => {
      const path = await nextPath(subject);
      return () => ({ path });
    },
  },
  { what: 'page 4,000 by offset', goal: 1, prepare: (subject) => () => ({ path: listPath(subject, farPage) }) },
  {
    what: 'one record',
    goal: 1,
    prepare: async (subject) => {
      const ids = await someIds(subject);
      return (index) => ({ path: recordPath(subject, ids[index % ids.length] ?? '') });
    },
  },
  {
    what: 'create',
    goal: 1.3,
    prepare: (subject) => () => ({
      path: collectionPath(subject),
      method: 'POST',
      body: newSample((written += 1)),
    }),
  },
  {
    what: 'update',
    goal: 1.3,
    prepare: async (subject) => {
      const ids = await someIds(subject);
      return (index) => ({
        path: recordPath(subject, ids[index % ids.length] ?? ''),
        method: 'PUT',
        body: { quantity: index, city: `City ${(written += 1)}` },
      });
    },
  },
  { what: '/healthz', goal: 1, prepare: () => () => ({ path: '/healthz' }) },
];

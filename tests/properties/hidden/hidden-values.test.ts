// What a role may not see never changes a byte of what it is answered: two databases that differ only in that answer alike to every request.
// Their versions are equal, since the differences go past the API. A write through the API raises the record's version also when only hidden
// fields change: that something was changed is no secret from who sees the record (ETag, updatedAt), what and how is.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { may } from '#model/access.ts';
import type { Entity, Field } from '#model/entity.ts';
import { draw } from '../support/draw.ts';
import { ask, differenceOf, type Asked } from './compare.ts';
import { hiddenChanges, type HiddenChange } from './hidden-changes.ts';
import { files, probes, questions, writes, type Request } from './requests.ts';
import type { Reader, Row, Rows } from './reader.ts';
import { applyHidden, buildTemplate, readerOf, readRows, type Side, type Template } from './twin-databases.ts';

/** Both sides give a new record the same id. */
const ids = vi.hoisted(() => ({ next: 0 }));
vi.mock('#server/records/uuid-v7.ts', () => ({
  uuidV7: (now: Date) => `${now.getTime().toString(16).padStart(12, '0').replace(/^(.{8})/, '$1-')}-7000-8000-${(ids.next += 1).toString(16).padStart(12, '0')}`,
}));

const scale = 200;
let template: Template;
let one: Side;
let other: Side;
/** As they are before anything is written. */
let people: ReadonlyMap<string, Reader>;

beforeAll(async () => {
  template = await buildTemplate(scale);
  [one, other] = [await template.open(), await template.open()];
  const rows = await readRows(one.database);
  people = new Map(declared.roles.filter((role) => role !== 'guest').map((role) => [role, readerOf(rows, role)]));
}, 300_000);
afterAll(async () => {
  await one.close();
  await other.close();
  template.remove();
});

interface Pair {
  readonly rows: Rows;
  readonly reader: Reader;
  readonly changes: readonly HiddenChange[];
  readonly sides: readonly [Asked, Asked];
}

/** Both sides as the role sees them while the second holds other values where it does not look; both alike again after it. */
async function withHidden<T>(role: string, run: (pair: Pair) => Promise<T>): Promise<T> {
  const rows = await readRows(one.database);
  const reader = people.get(role) ?? readerOf(rows, role);
  const changes = hiddenChanges(rows, reader);
  await applyHidden(other.database, changes);
  try {
    const [own, theirs] = [await one.signIn(reader), await other.signIn(reader)];
    return await run({ rows, reader, changes, sides: [{ side: one, headers: own }, { side: other, headers: theirs }] });
  } finally {
    const before = await readRows(one.database);
    const rowOf = ({ table, id }: HiddenChange) => before.get(table)?.find((row) => row['id'] === id);
    await applyHidden(other.database, changes.map((change) => ({ ...change, values: Object.fromEntries(Object.keys(change.values).map((column) => [column, rowOf(change)?.[column]])) })));
  }
}

/** One leak shows in hundreds of answers. */
const enough = 8;

async function differences(requests: readonly Request[], { sides: [first, second] }: Pair): Promise<string[]> {
  const found: string[] = [];
  for (const request of requests) {
    const { next } = ids;
    const left = await ask(first, request);
    ids.next = next;
    const difference = differenceOf(request, left, await ask(second, request));
    if (difference !== undefined) found.push(difference);
    if (found.length === enough) break;
  }
  return found;
}

/** Roles whose rights differ from each other's: of those that see the same, one. */
const readers = [...new Map(declared.roles.filter((role) => role !== 'guest').map((role) => [rightsOfRole(role), role])).values()];

function rightsOfRole(role: string): string {
  const rights = entityNames.map((name) => {
    const { rows = [], unmasked = {}, fields = {}, ...rest } = declared.entities[name] ?? {};
    const has = (list: readonly string[] | undefined) => (list === undefined ? '*' : list.includes(role));
    return [name, Object.values(rest).map(has), rows.filter((row) => row.role === role).map(({ path, from }) => [path, from]), Object.entries(unmasked).map(([kind, list]) => [kind, has(list)]), Object.entries(fields).map(([path, { read, write }]) => [path, has(read), has(write)])];
  });
  return JSON.stringify([rights, declared.viewAs.includes(role)]);
}

describe.each(draw(readers, 3, 'roles'))('what %s does not see changes nothing', (role) => {
  it('of what is answered to a question', { timeout: 600_000 }, async () => {
    await withHidden(role, async (pair) => {
      for (const asked of pair.sides) expect((await ask(asked, { method: 'GET', url: '/api/quick-panel/data' })).status, 'a session lives on both sides').toBe(200);
      expect(pair.changes.length, 'something is hidden from everybody: the other organisation').toBeGreaterThan(0);
      expect(await differences(draw(questions(pair), 120, `questions of ${role}`), pair)).toEqual([]);
      expect(await differences(draw(files(pair), 8, `files for ${role}`), pair)).toEqual([]);
    });
  });

  it('of what happens when it writes', { timeout: 600_000 }, async () => {
    await withHidden(role, async (pair) => {
      const [first] = pair.sides;
      const requests: Request[] = [];
      for (const entity of entityNames.map((name): Entity => entities[name])) {
        if (!may(declared.entities[entity.name], 'read', [role])) continue;
        const { body } = await ask(first, { method: 'GET', url: `/api/${entity.collection}?_end=500` });
        const shown = new Map((JSON.parse(body.toString()) as Row[]).map((row) => [String(row['id']), row]));
        requests.push(...probes(entity, pair, shown), ...writes(entity, { ...pair, rows: withoutPeople(pair.rows) }, shown));
      }
      expect(await differences(draw(requests, 50, `writes of ${role}`), pair)).toEqual([]);
    });
  });
});

/** Those who ask are neither renamed nor disabled. */
function withoutPeople(rows: Rows): Rows {
  const spared = new Set([...people.values()].map(({ id }) => id));
  return new Map([...rows].map(([table, all]) => [table, table === 'user' ? all.filter(({ id }) => !spared.has(String(id))) : all]));
}

describe('a leak that is planted is found', () => {
  const found = async (role: string, requests: (pair: Pair) => readonly Request[]) => withHidden(role, async (pair) => differences(requests(pair), pair));
  const asksFor = (path: string) => (pair: Pair) => questions(pair).filter(({ url }) => url.startsWith(path)).slice(0, 40);
  const fieldOf = (entity: Entity, name: string) => entity.fields.find((field) => field.name === name) as { -readonly [Key in keyof Field]: Field[Key] };

  it('when a hidden field is shown', async () => {
    const field = fieldOf(entities.customer, 'gender');
    const { access } = field;
    await withHidden('financial', async (pair) => {
      delete field.access;
      try {
        expect(await differences(asksFor('/api/customers')(pair), pair)).not.toEqual([]);
      } finally {
        if (access !== undefined) field.access = access;
      }
    });
  });

  it('when a field is not masked any more', async () => {
    const unmasked = declared.entities['customer']?.unmasked as Record<string, readonly string[]>;
    const { email = [] } = unmasked;
    await withHidden('financial', async (pair) => {
      unmasked['email'] = [...email, 'financial'];
      try {
        expect(await differences(asksFor('/api/customers')(pair), pair)).not.toEqual([]);
      } finally {
        unmasked['email'] = email;
      }
    });
  });

  it('when a list is not limited to its rows', async () => {
    const rights = declared.entities['product'] as { rows: readonly unknown[] };
    const { rows } = rights;
    await withHidden('operator', async (pair) => {
      rights.rows = [];
      try {
        expect(await differences(asksFor('/api/products')(pair), pair)).not.toEqual([]);
      } finally {
        rights.rows = rows;
      }
    });
  });

  it('when a header is made from the whole row', async () => {
    const isFound = await withHidden('financial', async ({ sides, rows }) => {
      const id = String(rows.get('customer')?.[0]?.['id']);
      const request: Request = { method: 'GET', url: `/api/customers/${id}` };
      const tagged = await Promise.all(sides.map(async (asked) => {
        const whole = (await readRows(asked.side.database)).get('customer')?.find((row) => row['id'] === id);
        const answer = await ask(asked, request);
        return { ...answer, headers: `${answer.headers}\netag: ${JSON.stringify(whole)}` };
      }));
      const [left, right] = tagged;
      return left !== undefined && right !== undefined && differenceOf(request, left, right) !== undefined;
    });
    expect(isFound).toBe(true);
  });

  it('and nothing is found where nothing is planted', async () => {
    expect(await found('financial', asksFor('/api/customers'))).toEqual([]);
  });
});

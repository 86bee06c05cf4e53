// What a role may not see never changes a byte of what it is answered: two databases that differ only in that answer
// alike to every request. Their versions are equal, since the differences go past the API. A write through the API
// raises the record's version also when only hidden fields change: that something was changed is no secret from who
// sees the record (ETag, updatedAt), what and how is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { may } from '#engine/model/access.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { draw } from '../support/draw.ts';
import { ask, differenceOf } from './compare.ts';
import { differences, drawAlike, drawAsEver, walkDifferences, type Pair } from './differences.ts';
import { hiddenChanges } from './hidden-changes.ts';
import { addHidden, removeAdded } from './hidden-rows.ts';
import { makeReader } from './made-role.ts';
import { files, probes, questions, recordQuestions, walks, writes, type Request } from './requests.ts';
import { storedEntities, type Reader, type Row, type Rows } from './reader.ts';
import { applyHidden, buildTemplate, readerOf, readRows, type Side, type Template } from './twin-databases.ts';

const scale = 200;
let template: Template;
let one: Side;
let other: Side;
/** As they are before anything is written. */
let people: ReadonlyMap<string, Reader>;

beforeAll(async () => {
  drawAlike();
  template = await buildTemplate(scale);
  [one, other] = [await template.open(), await template.open()];
  const rows = await readRows(one.database);
  people = new Map(declared.roles.filter((role) => role !== 'guest').map((role) => [role, readerOf(rows, role)]));
}, 300_000);
afterAll(async () => {
  drawAsEver();
  await one.close();
  await other.close();
  template.remove();
});

/** Both sides as the role sees them while the second holds other values, and more rows, where it does not look. */
async function hide(role: string): Promise<Pair> {
  const rows = await readRows(one.database);
  const reader = people.get(role) ?? readerOf(rows, role);
  const changes = hiddenChanges(rows, reader);
  await applyHidden(other.database, changes);
  const added = await addHidden(other.database, rows, reader);
  const [own, theirs] = [await one.signIn(reader), await other.signIn(reader)];
  return {
    rows,
    reader,
    changes,
    added,
    sides: [
      { side: one, headers: own },
      { side: other, headers: theirs },
    ],
  };
}

/** Both alike again. */
async function unhide({ changes, added }: Pair): Promise<void> {
  await removeAdded(other.database, added);
  const before = await readRows(one.database);
  const byId = new Map([...before].map(([table, all]) => [table, new Map(all.map((row) => [row['id'], row]))]));
  await applyHidden(
    other.database,
    changes.map((change) => ({
      ...change,
      values: Object.fromEntries(
        Object.keys(change.values).map((column) => [column, byId.get(change.table)?.get(change.id)?.[column]]),
      ),
    })),
  );
}

/** While rights are others than they are declared, by servers that have seen no others. */
async function anew<T>(pair: Pair, run: (pair: Pair) => Promise<T>): Promise<T> {
  const [first, second] = await Promise.all(
    pair.sides.map(async ({ side, headers }) => ({ side: await side.anew(), headers })),
  );
  if (first === undefined || second === undefined) throw new Error('a pair has two sides');
  try {
    return await run({ ...pair, sides: [first, second] });
  } finally {
    await first.side.close();
    await second.side.close();
  }
}

/** In force for all tests of a group. */
function hiddenFor(role: string): () => Pair {
  let pair: Pair | undefined;
  beforeAll(async () => {
    pair = await hide(role);
  });
  afterAll(async () => {
    if (pair !== undefined) await unhide(pair);
  });
  return () => {
    if (pair === undefined) throw new Error('nothing is hidden yet');
    return pair;
  };
}

/** Roles whose rights differ from each other's: of those that see the same, one. */
const readers = [
  ...new Map(declared.roles.filter((role) => role !== 'guest').map((role) => [rightsOfRole(role), role])).values(),
];

function rightsOfRole(role: string): string {
  const rights = entityNames.map((name) => {
    const { rows = [], unmasked = {}, fields = {}, ...rest } = declared.entities[name] ?? {};
    const has = (list: readonly string[] | undefined) => (list === undefined ? '*' : list.includes(role));
    return [
      name,
      Object.values(rest).map(has),
      rows.filter((row) => row.role === role).map(({ path, from }) => [path, from]),
      Object.entries(unmasked).map(([kind, list]) => [kind, has(list)]),
      Object.entries(fields).map(([path, { read, write }]) => [path, has(read), has(write)]),
    ];
  });
  return JSON.stringify([rights, declared.viewAs.includes(role)]);
}

describe.each(draw(readers, 3, 'roles'))('what %s does not see changes nothing', (role) => {
  const hidden = hiddenFor(role);

  it('of what is answered to a question', { timeout: 600_000 }, async () => {
    const pair = hidden();
    for (const asked of pair.sides)
      expect(
        (await ask(asked, { method: 'GET', url: '/api/quick-panel/data' })).status,
        'a session lives on both sides',
      ).toBe(200);
    expect(pair.changes.length, 'something is hidden from everybody: the other organisation').toBeGreaterThan(0);
    expect(new Set(pair.added.map(({ table }) => table)).size, 'the second side alone has rows of each table').toBe(
      storedEntities.filter((entity) => (pair.rows.get(tableOf(entity).name) ?? []).length > 0).length,
    );
    expect(await differences(draw(questions(pair), 80, `questions of ${role}`), pair)).toEqual([]);
    expect(await walkDifferences(draw(walks(pair), 8, `walks of ${role}`), pair)).toEqual([]);
    expect(await differences(draw(files(pair), 8, `files for ${role}`), pair)).toEqual([]);
  });

  it('of what happens when it writes', { timeout: 600_000 }, async () => {
    const pair = hidden();
    const [first] = pair.sides;
    const requests: Request[] = [];
    for (const entity of entityNames.map((name): Entity => entities[name])) {
      if (!may(declared.entities[entity.name], 'read', [role])) continue;
      const { body } = await ask(first, { method: 'GET', url: `/api/${entity.collection}?_end=500` });
      const shown = new Map((JSON.parse(body.toString()) as Row[]).map((row) => [String(row['id']), row]));
      requests.push(
        ...probes(entity, pair, shown),
        ...writes(entity, { ...pair, rows: withoutPeople(pair.rows) }, shown),
      );
    }
    expect(await differences(draw(requests, 36, `writes of ${role}`), pair)).toEqual([]);
  });
});

describe('what a role made for the test does not see changes nothing', () => {
  const role = 'student';
  let undo: () => void;
  beforeAll(() => {
    undo = makeReader(role);
  });
  afterAll(() => undo());
  const hidden = hiddenFor(role);

  it('of what is answered to a question', { timeout: 600_000 }, async () => {
    await anew(hidden(), async (pair) => {
      expect(await differences(draw(recordQuestions(pair), 80, 'questions of the role made'), pair)).toEqual([]);
      expect(await walkDifferences(draw(walks(pair), 8, 'walks of the role made'), pair)).toEqual([]);
      expect(await differences(draw(files(pair), 4, 'files for the role made'), pair)).toEqual([]);
    });
  });
});

/** Those who ask are neither renamed nor disabled. */
function withoutPeople(rows: Rows): Rows {
  const spared = new Set([...people.values()].map(({ id }) => id));
  return new Map(
    [...rows].map(([table, all]) => [table, table === 'user' ? all.filter(({ id }) => !spared.has(String(id))) : all]),
  );
}

const asksFor = (path: string) => (pair: Pair) =>
  questions(pair)
    .filter(({ url }) => url.startsWith(path))
    .slice(0, 40);
const fieldOf = (entity: Entity, name: string) =>
  entity.fields.find((field) => field.name === name) as { -readonly [Key in keyof Field]: Field[Key] };

describe('a leak that is planted is found', () => {
  const hidden = hiddenFor('financial');
  const found = (requests: (pair: Pair) => readonly Request[]) =>
    anew(hidden(), (pair) => differences(requests(pair), pair));

  it('when a hidden field is shown', async () => {
    const field = fieldOf(entities.customer, 'gender');
    const { access } = field;
    delete field.access;
    try {
      expect(await found(asksFor('/api/customers'))).not.toEqual([]);
    } finally {
      if (access !== undefined) field.access = access;
    }
  });

  it('when a field is not masked any more', async () => {
    const unmasked = declared.entities['customer']?.unmasked as Record<string, readonly string[]>;
    const { email = [] } = unmasked;
    unmasked['email'] = [...email, 'financial'];
    try {
      expect(await found(asksFor('/api/customers'))).not.toEqual([]);
    } finally {
      unmasked['email'] = email;
    }
  });

  it('when a cursor holds what is not shown, and only the second page tells', async () => {
    const pair = hidden();
    const [request] = walks(pair).filter(({ url }) => url.startsWith('/api/customers?_end='));
    if (request === undefined) throw new Error('nobody walks through the customers');
    expect(await walkDifferences([request], pair)).toEqual([]);
    const rights = declared.entities['customer'] as { unmasked: Record<string, readonly string[]> };
    const { unmasked } = rights;
    let asked = 0;
    try {
      // The first page is answered as it should be.
      const leaky = await anew(pair, (fresh) =>
        walkDifferences([request], fresh, () => {
          asked += 1;
          if (asked > 1) rights.unmasked = {};
        }),
      );
      expect(leaky).not.toEqual([]);
    } finally {
      rights.unmasked = unmasked;
    }
  });

  it('when a header is made from the whole row', async () => {
    const { sides, rows } = hidden();
    const id = String(rows.get('customer')?.[0]?.['id']);
    const request: Request = { method: 'GET', url: `/api/customers/${id}` };
    const tagged = await Promise.all(
      sides.map(async (asked) => {
        const whole = (await readRows(asked.side.database)).get('customer')?.find((row) => row['id'] === id);
        const answer = await ask(asked, request);
        return { ...answer, headers: `${answer.headers}\netag: ${JSON.stringify(whole)}` };
      }),
    );
    const [left, right] = tagged;
    expect(left !== undefined && right !== undefined && differenceOf(request, left, right) !== undefined).toBe(true);
  });

  it('and nothing is found where nothing is planted', async () => {
    expect(await found(asksFor('/api/customers'))).toEqual([]);
  });
});

describe('a row too many is found', () => {
  const hidden = hiddenFor('operator');

  it('when a list is not limited to its rows', async () => {
    const rights = declared.entities['product'] as { rows: readonly unknown[] };
    const { rows } = rights;
    rights.rows = [];
    try {
      expect(await differences(asksFor('/api/products')(hidden()), hidden())).not.toEqual([]);
    } finally {
      rights.rows = rows;
    }
  });

  it('when a reader belongs to two organisations', async () => {
    const pair = hidden();
    const [first, second] = pair.sides;
    const stranger = await second.side.signIn({ ...pair.reader, organizationId: 'outra' });
    expect(
      await differences(asksFor('/api/providers')(pair), { ...pair, sides: [first, { ...second, headers: stranger }] }),
    ).not.toEqual([]);
  });
});

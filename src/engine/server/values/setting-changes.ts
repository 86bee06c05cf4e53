// What people keep in their settings and name what goes: columns as they arranged them, and favourites of the menu.
import { gonePaths } from '#engine/model/former-paths.ts';
import type { Database } from '../database/database.ts';
import { entityOfList, entriesOf, readKept, type Arrangements } from '../database/follow-names.ts';
import { goneReferred } from '../database/list-paths.ts';
import type { Model } from '../database/model-memory.ts';
import { Gathering, type Change } from './change.ts';
import { linkOf } from './link-of.ts';

export async function settingChanges(database: Database, before: Model, after: Model): Promise<readonly Change[]> {
  const people = await readKept(database);
  const user = after.entities['user'];
  const pageOf = (id: string) => (user === undefined ? {} : { link: linkOf(user, { id }) });
  const [columns, favourites] = [new Gathering(), new Gathering()];
  const lost = goneColumns(before, after);
  const entries = goneEntries(before, after);
  for (const { id, kept } of people) {
    for (const key of arranged(kept.settings?.lists ?? {}, lost)) columns.add(key, { id, ...pageOf(id) });
    for (const key of kept.shortcuts?.filter((one) => entries.has(one)) ?? [])
      favourites.add(key, { id, ...pageOf(id) });
  }
  return [...columns.map((key, count) => columnChange(key, count, before)), ...favourites.map(favouriteChange)];
}

/** Of each entity the paths that go; `undefined` for one that goes itself. */
function goneColumns(before: Model, after: Model): ReadonlyMap<string, ReadonlySet<string> | undefined> {
  return new Map(
    Object.values(before.entities).flatMap((former) => {
      const entity = after.entities[former.name];
      const gone =
        entity === undefined
          ? undefined
          : new Set([...gonePaths(former, entity), ...goneReferred(former, before, after)]);
      // Those of an entity that gets another name have the former one until that is applied.
      return [former.name, ...(entity?.was === undefined ? [] : [entity.was])].map((name) => [name, gone] as const);
    }),
  );
}

/** `entity.path` of what an arrangement names and goes, `entity` where the list itself does; each once a person. */
function arranged(
  lists: Arrangements,
  lost: ReadonlyMap<string, ReadonlySet<string> | undefined>,
): ReadonlySet<string> {
  return new Set(
    Object.entries(lists).flatMap(([list, { columns = [], pinned = [], widths = {} }]) => {
      const entity = entityOfList(list);
      if (!lost.has(entity)) return [];
      const gone = lost.get(entity);
      if (gone === undefined) return [entity];
      return [...columns, ...pinned, ...Object.keys(widths)]
        .filter((path) => gone.has(path))
        .map((path) => `${entity}.${path}`);
    }),
  );
}

function columnChange(key: string, count: number, before: Model): Omit<Change, 'count' | 'examples'> {
  const [entity = '', ...path] = key.split('.');
  const list = before.entities[entity]?.collection ?? entity;
  const people = count === 1 ? '1 person' : `${count} people`;
  const common = { id: `arrangement:${key}`, code: 'arrangement', entity } as const;
  if (path.length === 0)
    return {
      ...common,
      text: `${people} arranged the columns of ${list}, which go with the list`,
      remedy: 'put the schema back if it was removed by mistake',
    };
  return {
    ...common,
    text: `${people} arranged the columns of ${list} with ${path.join('.')}, which goes: the others stay as arranged`,
    remedy: `if the field has another name now, give it "x-was": "${path.at(-1)}" and the columns follow`,
  };
}

/** Entries that there were, have no page any more, and none that says it was them. */
function goneEntries(before: Model, after: Model): ReadonlySet<string> {
  const now = entriesOf(after.navigation).flatMap(({ id, was }) => [id, ...(was === undefined ? [] : [was])]);
  return new Set(
    entriesOf(before.navigation)
      .map(({ id }) => id)
      .filter((id) => !now.includes(id)),
  );
}

function favouriteChange(id: string, count: number): Omit<Change, 'count' | 'examples'> {
  return {
    id: `favourite:${id}`,
    code: 'favourite',
    entity: '',
    text: `${count === 1 ? '1 person has' : `${count} people have`} the entry ${id} of the menu among the favourites, which goes from there`,
    remedy: `if another entry takes its place, give that one "was": "${id}" in navigation.config.json and the favourites follow`,
  };
}

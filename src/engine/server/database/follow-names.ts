// What people keep names fields, options and entries of the menu: kept views, arranged columns, favourites. Where a name changes
// it is written anew there, in the transaction that renames the column: an "x-was" may go from the schema afterwards.
import { sql } from 'kysely';
import { formerPath } from '#engine/model/former-paths.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { renameQuery, type Pairs } from '../views/view-names.ts';
import type { Database } from './database.ts';
import { presentNames, type NameOf, type NamesIn } from './list-paths.ts';
import type { Model } from './model-memory.ts';
import { renamedOptions } from './plan/options.ts';

/** How a person arranged the columns of a list, by entity; below its parent `parent.entity`. */
export type Arrangements = Readonly<
  Record<
    string,
    {
      readonly columns?: readonly string[];
      readonly pinned?: readonly string[];
      readonly widths?: Readonly<Record<string, number>>;
    }
  >
>;

export interface Kept {
  readonly shortcuts?: readonly string[];
  readonly settings?: { readonly lists?: Arrangements };
}

type Names = ReadonlyMap<string, string>;

const same: NameOf = (path) => path;

export async function followNames(database: Database, before: Model, after: Model): Promise<void> {
  const namesIn = presentNames(before, after);
  for (const former of Object.values(before.entities)) {
    const nameOf = namesIn?.(former.name) ?? same;
    const options = optionsByPath(former, before, after);
    if (namesIn !== undefined || options.size > 0) await followInViews(database, former, nameOf, options);
  }
  const entries = renamedEntries(before, after);
  if (namesIn !== undefined || entries.size > 0) await followInSettings(database, namesIn ?? (() => same), entries);
}

/** New names of options by the path that their field had, in the records of an entity and in those that they refer to. */
function optionsByPath(former: Entity, before: Model, after: Model): ReadonlyMap<string, Names> {
  const own = (entity: Entity | undefined, later: Entity | undefined): (readonly [string, Names])[] =>
    entity === undefined || later === undefined
      ? []
      : renamedOptions(entity, later).map(({ field, names }) => [
          formerPath(entity, later, field.path) ?? field.path,
          names,
        ]);
  const referred = former.fields.flatMap(({ name, reference }) =>
    reference === undefined
      ? []
      : own(before.entities[reference.entity], after.entities[reference.entity])
          .map(([path, names]) => [`${name}.${path}`, names] as const)
          // What a record holds itself under such a path is its own.
          .filter(([path]) => fieldAt(former, path) === undefined),
  );
  return new Map([...referred, ...own(former, after.entities[former.name])]);
}

async function followInViews(
  database: Database,
  entity: Entity,
  nameOf: NameOf,
  options: ReadonlyMap<string, Names>,
): Promise<void> {
  if (!(await hasTable(database, 'list_view'))) return;
  const { rows } = await sql<{ id: string; query: Pairs }>`
    select id, query from list_view where entity = ${entity.name}`.execute(database.query);
  for (const { id, query } of rows) {
    const next = JSON.stringify(
      renameQuery(entity, query, nameOf, (path, value) => options.get(path)?.get(value) ?? value),
    );
    if (next !== JSON.stringify(query))
      await sql`update list_view set query = ${next}::jsonb where id = ${id}`.execute(database.query);
  }
}

async function followInSettings(database: Database, namesIn: NamesIn, entries: Names): Promise<void> {
  for (const { id, kept } of await readKept(database)) {
    const next = JSON.stringify(renameKept(kept, namesIn, entries));
    if (next !== JSON.stringify(kept))
      await sql`update "user" set metadata = ${next}::jsonb where id = ${id}`.execute(database.query);
  }
}

/** What people keep of favourites and lists; none where there are no people. */
export async function readKept(database: Database): Promise<readonly { readonly id: string; readonly kept: Kept }[]> {
  if (!(await hasTable(database, 'user'))) return [];
  const { rows } = await sql<{ id: string; kept: Kept }>`
    select id, metadata as kept from "user"
    where jsonb_array_length(coalesce(metadata -> 'shortcuts', '[]')) > 0 or metadata -> 'settings' ? 'lists'
    order by id`.execute(database.query);
  return rows;
}

export async function hasTable(database: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(quote_ident(${table}::text)) is not null as found`.execute(database.query);
  return rows[0]?.found ?? false;
}

function renameKept(kept: Kept, namesIn: NamesIn, entries: Names): Kept {
  const { shortcuts, settings } = kept;
  return {
    ...kept,
    ...(shortcuts && { shortcuts: [...new Set(shortcuts.map((id) => entries.get(id) ?? id))] }),
    ...(settings && {
      settings: { ...settings, ...(settings.lists && { lists: renameLists(settings.lists, namesIn) }) },
    }),
  };
}

function renameLists(lists: Arrangements, namesIn: NamesIn): Arrangements {
  return Object.fromEntries(
    Object.entries(lists).map(([list, { columns, pinned, widths, ...rest }]) => {
      const nameOf = namesIn(entityOfList(list));
      return [
        list,
        {
          ...rest,
          ...(columns && { columns: columns.map(nameOf) }),
          ...(pinned && { pinned: pinned.map(nameOf) }),
          ...(widths && {
            widths: Object.fromEntries(Object.entries(widths).map(([path, width]) => [nameOf(path), width])),
          }),
        },
      ];
    }),
  );
}

/** A list below a parent is called after both. */
export function entityOfList(list: string): string {
  return list.slice(list.lastIndexOf('.') + 1);
}

export function entriesOf(items: readonly NavigationItem[] = []): readonly NavigationItem[] {
  return items.flatMap((item) => [item, ...entriesOf(item.children)]);
}

/** Of entries of the menu with another id the new one by the former. */
function renamedEntries(before: Model, after: Model): Names {
  const had = new Set(entriesOf(before.navigation).map(({ id }) => id));
  return new Map(
    entriesOf(after.navigation).flatMap(({ id, was }) =>
      was !== undefined && had.has(was) && !had.has(id) ? [[was, id] as const] : [],
    ),
  );
}

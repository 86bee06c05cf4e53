// Kept views of lists that name what goes: they open without it. What is renamed they follow (follow-names.ts).
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { formerPath, pairFields } from '#engine/model/former-paths.ts';
import type { Database } from '../database/database.ts';
import { hasTable } from '../database/follow-names.ts';
import { laterReferred, type LaterReferred } from '../database/list-paths.ts';
import type { Model } from '../database/model-memory.ts';
import { namesOf, type Pairs } from '../views/view-names.ts';
import { Gathering, type Change } from './change.ts';

interface KeptView {
  readonly id: string;
  readonly entity: string;
  readonly name: string;
  readonly query: Pairs;
  readonly roles: readonly string[];
}

const whole = 'the whole list';

/** In a database that has them: another one has none. */
export async function viewChanges(database: Database, before: Model, after: Model): Promise<readonly Change[]> {
  if (!(await hasTable(database, 'list_view'))) return [];
  const { rows } = await sql<KeptView>`select id, entity, name, query, roles from list_view order by id`.execute(
    database.query,
  );
  const changes: Change[] = [];
  for (const former of Object.values(before.entities)) {
    const gathering = new Gathering();
    const referred = laterReferred(former, before, after);
    // Those of an entity that gets another name have the former one until that is applied.
    for (const view of rows.filter(({ entity }) => [former.name, after.entities[former.name]?.was].includes(entity)))
      for (const gone of goneFrom(former, after.entities[former.name], { query: view.query, referred }))
        // What somebody keeps for himself alone is not told by its name.
        gathering.add(gone, {
          id: view.id,
          ...(view.roles.length > 0 && { found: `${view.name}, of ${view.roles.join(', ')}` }),
        });
    changes.push(...gathering.map((gone, count) => changeOf(former, gone, count)));
  }
  return changes;
}

function changeOf({ name, collection }: Entity, gone: string, count: number): Omit<Change, 'count' | 'examples'> {
  const isOne = count === 1;
  return {
    id: `view:${name}:${gone}`,
    code: 'view',
    entity: name,
    text: `${count} kept ${isOne ? 'view' : 'views'} of ${collection} ${isOne ? 'names' : 'name'} ${gone}, which goes: ${
      gone === whole
        ? `${isOne ? 'it is' : 'they are'} not found any more`
        : `${isOne ? 'it opens' : 'they open'} without it`
    }`,
    remedy: remedyOf(gone),
  };
}

function remedyOf(gone: string): string {
  if (gone === whole) return 'put the schema back if it was removed by mistake';
  return gone.includes('=')
    ? 'keep the option as long as views ask for it, or tell those who keep them'
    : `if the field has another name now, give it "x-was": "${gone.slice(gone.lastIndexOf('.') + 1)}" and they follow; else tell those who keep them`;
}

interface Asked {
  readonly query: Pairs;
  readonly referred: ReadonlyMap<string, LaterReferred>;
}

function goneFrom(former: Entity, entity: Entity | undefined, { query, referred }: Asked): readonly string[] {
  if (entity === undefined) return [whole];
  const later = new Map(pairFields(former, entity).map(({ field, later: now }) => [field.path, now]));
  const gone = new Set<string>();
  for (const { path, values } of namesOf(query)) {
    const own = fieldAt(former, path);
    const other = referred.get(path);
    const field = own ?? other?.former;
    if (field === undefined) continue;
    const now = own === undefined ? other?.later : later.get(path);
    if (now === undefined && (own === undefined || formerPath(entity, entity, path) === undefined)) gone.add(path);
    for (const value of values.flatMap((text) => text.split(',')))
      if (field.options?.includes(value) && now?.options !== undefined && !now.options.includes(value))
        gone.add(`${path}=${value}`);
  }
  return [...gone];
}

// Kept views of lists that name what goes: they open without it.
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import type { Database } from '../database/database.ts';
import type { Model } from '../database/model-memory.ts';
import { namesOf, type Pairs } from '../views/view-query.ts';
import { formerPath, pairFields, type Change } from './change.ts';

/** In a database that has them: another one has none. */
export async function viewChanges(database: Database, before: Model, after: Model): Promise<readonly Change[]> {
  const { rows: found } = await sql<{
    found: boolean;
  }>`select to_regclass('list_view') is not null as found`.execute(database.query);
  if (!found[0]?.found) return [];
  const { rows } = await sql<{ entity: string; query: Pairs }>`select entity, query from list_view`.execute(
    database.query,
  );
  const counts = new Map<string, { entity: string; text: string; count: number }>();
  for (const { entity: name, query } of rows) {
    const [former, entity] = [before.entities[name], after.entities[name]];
    if (former === undefined) continue;
    for (const gone of entity === undefined ? ['the whole list'] : goneFrom(former, entity, query)) {
      const key = `${name}:${gone}`;
      const one = counts.get(key) ?? { entity: name, text: gone, count: 0 };
      counts.set(key, { ...one, count: one.count + 1 });
    }
  }
  return [...counts].map(([key, { entity, text, count }]) => ({
    id: `view:${key}`,
    code: 'view',
    entity,
    text: `${count} kept ${count === 1 ? 'view' : 'views'} of ${before.entities[entity]?.collection ?? entity} ${count === 1 ? 'names' : 'name'} ${text}, which goes: ${count === 1 ? 'it opens' : 'they open'} without it`,
  }));
}

function goneFrom(former: Entity, entity: Entity, query: Pairs): readonly string[] {
  const later = new Map(pairFields(former, entity).map(({ field, later: now }) => [field.path, now]));
  const gone = new Set<string>();
  for (const { path, values } of namesOf(query)) {
    const field = fieldAt(former, path);
    if (field === undefined) continue;
    const now = later.get(path);
    if (now === undefined && formerPath(entity, entity, path) === undefined) gone.add(path);
    for (const value of values)
      if (field.options?.includes(value) && now?.options !== undefined && !now.options.includes(value))
        gone.add(`${path}=${value}`);
  }
  return [...gone];
}

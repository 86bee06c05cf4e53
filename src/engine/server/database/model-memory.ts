// What the schemas said besides tables when they were last applied: rules of values, rights, names. By it a plan tells
// what a change means where no column changes.
import { sql } from 'kysely';
import { constraints } from '#generated/constraints.ts';
import { entities } from '#generated/entities.ts';
import { navigation, start } from '#generated/navigation.ts';
import { roles } from '#generated/roles.ts';
import type { Roles } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { NavigationItem, StartItem } from '#engine/model/routes.ts';
import type { Database } from './database.ts';

export interface Model {
  readonly entities: Readonly<Record<string, Entity>>;
  readonly roles: Roles;
  /** src/generated/constraints.ts */
  readonly constraints: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Absent where an older version remembered it. */
  readonly navigation?: readonly NavigationItem[];
  readonly start?: readonly StartItem[];
}

export const declaredModel: Model = { entities, roles, constraints, navigation, start };

/** As it is stored: as JSON reads it back. */
const texts = new WeakMap<Model, string>();

/** The last applied one; undefined when an older version applied it, or none was. */
export async function readModel(database: Database): Promise<Model | undefined> {
  const { rows: found } = await sql<{
    found: boolean;
  }>`select to_regclass('schema_state') is not null as found`.execute(database.query);
  if (!found[0]?.found) return undefined;
  // A database of an older version has no such column.
  const { rows } = await sql<{
    model: Model | null;
  }>`select to_jsonb(state) -> 'model' as model from schema_state state order by id desc limit 1`.execute(
    database.query,
  );
  return rows[0]?.model ?? undefined;
}

export function isSameModel(known: Model, model: Model): boolean {
  return JSON.stringify(inOrder(known)) === textOf(model);
}

/** Beside the tables that were applied with it; in the transaction that applied them. */
export async function rememberModel(database: Database, model: Model): Promise<void> {
  await sql`alter table schema_state add column if not exists model jsonb`.execute(database.query);
  await sql`update schema_state set model = ${JSON.stringify(model)} where id = (select max(id) from schema_state)`.execute(
    database.query,
  );
}

function textOf(model: Model): string {
  const text = texts.get(model) ?? JSON.stringify(inOrder(JSON.parse(JSON.stringify(model))));
  texts.set(model, text);
  return text;
}

/** jsonb keeps its keys in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

// Where an entity's rows lie: views share the table, the history and the columns of the entity they show.
import { entities, type EntityName } from '#generated/entities.ts';
import { tables } from '#generated/tables.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Column, Table } from '#engine/model/table.ts';
import { ApiError } from '../http/api-error.ts';

const tablesByName: ReadonlyMap<string, Table> = new Map(tables.map((table) => [table.name, table]));

/** The entity of this name; 404 when there is none. */
export function entityNamed(name: string): Entity {
  if (!Object.hasOwn(entities, name)) throw new ApiError('NOT_FOUND');
  return entities[name as EntityName];
}

/** The entity whose table holds the rows: a view's is the one it shows. */
export function storedEntity(entity: Entity): Entity {
  return entity.view === undefined ? entity : entityNamed(entity.view.of);
}

export function tableOf(entity: Entity): Table {
  const { table } = storedEntity(entity);
  const found = tablesByName.get(table);
  if (found === undefined) throw new Error(`src/generated/tables.ts has no table ${table} of ${entity.name}`);
  return found;
}

export function columnOf(entity: Entity, name: string): Column | undefined {
  return tableOf(entity).columns.find((column) => column.name === name);
}

/** The fields with a column of their own. */
export function storedFields(entity: Entity): (Field & { readonly column: string })[] {
  return entity.fields.filter((field): field is Field & { readonly column: string } => field.column !== undefined);
}

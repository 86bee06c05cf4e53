// Which columns a file has: those asked for, in their order, else those of the list as it is first shown.
import { fieldKinds } from '#engine/kinds/index.ts';
import { isReferred } from '#engine/kinds/referred.ts';
import { fieldAt, type Entity, type Field, fieldsTo } from '#engine/model/entity.ts';
import type { ColumnType } from '#engine/kinds/kind.ts';
import type { Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import { referredWithin } from '../http/request-budget.ts';
import { closest } from '../records/closest.ts';
import { checkSeesReferred, referredColumn, referredPaths } from '../records/referred-values.ts';
import { fieldForbidden, mayReadField } from '../records/rights.ts';

const parameter = 'columns';

export function readColumns(
  entity: Entity,
  text: string | undefined,
  { actor, nested }: { readonly actor: Actor; readonly nested: boolean },
): Field[] {
  if (text === undefined || text === '') return usualColumns(entity, { actor, nested });
  const columns = [...new Set(text.split(','))].map((path) => {
    const referred = referredColumn(entity, path);
    if (referred !== undefined) {
      checkSeesReferred(entity, referred, actor);
      return referred;
    }
    const field = fieldAt(entity, path);
    const chain = fieldsTo(entity, path);
    if (field === undefined || !isExportable(field) || chain.slice(0, -1).some(({ kind }) => kind === 'list'))
      throw unknownColumn(entity, path);
    const hidden = chain.find((owner) => !mayReadField(owner, actor));
    if (hidden !== undefined) throw fieldForbidden(entity, hidden, 'read');
    return field;
  });
  const referred = columns.filter(isReferred).map(({ path }) => path);
  referredWithin(referred, parameter);
  return columns;
}

/** What names the record first, as on the screen; under a parent its own column would say the same in every row. */
function usualColumns(entity: Entity, { actor, nested }: { readonly actor: Actor; readonly nested: boolean }): Field[] {
  return usualFields(entity).filter(
    (field) => mayReadField(field, actor) && !(nested && field.name === entity.parent?.field),
  );
}

/** For somebody who may see all of them. */
export function usualFields(entity: Entity): Field[] {
  const fields = entity.fields.filter((field) => field.list && isExportable(field));
  const title = fields.find(({ path }) => path === entity.title[0]);
  return title === undefined ? fields : [title, ...fields.filter((field) => field !== title)];
}

function isExportable({ kind }: Field): boolean {
  return fieldKinds[kind].secret !== true;
}

function unknownColumn(entity: Entity, path: string): ApiError {
  const suggestion = closest(path, [
    ...entity.fields.filter(isExportable).map((field) => field.path),
    ...referredPaths(entity),
  ]);
  return new ApiError('UNKNOWN_PARAMETER', {
    name: `${parameter}=${path}`,
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** The fields of the record that hold these columns. */
export function storedFor(entity: Entity, columns: readonly Field[]): Field[] {
  const names = new Set(['id', ...columns.map(({ path }) => path.split('.')[0])]);
  // What a kind depends on: the sort of document beside its number.
  for (const field of columns) if (field.kindBy !== undefined && !isReferred(field)) names.add(field.kindBy.field);
  return entity.fields.filter(
    ({ name, column, computed, children }) =>
      names.has(name) && (column !== undefined || computed || children !== undefined),
  );
}

export function columnType(field: Field): ColumnType {
  const { fileColumn = 'text' } = fieldKinds[field.kind];
  return typeof fileColumn === 'function' ? fileColumn(field) : fileColumn;
}

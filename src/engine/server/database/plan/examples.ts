// The rows that a plan shows of those that stand in the way: a few, the same ones each time.
import type { Column, InnerField, Meaning, Table } from '#engine/model/table.ts';
import { quote } from '../print-table.ts';
import { ownersOf, type Place } from './inside-sql.ts';
import { decimalsOf } from './meaning.ts';
import type { Examples } from './step.ts';

export const mostExamples = 5;

/** Longer values are cut. */
const longest = 120;

export function rowsOf(table: Table, where = 'true'): Examples | undefined {
  return isOfRecords(table) ? { table: table.name, query: select(table.name, where, {}) } : undefined;
}

/** With the value of a column; `becomes` is an expression of what it would be. */
export function valuesOf(table: Table, column: Column, where: string, becomes?: string): Examples | undefined {
  if (!isOfRecords(table)) return undefined;
  const found = readable(quote(column.name), column);
  return { table: table.name, of: tellable(column), query: select(table.name, where, { found, becomes }) };
}

/** With what stands under a key of the objects that meet the condition. */
export function innerValuesOf(
  place: Place & { readonly of: InnerField | undefined },
  where: (object: string) => string,
  value: (object: string) => string,
): Examples {
  const { from, value: object } = ownersOf(place);
  return {
    table: place.table,
    of: place.of && tellable(place.of),
    query: `select own.id::text as id, ${cut(`((${value(object)}) #>> '{}')`)} as found from ${from} where ${where(object)} order by own.id limit ${mostExamples}`,
  };
}

/** A value that holds something sensitive, however deep, is not told at all, nor an object or a list that is it. */
export function tellable(of: Column | InnerField): Meaning | undefined {
  if (of.sensitive !== undefined && isOfParts(of.type)) return undefined;
  const fields = 'inside' in of ? of.inside?.fields : 'fields' in of ? of.fields : undefined;
  return hasSensitive(fields) ? undefined : of;
}

function isOfParts(type: string): boolean {
  return type.endsWith('[]') || ['jsonb', 'object', 'list', 'json'].includes(type);
}

function hasSensitive(fields: readonly InnerField[] = []): boolean {
  return fields.some(({ sensitive, fields: inner }) => sensitive !== undefined || hasSensitive(inner));
}

/** As people read it: the amount, not the hundredths. */
function readable(value: string, column: Column): string {
  const decimals = decimalsOf(column);
  return decimals === 0 ? value : `trim_scale(${value}::numeric * ${10 ** -decimals})`;
}

function select(
  table: string,
  where: string,
  { found, becomes }: { found?: string; becomes?: string | undefined },
): string {
  const parts = [
    'id::text as id',
    ...(found === undefined ? [] : [`${cut(`(${found})::text`)} as found`]),
    ...(becomes === undefined ? [] : [`${cut(`(${becomes})::text`)} as becomes`]),
  ];
  return `select ${parts.join(', ')} from ${quote(table)} where ${where} order by id limit ${mostExamples}`;
}

export function cut(text: string): string {
  return `left(${text}, ${longest})`;
}

function isOfRecords(table: Table): boolean {
  return table.columns.some(({ name }) => name === 'id');
}

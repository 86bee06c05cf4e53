// Values inside jsonb columns, as SQL: every object that may hold a key, in all rows and list items, and the column
// with these objects changed.
import { literal, quote } from '../print-table.ts';

/** From the column to an object in it: keys, and null for every item of a list. */
export type InnerPath = readonly (string | null)[];

export interface Place {
  readonly table: string;
  readonly column: string;
  /** Of the objects that hold the key, or, of a place of a value, of the value itself. */
  readonly path: InnerPath;
}

/**
 * `customer.address.complement`; keys that no schema could declare are encoded, so that the name can be typed in a
 * shell.
 */
export function nameOf({ table, column, path }: Place, key?: string): string {
  return [table, keptName({ column, path }, key)].join('.');
}

/** What dropped_data calls it: `address.complement`, of list items `products.note`. */
export function keptName({ column, path }: Pick<Place, 'column' | 'path'>, key?: string): string {
  const keys = [...path, ...(key === undefined ? [] : [key])].filter((step) => step !== null);
  return [column, ...keys.map(encodeURIComponent)].join('.');
}

interface Owners {
  /** `from` clause with one row for each object, or for what stands in its place; the table is called own. */
  readonly from: string;
  readonly value: string;
  /** Where this one lies, list items by their number: `array['products', '0']`. */
  readonly steps: readonly string[];
}

export function ownersOf({ table, column, path }: Place): Owners {
  const owners = path.reduce<Owners>(
    ({ from, value, steps }, step, depth) => {
      const name = `inner_${depth}`;
      const join =
        step === null
          ? `${itemsOf(value)} as ${name}(value, place)`
          : `lateral (select ${value} -> ${literal(step)} as value) as ${name}`;
      return {
        from: `${from} cross join ${join}`,
        value: `${name}.value`,
        steps: [...steps, step === null ? `(${name}.place - 1)::text` : literal(step)],
      };
    },
    { from: `${quote(table)} as own`, value: `own.${quote(column)}`, steps: [] },
  );
  return owners;
}

function itemsOf(value: string): string {
  return `lateral jsonb_array_elements(case when jsonb_typeof(${value}) = 'array' then ${value} else '[]'::jsonb end) with ordinality`;
}

export function holds(value: string, key: string): string {
  return `(jsonb_typeof(${value}) = 'object' and ${value} ? ${literal(key)})`;
}

/** Empty is absent: an empty text, object or list is no value. */
export function isFilled(value: string): string {
  return `coalesce(${value}, 'null') not in ('null', '""', '{}', '[]')`;
}

/**
 * The value with each object at the path changed by `edit`; what is no object there stays as it is, list items keep
 * their order.
 */
export function rewritten(value: string, path: InnerPath, edit: (object: string) => string, depth = 0): string {
  const [step, ...rest] = path;
  const own = `part_${depth}.value`;
  const inner = (of: string): string => rewritten(of, rest, edit, depth + 1);
  const [type, changed] =
    step === undefined
      ? ['object', edit(own)]
      : step === null
        ? [
            'array',
            `(select coalesce(jsonb_agg(${inner(`item_${depth}.value`)} order by item_${depth}.place), '[]'::jsonb) from ${itemsOf(own)} as item_${depth}(value, place))`,
          ]
        : [
            'object',
            `case when ${own} ? ${literal(step)} then jsonb_set(${own}, array[${literal(step)}], ${inner(`${own} -> ${literal(step)}`)}) else ${own} end`,
          ];
  return `(select case when jsonb_typeof(${own}) = '${type}' then ${changed} else ${own} end from (select ${value} as value) as part_${depth})`;
}

/** Changes the objects of every row that holds the key in one of them. */
export function rewriteRows(place: Place, key: string, edit: (object: string) => string): string {
  const { from, value } = ownersOf(place);
  const column = quote(place.column);
  return (
    `update ${quote(place.table)} set ${column} = ${rewritten(column, place.path, edit)} ` +
    `where id in (select own.id from ${from} where ${holds(value, key)})`
  );
}

/** Counts records, not values: a record with three such list items is one to look at. */
export function countRecords(place: Place, where: (object: string) => string): string {
  const { from, value } = ownersOf(place);
  return `select count(distinct own.id) as count from ${from} where ${where(value)}`;
}

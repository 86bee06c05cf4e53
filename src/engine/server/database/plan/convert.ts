// From one column type to another: the expression that converts, and the one that finds the values that would not
// survive it.
import { literal } from '../print-table.ts';
import { fits } from './inside-convert.ts';
import { changeOfMeaning, isNumber, shift, type Valued } from './meaning.ts';

export interface Conversion {
  /** For `alter column … type … using`. */
  readonly using: string;
  /** Condition on the rows whose value would be lost or changed; absent when there can be none. */
  readonly lossy?: string;
  /** Condition on the rows whose value stays and says something else, and what it says instead. */
  readonly altered?: { readonly where: string; readonly reason: string };
}

const wholeRange: Readonly<Record<string, string>> = {
  smallint: '-32768 and 32767',
  integer: '-2147483648 and 2147483647',
  bigint: '-9223372036854775808 and 9223372036854775807',
};
const widths = ['smallint', 'integer', 'bigint'];

export function convert(column: string, from: Valued, to: Valued): Conversion {
  const reason = changeOfMeaning(from, to);
  const altered = reason === undefined ? {} : { altered: { where: 'true', reason } };
  if (isNumber(from.type) && isNumber(to.type)) return { ...convertNumber(column, from, to), ...altered };
  if (isNumber(from.type) && isNumber(itemType(to.type))) return { ...toNumbers(column, from, to), ...altered };
  if (isNumber(itemType(from.type)) && isNumber(to.type)) return { ...fromNumbers(column, from, to), ...altered };
  if (to.type === 'text') return { ...toText(column, from, to), ...altered };
  if (from.type === 'text') return { ...fromText(column, from, to), ...altered };
  if (to.type === `${from.type}[]`)
    return { using: `case when ${column} is not null then array[${column}] end`, ...altered };
  return { ...convertThere(column, from.type, to.type), ...altered };
}

/** Of a list; empty for what is none. */
function itemType(type: string): string {
  return type.endsWith('[]') ? type.slice(0, -2) : '';
}

/** One number becomes a list of it, read as it was. */
function toNumbers(column: string, from: Valued, to: Valued): Conversion {
  const { using, ...others } = convertNumber(column, from, { ...to, type: itemType(to.type) });
  return { ...others, using: `case when ${column} is not null then array[${using}] end` };
}

/** A list of one number is that number. */
function fromNumbers(column: string, from: Valued, to: Valued): Conversion {
  const { using, lossy = 'false' } = convertNumber(`(${column})[1]`, { ...from, type: itemType(from.type) }, to);
  return {
    using: `case when cardinality(${column}) = 1 then ${using} end`,
    lossy: `(cardinality(${column}) <> 1 or ${lossy})`,
  };
}

function convertThere(column: string, from: string, to: string): Conversion {
  return { using: `${column}::text::${to}`, lossy: `not converts(${column}::text, ${literal(to)}, ${literal(from)})` };
}

function convertNumber(column: string, from: Valued, to: Valued): Conversion {
  const places = shift(from, to);
  if (places === 0 && widths.includes(from.type) && widths.indexOf(from.type) < widths.indexOf(to.type))
    return { using: `${column}::${to.type}` };
  const value = shifted(exact(column, from.type), places);
  const holdsAny = isFloat(to.type) && places === 0 && ['smallint', 'integer'].includes(from.type);
  return { using: `${value}::${to.type}`, ...(holdsAny ? {} : numberLoss(value, to.type)) };
}

function isFloat(type: string): boolean {
  return type === 'double precision' || type === 'real';
}

/** PostgreSQL makes 15 digits of a float that becomes numeric; its text has all of them. */
function exact(column: string, type: string): string {
  return isFloat(type) ? `${column}::text::numeric` : `${column}::numeric`;
}

/** Multiplied, not divided: a product has all its digits. */
function shifted(value: string, places: number): string {
  return places === 0 ? value : `(${value} * ${10 ** places})`;
}

function numberLoss(value: string, to: string): { lossy?: string } {
  if (isFloat(to)) return { lossy: `(${value}::${to}::text::numeric <> ${value})` };
  const range = wholeRange[to];
  if (range !== undefined) return { lossy: `(${value} <> round(${value}) or ${value} not between ${range})` };
  const digits = /^numeric\((\d+)(?:,\s*(\d+))?\)$/.exec(to);
  if (!digits) return {};
  const scale = Number(digits[2] ?? 0);
  return { lossy: `(${value} <> round(${value}, ${scale}) or abs(${value}) >= 1e${Number(digits[1]) - scale})` };
}

/** In a form that leads back to what it was. */
function toText(column: string, from: Valued, to: Valued): Conversion {
  const places = shift(from, to);
  if (isNumber(from.type) && places !== 0)
    return { using: `trim_scale(${shifted(`${column}::numeric`, places)})::text` };
  if (from.type === 'timestamptz')
    return { using: `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` };
  if (from.type.endsWith('[]'))
    return {
      using: textOfList(column),
      altered: {
        where: `cardinality(${column}) <> 1`,
        reason: 'are lists of several values, or of none, and become the text of a list in JSON',
      },
    };
  if (from.type === 'jsonb')
    return {
      using: `${column}::text`,
      altered: { where: 'true', reason: 'have parts that nobody could show, search or edit: they become JSON as text' },
    };
  return { using: `${column}::text` };
}

/** One text alone stands for itself; what could be taken for a list is written as one. */
function textOfList(list: string): string {
  return `case when cardinality(${list}) = 1 and (${list})[1]::text !~ '^\\[' then (${list})[1]::text else to_jsonb(${list})::text end`;
}

function fromText(column: string, from: Valued, to: Valued): Conversion {
  if (to.type === 'text[]') {
    const texts = `texts_of(${column})`;
    return { using: texts, lossy: `(${column} like '[%' and ${textOfList(texts)} is distinct from ${column})` };
  }
  if (isNumber(itemType(to.type))) {
    const items = `items_of(${column})`;
    const list = `${items}::${to.type}`;
    return {
      using: list,
      lossy: `case when converts(${items}::text, ${literal(to.type)}, 'text[]') then ${textOfList(`(${list})`)} is distinct from ${column} else true end`,
    };
  }
  if (to.type === 'uuid[]') {
    const texts = `texts_of(${column})`;
    return { using: `${texts}::uuid[]`, lossy: `not converts(${texts}::text, 'uuid[]', 'text[]')` };
  }
  if (to.type === 'timestamptz')
    return {
      using: `${column}::timestamptz`,
      lossy:
        `not (converts(${column}, 'timestamptz', 'text') or ` +
        `(${column} like '____-__-__T__:__:__.___Z' and converted(${column}, 'timestamptz', 'text') is not null))`,
    };
  const places = shift(from, to);
  if (places !== 0 && isNumber(to.type)) {
    const value = shifted(`${column}::numeric`, places);
    const { lossy = 'false' } = numberLoss(value, to.type);
    return {
      using: `${value}::${to.type}`,
      lossy: `case when converts(${column}, 'numeric', 'text') then ${lossy} else true end`,
    };
  }
  const plain = convertThere(column, from.type, to.type);
  const shape = to.inside?.type;
  if (to.type !== 'jsonb' || shape === undefined) return plain;
  const misses = `not (${fits(`(${column}::jsonb)`, shape)})`;
  return { ...plain, lossy: `case when ${plain.lossy} then true else ${misses} end` };
}

/** Numbers and days to PostgreSQL, and to nobody else. */
const notInJson = `('nan', 'infinity', '-infinity')`;

/** True when a value, converted there and back, is what it was. Part of the functions every database gets. */
export const convertsFunction = `
create or replace function converts(value text, there text, back text) returns boolean language plpgsql stable as $$
declare result text;
begin
  if value is null then return true; end if;
  if there <> 'text' and lower(value) in ${notInJson} then return false; end if;
  execute format('select $1::%s::text::%s::text', there, back) into result using value;
  return result is not distinct from value;
exception when others then
  return false;
end $$`;

/**
 * The texts of a list that became a text, and of any other text itself: a list only where making a text of it gives the
 * same one again. Part of the functions every database gets.
 */
export const textsOfFunction = `
create or replace function texts_of(value text) returns text[] language plpgsql immutable as $$
declare texts text[];
begin
  if value is null then return null; end if;
  if value like '[%' then
    texts := array(select jsonb_array_elements_text(value::jsonb));
    if array_position(texts, null) is null and (${textOfList('texts')}) = value then return texts; end if;
  end if;
  return array[value];
exception when others then
  return array[value];
end $$`;

/**
 * The items of a list that became a text, of whatever kind they were, and any other text itself. Part of the functions
 * every database gets.
 */
export const itemsOfFunction = `
create or replace function items_of(value text) returns text[] language plpgsql immutable as $$
begin
  if value is null then return null; end if;
  if value like '[%' then return array(select jsonb_array_elements_text(value::jsonb)); end if;
  return array[value];
exception when others then
  return array[value];
end $$`;

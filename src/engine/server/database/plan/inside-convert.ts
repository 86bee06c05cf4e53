// From one kind of value inside jsonb to another: what fits stays, what PostgreSQL converts there and back is
// converted, nothing else is touched.
import { literal } from '../print-table.ts';

/** JSON has one kind of whole number. */
const wide: Readonly<Record<string, string>> = { smallint: 'bigint', integer: 'bigint', real: 'double precision' };
const numbers: readonly string[] = ['bigint', 'double precision'];
const texts: readonly string[] = ['text', 'date', 'timestamptz', 'uuid'];
const scalars: readonly string[] = [...numbers, ...texts, 'boolean'];

export function plainType(type: string): string {
  return type.endsWith('[]') ? `${wide[type.slice(0, -2)] ?? type.slice(0, -2)}[]` : (wide[type] ?? type);
}

/** Every value of the former kind is one of the new kind as it stands. */
export function holdsAll(from: string, to: string): boolean {
  const [former, wanted] = [plainType(from), plainType(to)];
  return (
    former === wanted ||
    wanted === 'json' ||
    (wanted === 'text' && texts.includes(former)) ||
    (former === 'bigint' && wanted === 'double precision') ||
    (wanted === 'text[]' && former === 'uuid[]') ||
    (wanted === 'double precision[]' && former === 'bigint[]')
  );
}

/** The value as one of the new kind; SQL NULL where it is none. */
export function convertInside(value: string, from: string, to: string, places = 0): string {
  const [former, wanted] = [plainType(from), plainType(to)];
  if (places !== 0) return convertAmount(value, former, wanted, places);
  const converted = conversion(value, former, wanted);
  return `case when ${fits(value, wanted)} then ${value}${converted === undefined ? '' : ` else ${converted}`} end`;
}

export function fits(value: string, type: string): string {
  const is = (...names: readonly string[]): string => `jsonb_typeof(${value}) in (${names.map(literal).join(', ')})`;
  const text = `(${value} #>> '{}')`;
  if (type === 'object') return is('object');
  if (type === 'list') return is('array');
  if (type === 'text[]') return `(${is('array')} and not ${hasItem(value, '@.type() == "number"')})`;
  if (type === 'double precision[]') return `(${is('array')} and not ${hasItem(value, '@.type() != "number"')})`;
  if (type === 'bigint[]')
    return `(${is('array')} and not ${hasItem(value, '@.type() != "number" || @ != @.floor()')})`;
  if (type === 'uuid[]')
    return `case when ${is('array')} then not exists (select from jsonb_array_elements_text(${value}) as one(id) where converted(one.id, 'text', 'uuid') is null) else false end`;
  if (type === 'double precision') return is('number');
  if (type === 'bigint') return `case when ${is('number')} then ${text}::numeric % 1 = 0 else false end`;
  if (type === 'boolean') return is('boolean');
  if (type === 'text') return is('string');
  if (type === 'date' || type === 'uuid')
    return `(${is('string')} and converted(${text}, 'text', ${literal(type)}) = ${text})`;
  if (type === 'timestamptz')
    return `(${is('string')} and ${text} like '____-__-__T%Z' and converted(${text}, 'timestamptz', 'text') is not null)`;
  return 'true';
}

function hasItem(value: string, condition: string): string {
  return `jsonb_path_exists(${value}, ${literal(`$[*] ? (${condition})`)})`;
}

/** A whole number that stands for so many decimals more, or fewer, of what people read. */
function convertAmount(value: string, from: string, to: string, places: number): string {
  const text = `(${value} #>> '{}')`;
  const amount = `trim_scale(${text}::numeric * ${10 ** places})`;
  const reads = `converted(${text}, 'numeric', 'text') is not null`;
  const result =
    to === 'text'
      ? `to_jsonb(${amount}::text)`
      : to === 'bigint'
        ? `case when ${amount} % 1 = 0 then to_jsonb(${amount}) end`
        : numbers.includes(to)
          ? `to_jsonb(${amount})`
          : 'null::jsonb';
  return `case when ${reads} then ${scalars.includes(from) ? result : 'null::jsonb'} end`;
}

function conversion(value: string, from: string, to: string): string | undefined {
  if (to === `${from}[]`) return `jsonb_build_array(${value})`;
  if (!scalars.includes(from) || !scalars.includes(to)) return undefined;
  const text = `${value} #>> '{}'`;
  const result = `converted(${text}, ${literal(from)}, ${literal(to)})`;
  if (to === 'text') return `to_jsonb(${text})`;
  if (to === 'timestamptz')
    return `to_jsonb(to_char(${result}::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  return texts.includes(to) ? `to_jsonb(${result})` : `${result}::jsonb`;
}

/**
 * A value as another type, if it is the same when it comes back; else null. Part of the functions every database gets.
 */
export const convertedFunction = `
create or replace function converted(value text, former text, wanted text) returns text language plpgsql stable as $$
declare
  result text;
  same boolean;
begin
  if lower(value) in ('nan', 'infinity', '-infinity') then return null; end if;
  execute format('select $1::%1$s::text::%2$s::text, $1::%1$s::text::%2$s::text::%1$s = $1::%1$s', former, wanted) into result, same using value;
  return case when same then result end;
exception when others then
  return null;
end $$`;

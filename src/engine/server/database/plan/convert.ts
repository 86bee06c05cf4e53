// From one column type to another: the expression that converts, and the one that finds the values that would not
// survive it.
import { literal } from '../print-table.ts';

export interface Conversion {
  /** For `alter column … type … using`. */
  readonly using: string;
  /** Condition on the rows whose value would be lost or changed; absent when there can be none. */
  readonly lossy?: string;
}

const wholeRange: Readonly<Record<string, string>> = {
  smallint: '-32768 and 32767',
  integer: '-2147483648 and 2147483647',
  bigint: '-9223372036854775808 and 9223372036854775807',
};
const widths = ['smallint', 'integer', 'bigint'];

export function convert(column: string, from: string, to: string): Conversion {
  if (to === 'text') return { using: `${column}::text` };
  if (to === `${from}[]`) return { using: `case when ${column} is not null then array[${column}] end` };
  if (widths.includes(from) && widths.includes(to) && widths.indexOf(from) < widths.indexOf(to))
    return { using: `${column}::${to}` };
  if (isNumber(from) && isNumber(to)) return { using: `${column}::${to}`, ...numberLoss(column, to) };
  return { using: `${column}::text::${to}`, lossy: `not converts(${column}::text, ${literal(to)}, ${literal(from)})` };
}

function isNumber(type: string): boolean {
  return type in wholeRange || /^(numeric|double precision|real)\b/.test(type);
}

function numberLoss(column: string, to: string): { lossy?: string } {
  const value = `${column}::numeric`;
  const range = wholeRange[to];
  if (range !== undefined) return { lossy: `(${value} <> round(${value}) or ${value} not between ${range})` };
  const digits = /^numeric\((\d+)(?:,\s*(\d+))?\)$/.exec(to);
  if (!digits) return {};
  const scale = Number(digits[2] ?? 0);
  return { lossy: `(${value} <> round(${value}, ${scale}) or abs(${value}) >= 1e${Number(digits[1]) - scale})` };
}

/** True when a value, converted there and back, is what it was. Part of the functions every database gets. */
export const convertsFunction = `
create or replace function converts(value text, there text, back text) returns boolean language plpgsql stable as $$
declare result text;
begin
  if value is null then return true; end if;
  execute format('select $1::%s::text::%s::text', there, back) into result using value;
  return result is not distinct from value;
exception when others then
  return false;
end $$`;

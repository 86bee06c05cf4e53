// Reads the text of a filter as the kind of value its field has; what does not fit is a 400 that names the parameter.
import type { Field } from '#engine/model/entity.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { readInstant } from '#engine/model/instant.ts';
import { startOfDay } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { addDays } from '#engine/model/days.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { badValue } from './read-list-query.ts';

export type FilterValue = string | number | boolean;

export function readFilterValue(field: Field, operator: Operator, parameter: string, text: string): FilterValue {
  if (operator === 'null') return readBoolean(parameter, text);
  if (operator === 'like' || operator === 'starts') return text;
  if (field.options !== undefined) return readOption(field.options, parameter, text);
  switch (field.kind) {
    case 'boolean':
      return readBoolean(parameter, text);
    case 'integer':
    case 'percentage':
      return readNumber(parameter, text, isInt4);
    case 'money':
      return readNumber(parameter, text, Number.isSafeInteger);
    case 'number':
      return readNumber(parameter, text, Number.isFinite);
    case 'date':
      return check(parameter, text, hasFormat('date', text));
    case 'dateTime':
      return readMoment(parameter, text, operator);
    case 'id':
    case 'reference':
    case 'references':
    case 'snapshot':
      return check(parameter, text, hasFormat('uuid', text));
    case 'cpf':
    case 'cnpj':
    case 'cpfOrCnpj':
    case 'zipCode':
      return text.replace(/[\s./-]/g, '').toUpperCase();
    default:
      return inCase(field, text);
  }
}

function readBoolean(parameter: string, text: string): boolean {
  const value = text.toLowerCase();
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw badValue(parameter, text);
}

function readOption(options: readonly string[], parameter: string, text: string): string {
  if (!options.includes(text)) throw badValue(parameter, text, options.join(', '));
  return text;
}

/** No number, day or id that means anything is longer; what is, no pattern looks at. */
const longestPlain = 64;

/** PostgreSQL's `integer`. */
function isInt4(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

function readNumber(parameter: string, text: string, fits: (value: number) => boolean): number {
  const value = text.trim() === '' || text.length > longestPlain ? Number.NaN : Number(text);
  if (!fits(value)) throw badValue(parameter, text);
  return value;
}

/** A day alone means the whole day in the business zone: up to it includes it, after it begins with the next. */
function readMoment(parameter: string, text: string, operator: Operator): string {
  if (text.length > longestPlain) throw badValue(parameter, text);
  if (!hasFormat('date', text)) return inUtc(parameter, text);
  return operator === 'lte' || operator === 'gt' ? endOf(text) : startOf(text);
}

/** With all its digits where it is UTC already; the database knows fewer zones than can be written. */
function inUtc(parameter: string, text: string): string {
  const at = readInstant(text);
  if (at === undefined) throw badValue(parameter, text);
  return text.endsWith('Z') ? text : at.toISOString();
}

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/**
 * Nothing is earlier than the first day of the calendar, nor later than its last: there the zone makes no difference.
 */
function startOf(day: string): string {
  return day === firstDay ? `${day}T00:00:00.000Z` : startOfDay(day, businessTimeZone).toISOString();
}

function endOf(day: string): string {
  if (day === lastDay) return `${day}T23:59:59.999Z`;
  return new Date(startOfDay(addDays(day, 1), businessTimeZone).getTime() - 1).toISOString();
}

function check(parameter: string, text: string, fits: boolean): string {
  if (!fits || text.length > longestPlain) throw badValue(parameter, text);
  return text;
}

function inCase(field: Field, text: string): string {
  if (field.letterCase === 'upper') return text.toUpperCase();
  return field.letterCase === 'lower' ? text.toLowerCase() : text;
}

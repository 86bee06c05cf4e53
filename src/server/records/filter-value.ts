// Reads the text of a filter as the kind of value its field has; what does not fit is a 400 that names the parameter.
import type { Field } from '#model/entity.ts';
import { hasFormat } from '#model/formats.ts';
import { startOfDay } from '#model/local-time.ts';
import { businessTimeZone } from '#model/relative-time.ts';
import { addDays } from '#model/slots.ts';
import type { Operator } from '#model/field-kinds.ts';
import { badValue } from './read-list-query.ts';

export type FilterValue = string | number | boolean;

export function readFilterValue(field: Field, operator: Operator, parameter: string, text: string): FilterValue {
  if (operator === 'null') return readBoolean(parameter, text);
  if (operator === 'like' || operator === 'starts') return text;
  switch (field.kind) {
    case 'boolean':
      return readBoolean(parameter, text);
    case 'integer':
    case 'money':
    case 'percentage':
      return readNumber(parameter, text, Number.isSafeInteger);
    case 'number':
      return readNumber(parameter, text, Number.isFinite);
    case 'date':
      return check(parameter, text, hasFormat('date', text));
    case 'dateTime':
      return readInstant(parameter, text, operator);
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

function readNumber(parameter: string, text: string, fits: (value: number) => boolean): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!fits(value)) throw badValue(parameter, text);
  return value;
}

/** A day alone means the whole day in the business zone: up to it includes it, after it begins with the next. */
function readInstant(parameter: string, text: string, operator: Operator): string {
  if (hasFormat('date', text)) {
    const isEnd = operator === 'lte' || operator === 'gt';
    const start = startOfDay(isEnd ? addDays(text, 1) : text, businessTimeZone);
    return new Date(start.getTime() - (isEnd ? 1 : 0)).toISOString();
  }
  return check(parameter, text, hasFormat('date-time', text));
}

function check(parameter: string, text: string, fits: boolean): string {
  if (!fits) throw badValue(parameter, text);
  return text;
}

function inCase(field: Field, text: string): string {
  if (field.letterCase === 'upper') return text.toUpperCase();
  return field.letterCase === 'lower' ? text.toLowerCase() : text;
}

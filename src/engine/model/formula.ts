// What a schema says of a field that follows from others (`"x-computed": "salesPrice - transferValue"`), read once by
// generate and worked out twice, to the same: by the database (server/records/formula-sql.ts) and in a form while one
// types (here).
import { daysBetween } from './days.ts';
import { hasFormat } from './formats.ts';
import { valueAt } from './value-at.ts';

/** Numbers are 64-bit floating point everywhere; without a value the answer of an operator is none, where not said. */
export type FormulaOperator =
  | 'add'
  | 'subtract'
  | 'multiply'
  /** None when the divisor is 0. */
  | 'divide'
  | 'negate'
  | 'equal'
  | 'unequal'
  | 'less'
  | 'lessOrEqual'
  | 'greater'
  | 'greaterOrEqual'
  /** Of three values: what is unknown decides nothing that the other side decides. */
  | 'and'
  | 'or'
  | 'not'
  /** The second when the first is true, else the third. */
  | 'if'
  /** A half goes up. */
  | 'round'
  | 'floor'
  | 'ceiling'
  | 'absolute'
  /** Of those that have a value. */
  | 'least'
  | 'greatest'
  /** The first that has a value. */
  | 'coalesce'
  | 'present'
  /** Whole days from the first to the second. */
  | 'days'
  /** Of what has a value; none when that is empty. */
  | 'concat'
  /** In code points. */
  | 'length'
  /** As a field of whole numbers has it: none where it is no longer exact (`largestWhole`). */
  | 'whole'
  /** The first code points of a text, as many as the second says. */
  | 'cut';

export type Formula =
  | { readonly value: number | string | boolean }
  /** The path of a field of the same record. */
  | { readonly field: string }
  | { readonly operator: FormulaOperator; readonly of: readonly Formula[] };

/**
 * Numbers of fields are taken as 0 below the first and as none above the second, so that what a formula makes of them
 * (`formulaLimits`) neither overflows nor underflows, which PostgreSQL refuses.
 */
export const formulaRange = [1e-15, 1e16] as const;

export const formulaLimits = { operators: 64, multiplications: 5 } as const;

/** The day of the business, as a formula of a default names it (`today()`). */
export const todayName = '$today';

export const largestWhole = Number.MAX_SAFE_INTEGER;

type Result = number | string | boolean | undefined;

/** The fields that it reads, by path, each once. */
export function formulaFields(formula: Formula): string[] {
  if ('value' in formula) return [];
  if ('field' in formula) return [formula.field];
  return [...new Set(formula.of.flatMap(formulaFields))];
}

/** What comes of it for the values of a record; days are ISO dates. */
export function formulaValue(formula: Formula, record: unknown): Result {
  const result = evaluate(formula, record);
  // A form would show -0.
  return typeof result === 'number' ? result + 0 : result;
}

function evaluate(formula: Formula, record: unknown): Result {
  if ('value' in formula) return formula.value;
  if ('field' in formula) return operand(valueAt(record, formula.field));
  return operators[formula.operator](...formula.of.map((part) => evaluate(part, record)));
}

function operand(value: unknown): Result {
  if (typeof value === 'number') return inRange(value);
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function inRange(value: number): number | undefined {
  const [least, most] = formulaRange;
  if (!(Math.abs(value) <= most)) return undefined;
  return Math.abs(value) < least ? 0 : value;
}

type Operate = (...of: readonly Result[]) => Result;

const operators: Readonly<Record<FormulaOperator, Operate>> = {
  add: ofTwo((a, b) => a + b),
  subtract: ofTwo((a, b) => a - b),
  multiply: ofTwo((a, b) => a * b),
  divide: ofTwo((a, b) => (b === 0 ? undefined : a / b)),
  negate: ofOne((a) => -a),
  equal: compared((a, b) => a === b),
  unequal: compared((a, b) => a !== b),
  less: compared((a, b) => a < b),
  lessOrEqual: compared((a, b) => a <= b),
  greater: compared((a, b) => a > b),
  greaterOrEqual: compared((a, b) => a >= b),
  and: (...of) => (of.includes(false) ? false : of.includes(undefined) ? undefined : true),
  or: (...of) => (of.includes(true) ? true : of.includes(undefined) ? undefined : false),
  not: (a) => (a === undefined ? undefined : a === false),
  if: (condition, then, otherwise) => (condition === true ? then : otherwise),
  round: ofOne((a) => Math.floor(a + 0.5)),
  floor: ofOne(Math.floor),
  ceiling: ofOne(Math.ceil),
  absolute: ofOne(Math.abs),
  least: (...of) => extreme(of, Math.min),
  greatest: (...of) => extreme(of, Math.max),
  coalesce: (...of) => of.find((one) => one !== undefined),
  present: (a) => a !== undefined,
  days: daysFrom,
  concat: (...of) => of.filter((one) => one !== undefined).join('') || undefined,
  length: (a) => (typeof a === 'string' ? Array.from(a).length : undefined),
  whole: ofOne((a) => (Math.abs(a) > largestWhole ? undefined : a)),
  cut: (a, most) => (typeof a === 'string' ? Array.from(a).slice(0, Number(most)).join('') : a),
};

function ofOne(operate: (a: number) => number | undefined): Operate {
  return (a) => (typeof a === 'number' ? operate(a) : undefined);
}

function ofTwo(operate: (a: number, b: number) => number | undefined): Operate {
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? operate(a, b) : undefined);
}

/** Of the same type, which generate has seen to; what is typed may be another yet. */
function compared(compare: (a: number | string | boolean, b: number | string | boolean) => boolean): Operate {
  return (a, b) => (a === undefined || b === undefined || typeof a !== typeof b ? undefined : compare(a, b));
}

function extreme(of: readonly Result[], choose: (...numbers: number[]) => number): Result {
  const numbers = of.filter((one) => typeof one === 'number');
  return numbers.length === 0 ? undefined : choose(...numbers);
}

/** None while one of them is no whole day yet. */
function daysFrom(from: Result, to: Result): Result {
  return isDay(from) && isDay(to) ? daysBetween(from, to) : undefined;
}

function isDay(value: Result): value is string {
  return typeof value === 'string' && hasFormat('date', value);
}

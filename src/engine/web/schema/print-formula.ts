// A formula as an analyst writes it in a schema (docs/how-to/add-a-field.md).
import type { Formula, FormulaOperator } from '#engine/model/formula.ts';

const between: Partial<Record<FormulaOperator, string>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  equal: '=',
  unequal: '!=',
  less: '<',
  lessOrEqual: '<=',
  greater: '>',
  greaterOrEqual: '>=',
  and: 'and',
  or: 'or',
};

const named: Partial<Record<FormulaOperator, string>> = {
  ceiling: 'ceil',
  absolute: 'abs',
  least: 'min',
  greatest: 'max',
};

/** What generate puts around a formula so that its field can hold the result; nobody writes it. */
const unwritten: readonly FormulaOperator[] = ['whole', 'cut'];

export function printFormula(formula: Formula): string {
  if ('value' in formula) return typeof formula.value === 'string' ? quoted(formula.value) : String(formula.value);
  if ('field' in formula) return formula.field;
  const { operator, of } = formula;
  const [first] = of;
  if (unwritten.includes(operator) && first !== undefined) return printFormula(first);
  const infix = between[operator];
  if (infix !== undefined) return of.map(operand).join(` ${infix} `);
  if (operator === 'negate') return `-${of.map(operand).join('')}`;
  if (operator === 'not') return `not ${of.map(operand).join('')}`;
  return `${named[operator] ?? operator}(${of.map(printFormula).join(', ')})`;
}

/** In parentheses where it is made of parts itself: right whatever binds closer. */
function operand(formula: Formula): string {
  const text = printFormula(formula);
  return 'operator' in formula && (between[formula.operator] !== undefined || formula.operator === 'not')
    ? `(${text})`
    : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

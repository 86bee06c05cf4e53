// What comes of a formula: a number, a text, a day, or true or false; and that each operator has what it takes.
import { fieldKinds } from '#engine/kinds/index.ts';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { todayName, type Formula, type FormulaOperator } from '#engine/model/formula.ts';
import { FormulaError } from './parse-formula.ts';
import { didYouMean } from './problem.ts';

/** What an operator takes and makes; `outcomes` are all texts that it can be. */
export type Type =
  | { readonly of: 'number'; readonly whole: boolean }
  | { readonly of: 'text'; readonly outcomes?: readonly string[] }
  | { readonly of: 'boolean' }
  | { readonly of: 'day' }
  /** Asked for no more than whether it is there. */
  | { readonly of: 'other' };

export const called: Readonly<Record<Type['of'], string>> = {
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  day: 'a day',
  other: 'neither a number nor a text nor a day',
};

/** Throws FormulaError. */
export function typeOf(formula: Formula, entity: Entity): Type {
  if ('field' in formula) return fieldType(entity, formula.field);
  if ('operator' in formula) {
    const types = formula.of.map((part) => typeOf(part, entity));
    return signatures[formula.operator](types, formula.operator);
  }
  const { value } = formula;
  if (typeof value === 'number') return { of: 'number', whole: Number.isInteger(value) };
  return typeof value === 'boolean' ? { of: 'boolean' } : { of: 'text', outcomes: [value] };
}

function fieldType(entity: Entity, path: string): Type {
  if (path === todayName) return { of: 'day' };
  const field = fieldAt(entity, path);
  if (field === undefined)
    throw new FormulaError(`${entity.name} has no field "${path}"`, didYouMean(path, pathsOf(entity)));
  if (field.computed || field.children !== undefined)
    throw new FormulaError(`"${path}" is calculated itself`, 'name the fields that it is calculated from');
  const around = path.split('.').slice(0, -1);
  const isInList = around.some((_, depth) => fieldAt(entity, around.slice(0, depth + 1).join('.'))?.kind === 'list');
  if (isInList) throw new FormulaError(`"${path}" is in each item of a list`, 'name fields of the record itself');
  return typeOfKind(field);
}

export function typeOfKind({ kind, options }: Field): Type {
  const facts = fieldKinds[kind];
  if (facts.secret === true) return { of: 'other' };
  if (facts.amount === true) return { of: 'number', whole: facts.type === 'integer' };
  if (facts.type === 'boolean') return { of: 'boolean' };
  if (facts.moment === 'date') return { of: 'day' };
  if (facts.column !== 'text') return { of: 'other' };
  return { of: 'text', ...(options !== undefined && { outcomes: options }) };
}

function pathsOf({ fields }: Entity): string[] {
  return allFields(fields).flatMap(({ path, computed }) => (computed ? [] : [path]));
}

type Signature = (types: readonly Type[], operator: FormulaOperator) => Type;

const signatures: Readonly<Record<FormulaOperator, Signature>> = {
  add: numbers(),
  subtract: numbers(),
  multiply: numbers(),
  divide: numbers(false),
  negate: numbers(),
  round: numbers(true),
  floor: numbers(true),
  ceiling: numbers(true),
  absolute: numbers(),
  least: numbers(),
  greatest: numbers(),
  equal: (types, operator) => {
    alike(types, operator);
    return { of: 'boolean' };
  },
  unequal: (types, operator) => signatures.equal(types, operator),
  less: ordered,
  lessOrEqual: ordered,
  greater: ordered,
  greaterOrEqual: ordered,
  and: booleans,
  or: booleans,
  not: booleans,
  if: ([condition, ...results], operator) => {
    booleans(condition === undefined ? [] : [condition], operator);
    return merged(results, operator);
  },
  coalesce: merged,
  present: () => ({ of: 'boolean' }),
  days: (types, operator) => {
    all(types, 'day', operator);
    return { of: 'number', whole: true };
  },
  concat: (types, operator) => {
    all(types, 'text', operator);
    return { of: 'text' };
  },
  length: (types, operator) => {
    all(types, 'text', operator);
    return { of: 'number', whole: true };
  },
  // These no schema writes: they fit what comes of a formula into its field.
  whole: numbers(true),
  cut: ([type = { of: 'other' }]) => type,
};

/** `whole` is what comes of it whatever it takes; else whole of whole ones. */
function numbers(whole?: boolean): Signature {
  return (types, operator) => {
    all(types, 'number', operator);
    return { of: 'number', whole: whole ?? types.every((type) => type.of === 'number' && type.whole) };
  };
}

function booleans(types: readonly Type[], operator: FormulaOperator): Type {
  all(types, 'boolean', operator);
  return { of: 'boolean' };
}

/** Texts have the order of a language, not of a formula. */
function ordered(types: readonly Type[], operator: FormulaOperator): Type {
  const [type] = alike(types, operator);
  if (type?.of !== 'number' && type?.of !== 'day')
    throw new FormulaError(`"${operator}" has ${called[type?.of ?? 'other']}`, 'compare numbers or days');
  return { of: 'boolean' };
}

function all(types: readonly Type[], of: Type['of'], operator: FormulaOperator): void {
  const other = types.find((type) => type.of !== of);
  if (other !== undefined)
    throw new FormulaError(`"${operator}" takes ${called[of]}, and has ${called[other.of]}`, `give it ${called[of]}`);
}

/** Of one type, and, where all that they can be is known, not always different. */
function alike(types: readonly Type[], operator: FormulaOperator): readonly Type[] {
  const [first] = types;
  if (first === undefined || first.of === 'other')
    throw new FormulaError(`"${operator}" has ${called.other}`, 'ask present(…) of it, or take another field');
  all(types, first.of, operator);
  const [one, other] = types.map((type) => (type.of === 'text' ? type.outcomes : undefined));
  const never = one !== undefined && other !== undefined && !other.some((text) => one.includes(text));
  if (never && (operator === 'equal' || operator === 'unequal')) {
    const [known, asked] = one.length > other.length ? [one, other] : [other, one];
    throw new FormulaError(`"${asked[0]}" is none of the options`, didYouMean(asked[0] ?? '', known));
  }
  return types;
}

/** What one of them is. */
function merged(types: readonly Type[], operator: FormulaOperator): Type {
  const [first] = alike(types, operator);
  if (first?.of === 'number') return { of: 'number', whole: types.every((type) => type.of === 'number' && type.whole) };
  const outcomes = types.map((type) => (type.of === 'text' ? type.outcomes : undefined));
  if (first?.of !== 'text') return first ?? { of: 'other' };
  const known = outcomes.every((one) => one !== undefined);
  return { of: 'text', ...(known && { outcomes: [...new Set(outcomes.flat())] }) };
}

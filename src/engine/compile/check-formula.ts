// Whether a formula works out what its field is to hold, from fields that whoever reads it may read.
import { fieldKinds } from '#engine/kinds/index.ts';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { formulaFields, type Formula, type FormulaOperator } from '#engine/model/formula.ts';
import type { CheckContext } from './check-context.ts';
import { isCovered } from './check-field-rights.ts';
import type { ExpandedField } from './expand.ts';
import { FormulaError, parseFormula } from './parse-formula.ts';
import { didYouMean, type Mistake } from './problem.ts';
import { rulePaths } from '#engine/model/rule-table.ts';
import { configFiles } from './source.ts';

const rule = 'a formula works out what its field holds';

/** What an operator takes and makes; `outcomes` are all texts that it can be. */
type Type =
  | { readonly of: 'number'; readonly whole: boolean }
  | { readonly of: 'text'; readonly outcomes?: readonly string[] }
  | { readonly of: 'boolean' }
  | { readonly of: 'day' }
  /** Asked for no more than whether it is there. */
  | { readonly of: 'other' };

const called: Readonly<Record<Type['of'], string>> = {
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  day: 'a day',
  other: 'neither a number nor a text nor a day',
};

/** What people may not be held to, since nobody writes it. */
const limits = [
  'default',
  'const',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'pattern',
  'x-initial',
  'x-create-only',
] as const;

export function checkFormulas(context: CheckContext): Mistake[] {
  return [...context.entities.values()].flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const schema = context.expanded.get(entity.name);
      const source = schema?.properties[field.name];
      const text = source?.['x-computed'];
      if (source === undefined || typeof text !== 'string') return [];
      const at = { file: schema?.file ?? entity.name, pointer: `/properties/${field.name}/x-computed`, rule };
      try {
        const formula = parseFormula(text);
        checkResult(field, source, typeOf(formula, entity));
        return [...checkUses(entity, field, at), ...checkReaders(entity, field, formula, context)];
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        return [{ ...at, found: error.message, remedy: error.remedy }];
      }
    }),
  );
}

function typeOf(formula: Formula, entity: Entity): Type {
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

function typeOfKind({ kind, options }: Field): Type {
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

function checkResult(field: Field, source: ExpandedField, type: Type): void {
  const held = limits.find((limit) => source[limit] !== undefined);
  if (held !== undefined)
    throw new FormulaError(`${held} stands beside the formula`, `remove ${held}: nobody writes the field`);
  if (field.required)
    throw new FormulaError(
      'the field is required',
      'take it out of "required": where a value is missing, so is what follows from it',
    );
  const wanted = typeOfKind(field);
  if (wanted.of !== type.of)
    throw new FormulaError(
      `it works out ${called[type.of]}, and the field is ${called[wanted.of]}`,
      'change the one or the other',
    );
  if (wanted.of === 'number' && wanted.whole && type.of === 'number' && !type.whole)
    throw new FormulaError(
      'it works out parts of a whole number',
      'write round(…), floor(…) or ceil(…) around it, or make the field a number',
    );
  if (wanted.of !== 'text' || type.of !== 'text') return;
  if (wanted.outcomes === undefined) {
    if (fieldKinds[field.kind].recognisedBy === 'string') return;
    throw new FormulaError(
      `it works out a text, and the kind ${field.kind} is more than that`,
      'make the field a plain string',
    );
  }
  const { outcomes } = type;
  const strange = outcomes?.find((text) => !wanted.outcomes?.includes(text));
  if (outcomes === undefined || strange !== undefined)
    throw new FormulaError(
      strange === undefined
        ? 'it works out any text, and the field is one of its options'
        : `"${strange}" is none of the options`,
      "let it choose among the options: if(condition, 'one', 'other')",
    );
}

/** Nothing is there to be judged or to depend on while a record is written. */
function checkUses(entity: Entity, { name }: Field, at: Pick<Mistake, 'file' | 'pointer' | 'rule'>): Mistake[] {
  const isNamed = entity.rules.some((one) => rulePaths(one).some(({ path }) => path === name));
  const isAsked = allFields(entity.fields).some(({ when }) => when?.field === name);
  if (!isNamed && !isAsked) return [];
  return [
    {
      ...at,
      found: `${isNamed ? 'a rule' : 'x-when'} names "${name}", which is worked out when a record is read`,
      remedy: 'name the fields that it follows from',
    },
  ];
}

/** Whoever reads the result can work backwards. */
function checkReaders(entity: Entity, field: Field, formula: Formula, { resolved }: CheckContext): Mistake[] {
  const rights = resolved.roles.entities[entity.name];
  if (rights === undefined) return [];
  return rights.read.flatMap((role): Mistake[] => {
    if (isCovered({ entity, rights, role }, field.path)) return [];
    const hidden = formulaFields(formula).find((path) => isCovered({ entity, rights, role }, path));
    if (hidden === undefined) return [];
    return [
      {
        file: configFiles.roles,
        pointer: `/entities/${entity.name}`,
        rule: 'what is hidden is not found out by what follows from it',
        found: `${role} reads "${field.path}", which follows from "${hidden}", which ${role} may not see in full`,
        remedy: `give "${field.path}" the same limits as "${hidden}" (fields of ${entity.name}, x-sensitive), or let ${role} read both`,
      },
    ];
  });
}

// Whether a formula works out what its field is to hold, from fields that whoever reads it may read.
import { fieldKinds } from '#engine/kinds/index.ts';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { formulaFields, type Formula } from '#engine/model/formula.ts';
import type { CheckContext } from './check-context.ts';
import { isCovered } from './check-field-rights.ts';
import type { ExpandedField } from './expand.ts';
import { FormulaError, parseFormula } from './parse-formula.ts';
import { called, typeOf, typeOfKind, type Type } from './formula-types.ts';
import type { Mistake } from './problem.ts';
import { rulePaths } from '#engine/model/rule-table.ts';
import { configFiles } from './source.ts';

const rule = 'a formula works out what its field holds';

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

/** Other things that a new record may begin with. */
const beginnings = ['default', 'const', 'x-initial', 'x-computed'] as const;

export function checkFormulas(context: CheckContext): Mistake[] {
  return [...context.entities.values()].flatMap((entity) =>
    entity.fields.flatMap((field) =>
      (['x-computed', 'x-default'] as const).flatMap((keyword) => checkFormula({ entity, field, keyword, context })),
    ),
  );
}

interface Written {
  readonly entity: Entity;
  readonly field: Field;
  readonly keyword: 'x-computed' | 'x-default';
  readonly context: CheckContext;
}

function checkFormula({ entity, field, keyword, context }: Written): Mistake[] {
  const schema = context.expanded.get(entity.name);
  const source = schema?.properties[field.name];
  const text = source?.[keyword];
  if (source === undefined || typeof text !== 'string') return [];
  const at = { file: schema?.file ?? entity.name, pointer: `/properties/${field.name}/${keyword}`, rule };
  const isComputed = keyword === 'x-computed';
  try {
    const formula = parseFormula(text);
    if (isComputed) checkNobodyWrites(field, source);
    else checkBegins(entity, field, source, formula);
    checkResult(field, typeOf(formula, entity));
    return [...(isComputed ? checkUses(entity, field, at) : []), ...checkReaders(entity, field, formula, context)];
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return [{ ...at, found: error.message, remedy: error.remedy }];
  }
}

/** A computed field is what its formula says, whenever it is read. */
function checkNobodyWrites(field: Field, source: ExpandedField): void {
  if (String(source['x-computed']).includes('today('))
    throw new FormulaError(
      'today() is another day tomorrow, and lists are sorted and filtered by what does not change',
      'have the day in a field of its own, or begin with it: "x-default": "today()"',
    );
  const held = limits.find((limit) => source[limit] !== undefined);
  if (held !== undefined)
    throw new FormulaError(`${held} stands beside the formula`, `remove ${held}: nobody writes the field`);
  if (field.required)
    throw new FormulaError(
      'the field is required',
      'take it out of "required": where a value is missing, so is what follows from it',
    );
}

/** What a new record begins with follows from what is typed, in one step. */
function checkBegins(entity: Entity, field: Field, source: ExpandedField, formula: Formula): void {
  const other = beginnings.find((keyword) => source[keyword] !== undefined);
  if (other !== undefined)
    throw new FormulaError(
      `${other} stands beside it`,
      `remove the one or the other: a record begins with one of them`,
    );
  const second = formulaFields(formula).find((path) => fieldAt(entity, path)?.defaultFormula !== undefined);
  if (second !== undefined)
    throw new FormulaError(
      second === field.path ? 'it follows from itself' : `"${second}" has an x-default itself`,
      'name the fields that it follows from in the end',
    );
}

function checkResult(field: Field, type: Type): void {
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

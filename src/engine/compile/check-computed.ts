// A field whose value is calculated needs the formula or the code that calculates it: without it every list of the entity
// would fail.
import { checkFormulas } from './check-formula.ts';
import type { CheckContext } from './check-context.ts';
import type { Mistake } from './problem.ts';
import { isComputed } from './resolve-kind.ts';
import { walkFields } from './walk-fields.ts';

const place = 'src/business/*/server/computed.ts';
const rule = 'a computed field has its expression';

export function checkComputed(context: CheckContext): Mistake[] {
  const expressions = new Set(context.source.business.flatMap(({ computed = [] }) => computed));
  const elsewhere = walkFields(context).filter(
    ({ top, schema }) => !(top && (schema['x-entity'] !== undefined || schema['x-part'] === true)),
  );
  return [
    ...checkFormulas(context),
    ...[...context.entities.values()].flatMap(({ name, fields }) =>
      fields
        .filter(
          (field) =>
            field.computed && !isFormula(context, name, field.name) && !expressions.has(`${name}.${field.name}`),
        )
        .map((field): Mistake => ({
          file: context.expanded.get(name)?.file ?? name,
          pointer: `/properties/${field.name}/x-computed`,
          rule,
          found: `no ${place} has '${name}.${field.name}'`,
          remedy:
            'write a formula ("x-computed": "salesPrice - transferValue"), add it there first as an SQL expression, or remove x-computed',
        })),
    ),
    ...elsewhere.flatMap(({ written, file, pointer }): Mistake[] => [
      ...(isComputed(written)
        ? [
            {
              file,
              pointer: `${pointer}/x-computed`,
              rule,
              found: 'only fields at the top of an entity are computed',
              remedy: 'move the field there, or remove x-computed',
            },
          ]
        : []),
      ...(written['x-default'] === undefined
        ? []
        : [
            {
              file,
              pointer: `${pointer}/x-default`,
              rule: 'what a record begins with is said of its own fields',
              found: 'the field is not at the top of an entity',
              remedy: 'move the field there, or write a "default" that is always the same',
            },
          ]),
    ]),
  ];
}

function isFormula({ expanded }: CheckContext, entity: string, field: string): boolean {
  return typeof expanded.get(entity)?.properties[field]?.['x-computed'] === 'string';
}

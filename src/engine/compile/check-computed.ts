// A field whose value is calculated needs the code that calculates it: without it every list of the entity would fail.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckContext } from './check-context.ts';
import type { Mistake } from './problem.ts';
import { walkFields } from './walk-fields.ts';

const place = 'src/engine/server/records/computed.ts';
const rule = 'a computed field has its expression';

/**
 * The names in the table of expressions, read and not run: it is made of what this command writes. Undefined where
 * there is no server beside the schemas.
 */
function readExpressions(): ReadonlySet<string> | undefined {
  const file = join(import.meta.dirname, '../../..', place);
  if (!existsSync(file)) return undefined;
  return new Set([...readFileSync(file, 'utf8').matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, name]) => name ?? ''));
}

export function checkComputed(context: CheckContext): Mistake[] {
  const expressions = readExpressions();
  const hasNone = (name: string) => expressions !== undefined && !expressions.has(name);
  const nested = walkFields(context).filter(
    ({ written, top, schema }) =>
      written['x-computed'] === true && !(top && (schema['x-entity'] !== undefined || schema['x-part'] === true)),
  );
  return [
    ...[...context.entities.values()].flatMap(({ name, fields }) =>
      fields
        .filter((field) => field.computed && hasNone(`${name}.${field.name}`))
        .map((field): Mistake => ({
          file: context.expanded.get(name)?.file ?? name,
          pointer: `/properties/${field.name}/x-computed`,
          rule,
          found: `${place} has no '${name}.${field.name}'`,
          remedy: 'add it there first, as an SQL expression, or remove x-computed',
        })),
    ),
    ...nested.map(({ file, pointer }): Mistake => ({
      file,
      pointer: `${pointer}/x-computed`,
      rule,
      found: 'only fields at the top of an entity are computed',
      remedy: 'move the field there, or remove x-computed',
    })),
  ];
}

// Former names, of entities, of fields and of options: what they name is gone, and became one other.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity } from '#engine/model/entity.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean, type Finding, type Mistake } from './problem.ts';
import { kindOf } from './resolve-kind.ts';
import type { SchemaFile } from './source.ts';
import type { Place } from './walk-fields.ts';

export function checkFormer({ written, siblings, name }: Place): Finding[] {
  const former = written['x-was'];
  if (former === undefined) return [];
  const rule = 'x-was names a field that is gone';
  if (former === name)
    return [
      {
        at: '/x-was',
        rule,
        found: `"${former}" is its present name`,
        remedy: 'write the name that it had before, or remove x-was',
      },
    ];
  const present = Object.keys(siblings).find((other) => toSnake(other) === toSnake(former));
  if (present === name)
    return [{ at: '/x-was', rule, found: `"${former}" and "${name}" are the same column`, remedy: 'remove x-was' }];
  if (present !== undefined)
    return [{ at: '/x-was', rule, found: `"${present}" still exists`, remedy: 'remove that field or x-was' }];
  const claiming = Object.entries(siblings)
    .filter(([, sibling]) => sibling['x-was'] !== undefined && toSnake(sibling['x-was']) === toSnake(former))
    .map(([other]) => other);
  if (claiming.length < 2 || claiming[0] === name) return [];
  return [
    {
      at: '/x-was',
      rule: 'a field becomes one other',
      found: `"${former}" is the former name of "${claiming[0]}" as well`,
      remedy: 'keep x-was in the one that has its values',
    },
  ];
}

/** What another entity had: it has it no more, and a reference leads from the one to the other. */
export function checkFrom({ written, field, top, schema }: Place, { entities }: CheckContext): Finding[] {
  const from = written['x-from'];
  if (from === undefined) return [];
  const [at, rule] = ['/x-from', 'x-from names a field that another entity had'];
  const [name = '', former = ''] = from.split('.');
  if (!top || schema['x-entity'] === undefined || fieldKinds[kindOf(field) ?? 'json'].column === null)
    return [
      {
        at,
        rule,
        found: 'a field without a column of its own',
        remedy: 'remove it; only fields of entities themselves take values over',
      },
    ];
  if (written['x-was'] !== undefined)
    return [{ at, rule, found: 'x-was as well', remedy: 'keep the one that says where the values are' }];
  if (name === schema.$id)
    return [{ at, rule, found: `"${name}" is this entity`, remedy: `write "x-was": "${former}"` }];
  const other = entities.get(name);
  // One that is gone was merged: what led to it only the database knows.
  if (other === undefined) return [];
  if (other.fields.some((one) => toSnake(one.name) === toSnake(former)))
    return [{ at, rule, found: `${name} still has "${former}"`, remedy: 'remove it there, or x-from here' }];
  const own = entities.get(schema.$id);
  const leads = (one: Entity | undefined, target: string) =>
    one?.fields.some(({ kind, reference }) => kind === 'reference' && reference?.entity === target) === true;
  return leads(own, name) || leads(other, schema.$id)
    ? []
    : [
        {
          at,
          rule,
          found: `no reference between ${schema.$id} and ${name}`,
          remedy: `add one: "x-reference": {"entity": "${name}"}`,
        },
      ];
}

export function checkFormerOptions({ field, written }: Place): Finding[] {
  const rule = 'x-options-was names options that are gone';
  const inItems = written['x-options-was'] === undefined && written.items?.['x-options-was'] !== undefined;
  const names = written['x-options-was'] ?? written.items?.['x-options-was'] ?? {};
  const values = field.enum ?? field.items?.enum ?? [];
  const at = (name: string) => `${inItems ? '/items' : ''}/x-options-was/${name}`;
  const entries = Object.entries(names);
  return entries.flatMap(([name, was], index): Finding[] => {
    if (!values.includes(name))
      return [{ at: at(name), rule, found: `"${name}" is no option`, remedy: didYouMean(name, values) }];
    if (values.includes(was))
      return [
        { at: at(name), rule, found: `"${was}" still is one`, remedy: `remove "${was}" from enum, or this name` },
      ];
    const first = entries.findIndex(([, other]) => other === was);
    return first === index
      ? []
      : [
          {
            at: at(name),
            rule: 'an option becomes one other',
            found: `"${was}" is the former name of "${entries[first]?.[0] ?? ''}" as well`,
            remedy: 'keep it in the one that has its values',
          },
        ];
  });
}

export function checkFormerEntities(files: readonly SchemaFile[]): Mistake[] {
  return files.flatMap(({ file, schema }): Mistake[] => {
    const former = schema['x-was'];
    if (former === undefined) return [];
    const at = { file, pointer: '/x-was', rule: 'x-was of a schema names an entity that is gone' };
    if (schema['x-entity'] === undefined)
      return [{ ...at, found: `"${schema.$id}" is no entity, and has no table`, remedy: 'remove x-was' }];
    const present = files.find((other) => toSnake(other.schema.$id) === toSnake(former));
    if (present?.file === file)
      return [
        {
          ...at,
          found: `"${former}" is its present name`,
          remedy: 'write the name that it had before, or remove x-was',
        },
      ];
    if (present !== undefined)
      return [{ ...at, found: `${present.file} still exists`, remedy: 'remove that schema or x-was' }];
    const first = files.find((other) => other.schema['x-was'] === former);
    return first?.file === file
      ? []
      : [
          {
            ...at,
            rule: 'an entity becomes one other',
            found: `"${former}" is the former name of "${first?.schema.$id ?? ''}" as well`,
            remedy: 'keep x-was in the one that has its records',
          },
        ];
  });
}

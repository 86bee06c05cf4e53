// Former names, of entities, of fields and of options: what they name is gone, and became one other.
import { toSnake } from '#engine/model/naming.ts';
import { didYouMean, type Finding, type Mistake } from './problem.ts';
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

// What the field of a file may say: where it stands, and what may be uploaded.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Finding } from './problem.ts';
import { kindOf } from './resolve-kind.ts';
import type { Place } from './walk-fields.ts';

export function checkFile({ field, schema, written }: Place): Finding[] {
  const kind = kindOf(field) ?? 'json';
  const { file } = fieldKinds[kind];
  const given = written['x-file'];
  if (file === undefined) {
    const rule = 'only files and images say what may be uploaded';
    return given === undefined
      ? []
      : [{ at: '/x-file', rule, found: `the kind ${kind} is none`, remedy: 'remove x-file, or add "x-kind": "file"' }];
  }
  const others = (given?.types ?? []).filter((type) => !file.types.includes(type));
  return [
    ...(schema['x-entity'] === undefined && schema['x-part'] !== true
      ? [
          {
            rule: 'files belong to records',
            found: `${schema.$id} has none`,
            remedy: 'declare it in an entity, or in a part that entities take in',
          },
        ]
      : []),
    ...(field.default !== undefined || field['x-default'] !== undefined
      ? [
          {
            at: field.default === undefined ? '/x-default' : '/default',
            rule: 'a file is uploaded',
            found: 'a new record cannot begin with one',
            remedy: 'remove it',
          },
        ]
      : []),
    ...others.map((type) => ({
      at: '/x-file/types',
      rule: 'a picture is of a type that browsers show',
      found: `"${type}" is none`,
      remedy: `remove it, or write "x-kind": "file"`,
    })),
  ];
}

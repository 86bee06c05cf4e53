// `npm run new -- entity <name>`, `field <entity> <name> <kind>`, `action <entity> <name>`: declarations to begin from,
// written into schemas and configs; `--from file.json` takes a pasted JSON Schema. What is left to mend is told with its
// place.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { compileProject } from '#engine/compile/compile.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { readSource } from '#engine/compile/read.ts';
import {
  checkTarget,
  nameFrom,
  newAction,
  newEntity,
  newField,
  readPasted,
  schemaFile,
  ScaffoldError,
  type Edit,
} from '#engine/compile/scaffold.ts';

const root = join(import.meta.dirname, '..');
const formattingOptions = { insertSpaces: true, tabSize: 2 };
const usage = `Usage: npm run new -- entity <name> [--from schema.json]
       npm run new -- field <entity> <name> <kind>            (or --from schema.json)
       npm run new -- action <entity> <name> --field <state> --from <state> … --to <state> [--role <role> …]`;

try {
  const edits = editsFor(process.argv.slice(2));
  for (const edit of edits) write(edit);
  console.log(`Written: ${[...new Set(edits.map(({ file }) => file))].join(', ')}`);
  const { mistakes = [] } = await compileProject(root);
  if (mistakes.length > 0) console.log(`Left to mend:\n${mistakes.map(mistakeText).join('\n')}`);
  console.log(
    'Labels are made from names: write them in each language, then npm run format and npm run generate (npm run dev does the latter by itself).',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function editsFor(args: readonly string[]): readonly Edit[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string', multiple: true, default: [] },
      field: { type: 'string' },
      to: { type: 'string' },
      role: { type: 'string', multiple: true },
    },
  });
  const [what, first = '', second = '', kind = ''] = positionals;
  if (first === '') throw new ScaffoldError(usage);
  const { source } = readSource(root);
  if (what === 'entity') {
    const name = nameFrom(first);
    if (existsSync(join(root, schemaFile(name)))) throw new ScaffoldError(`${schemaFile(name)} is there already`);
    return newEntity({ name, pasted: pastedFrom(values.from[0]), configs: source });
  }
  const file = schemaFile(nameFrom(first));
  const schema = source.schemas.find((one) => one.file === file)?.schema;
  if (schema === undefined) throw new ScaffoldError(`${file} does not exist: npm run new -- entity ${first}`);
  if (second === '') throw new ScaffoldError(usage);
  const name = nameFrom(second);
  if (what === 'field' || what === 'action') checkTarget(what, file, { ...schema });
  if (what === 'field') {
    if (name in schema.properties) throw new ScaffoldError(`${file} has a field ${name} already`);
    return [{ file, path: ['properties', name], value: newField(name, kind, pastedFrom(values.from[0])) }];
  }
  if (what !== 'action' || values.field === undefined || values.to === undefined || values.from.length === 0)
    throw new ScaffoldError(usage);
  const roles = values.role ?? [source.roles.administrator ?? 'admin'];
  const value = newAction({ name, field: values.field, from: values.from, to: values.to, roles });
  return [{ file, path: ['x-entity', 'actions'], value, append: true }];
}

function pastedFrom(file: string | undefined): Record<string, unknown> | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file))
    throw new ScaffoldError(`${file} does not exist: --from takes the path of a file with a JSON Schema`);
  return readPasted(file, readFileSync(file, 'utf8'));
}

/** All else in the file stays as it is written. */
function write({ file, path, value, append }: Edit): void {
  const target = join(root, file);
  if (path.length === 0) return writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
  const text = readFileSync(target, 'utf8');
  const list = append === true ? listAt(text, path) : undefined;
  const place = append === true ? [...path, list?.length ?? 0] : [...path];
  const edits =
    append === true && list === undefined
      ? modify(text, [...path], [value], { formattingOptions })
      : modify(text, place, value, { formattingOptions, isArrayInsertion: append === true });
  writeFileSync(target, applyEdits(text, edits));
}

function listAt(text: string, path: readonly (string | number)[]): readonly unknown[] | undefined {
  const found = path.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    JSON.parse(text),
  );
  return Array.isArray(found) ? found : undefined;
}

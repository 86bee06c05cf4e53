// forms/<name>.json: what people write, as standard JSON Schema; and the loaders of forms and validators.
import type { ExpandedSchema } from './expand.ts';
import { objectSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { header, jsonFile } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

/** The object in forms/<name>.json; the validator is compiled from exactly this. */
export function formSchema(schema: ExpandedSchema): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', $id: schema.$id, ...objectSchema(schema, 'input') };
}

export function printForms({ schemas }: Resolved): Output[] {
  const names = schemas.map((schema) => schema.$id);
  return [
    ...schemas.map((schema) => jsonFile(`forms/${schema.$id}.json`, 'schemas/', formSchema(schema))),
    {
      path: 'forms.ts',
      text: printLoaders({
        names,
        table: 'formSchemas',
        loaded: '{ readonly default: object }',
        // Without an import attribute: for pages alone, which Vite's dev server gives JSON as a script.
        file: (name) => `'./forms/${name}.json'`,
      }),
    },
    {
      path: 'validators.ts',
      text: printLoaders({
        names,
        table: 'validators',
        loaded: '{ readonly validate: ValidateFunction }',
        file: (name) => `'./validators/${name}.js'`,
        imports: "import type { ValidateFunction } from 'ajv';\n",
      }),
    },
  ];
}

interface Loaders {
  readonly names: readonly string[];
  readonly table: string;
  readonly loaded: string;
  readonly file: (name: string) => string;
  readonly imports?: string;
}

function printLoaders({ names, table, loaded, file, imports = '' }: Loaders): string {
  return [
    header('schemas/'),
    `${imports}import type { EntityName } from './entities.ts';\nimport type { ShapeName } from './shapes.ts';\n`,
    `export const ${table}: Readonly<Record<EntityName | ShapeName, () => Promise<${loaded}>>> = {`,
    ...names.map((name) => `  ${name}: () => import(${file(name)}),`),
    '};\n',
  ].join('\n');
}

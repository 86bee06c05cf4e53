// validators/<name>.js: AJV's own code for each form schema, self-contained but for one shared chunk, so that nothing
// is compiled at run time.
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { formats } from '#engine/model/formats.ts';
import { formSchema } from './print-forms.ts';
import { header } from './print-text.ts';
import type { Output } from './print-text.ts';
import { remember } from './remember.ts';
import type { Resolved } from './resolve.ts';

/** Types of the functions; the same text for each. */
const declaration = `${header('schemas/')}import type { ValidateFunction } from 'ajv';\n\nexport declare const validate: ValidateFunction;\n`;

/** Where the bundler found a piece; says nothing to readers. */
const moduleNote = /^\/\/ (\\0|\.\.\/).*\n|^\/\/#(end)?region.*\n/gm;

export async function printValidators({ schemas }: Resolved): Promise<Output[]> {
  if (schemas.length === 0) return [];
  const modules = new Map(schemas.map((schema) => [schema.$id, validatorModule(formSchema(schema))]));
  const chunks = await bundle([...modules]);
  return [
    ...chunks.map((chunk) => ({
      path: `validators/${chunk.fileName}`,
      text: `${header('schemas/')}${chunk.code.replace(moduleNote, '')}`,
    })),
    ...[...modules.keys()].map((name) => ({ path: `validators/${name}.d.ts`, text: declaration })),
  ];
}

/** What both sides agree on: all errors at once, texts of our own. */
const ajvOptions = { allErrors: true, messages: false, strict: true, allowUnionTypes: true, formats } as const;

const validatorModule = remember((schema: object): string => {
  const ajv = new Ajv({ ...ajvOptions, code: { source: true, esm: true, lines: true, formats: _`formatTable` } });
  const code = standaloneCode(ajv, ajv.compile(schema));
  return `import { formats as formatTable } from '#engine/model/formats.ts';\n${code}`;
});

interface Chunk {
  readonly fileName: string;
  readonly code: string;
}

/** By name of the schema and code of its validator. */
const bundle = remember(async (modules: readonly (readonly [name: string, code: string])[]): Promise<Chunk[]> => {
  const build = await rolldown({
    cwd: import.meta.dirname,
    input: Object.fromEntries(modules.map(([name]) => [name, `validator:${name}`])),
    platform: 'neutral',
    logLevel: 'silent',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [virtualModules(new Map(modules))],
  });
  const { output } = await build.generate({
    format: 'esm',
    chunkFileNames: '[name].js',
    // As pages have them, which are not built anew for them.
    minify: true,
    codeSplitting: { groups: [{ name: 'shared', test: (id: string) => !id.includes('validator:') }] },
  });
  await build.close();
  return output.filter((entry) => entry.type === 'chunk').map(({ fileName, code }) => ({ fileName, code }));
}, 1);

function virtualModules(modules: ReadonlyMap<string, string>) {
  return {
    name: 'validator-sources',
    resolveId: (id: string, importer?: string) => {
      if (id.startsWith('validator:')) return `\0${id}`;
      if (importer?.startsWith('\0validator:') !== true) return null;
      return id.startsWith('#engine/')
        ? import.meta.resolve(id).replace('file://', '')
        : import.meta.resolve(`${id}.js`).replace('file://', '');
    },
    load: (id: string) =>
      id.startsWith('\0validator:') ? (modules.get(id.slice('\0validator:'.length)) ?? null) : null,
  };
}

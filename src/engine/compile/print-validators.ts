// validators/<name>.js: AJV's own code for each form schema, self-contained but for validators/shared.js, so that nothing
// is compiled at run time.
import { fileURLToPath } from 'node:url';
import { Ajv, _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { formats } from '#engine/model/formats.ts';
import { formSchema } from './print-forms.ts';
import { header } from './print-text.ts';
import type { Output } from './print-text.ts';
import { remember } from './remember.ts';
import type { Resolved } from './resolve.ts';

/** Types of the functions; the same text for each. */
const declaration = `${header('schemas/')}import type { ValidateFunction } from 'ajv';\n\nexport declare const validate: ValidateFunction;\n`;

export async function printValidators({ schemas }: Resolved): Promise<Output[]> {
  if (schemas.length === 0) return [];
  return [
    { path: 'validators/shared.js', text: withHeader(await shared('shared')) },
    ...schemas.flatMap((schema) => [
      { path: `validators/${schema.$id}.js`, text: withHeader(validatorModule(formSchema(schema))) },
      { path: `validators/${schema.$id}.d.ts`, text: declaration },
    ]),
  ];
}

function withHeader(code: string): string {
  return `${header('schemas/')}${code}\n`;
}

/** What both sides agree on: all errors at once, texts of our own. Schemas that get here are valid (check.ts). */
const ajvOptions = {
  allErrors: true,
  messages: false,
  strict: true,
  allowUnionTypes: true,
  validateSchema: false,
  formats,
} as const;

/** As pages have it, which are not built anew for it. */
const validatorModule = remember((schema: object): string => {
  const ajv = new Ajv({ ...ajvOptions, code: { source: true, esm: true, formats: _`formats` } });
  const imported = new Set<string>();
  const code = standaloneCode(ajv, ajv.compile(schema)).replaceAll(
    /\b(?:const|var|let) (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
    (_statement, local: string, name: string) => {
      imported.add(`${name} as ${local}`);
      return '';
    },
  );
  if (code.includes('require('))
    throw new Error(`A validator asks for what is not in ${runtime.join(' or ')}: ${code}`);
  if (/\bformats\b/.test(code)) imported.add('formats');
  const imports = imported.size === 0 ? '' : `import { ${[...imported].join(', ')} } from './shared.js';\n`;
  return minifySync('validator.js', imports + code, { module: true }).code.trim();
});

/** What AJV's code calls, by its name there. */
const runtime = ['ucs2length', 'equal'] as const;

const shared = remember(async (name: string): Promise<string> => {
  const source = [
    "export { formats } from '#engine/model/formats.ts';",
    ...runtime.map((one) => `export { default as ${one} } from 'ajv/dist/runtime/${one}.js';`),
  ].join('\n');
  const build = await rolldown({
    cwd: import.meta.dirname,
    input: { [name]: 'shared' },
    platform: 'neutral',
    logLevel: 'silent',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'shared',
        resolveId: (id, importer) => {
          if (id === 'shared') return '\0shared';
          return importer === '\0shared' ? fileURLToPath(import.meta.resolve(id)) : null;
        },
        load: (id) => (id === '\0shared' ? source : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0].code.trim();
}, 1);

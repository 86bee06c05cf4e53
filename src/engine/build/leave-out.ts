// Parts of packages that come with every import of them and that this product has no use for: the build puts next to
// nothing in their place.
import type { Plugin } from 'vite';

interface LeftOut {
  readonly file: RegExp;
  /** What stands in its place. */
  readonly code: string;
}

const refuse = (what: string) =>
  `() => { throw new Error(${JSON.stringify(`${what} is left out of the build: src/engine/build/leave-out.ts`)}); }`;
const unusedField = (name: string): LeftOut => ({
  file: new RegExp(`/@rjsf/core/lib/components/(fields|widgets)/${name}\\.js$`),
  code: `export default ${refuse(`rjsf's ${name}`)};`,
});

/** Sizes are KiB of gzip. */
export const leftOut: readonly LeftOut[] = [
  // 20: descriptions in Markdown, which the schemas don't have.
  {
    file: /\/markdown-to-jsx\//,
    code: "import { createElement } from 'react'; export const Markdown = ({ children }) => createElement('span', null, children);",
  },
  // 8: addresses of schemas in other files; generated forms are self-contained.
  {
    file: /\/fast-uri\//,
    code: 'export default { equal: (one, other) => one === other, resolve: (_base, reference) => reference };',
  },
  // 4: allOf, which generated forms don't have.
  { file: /\/@rjsf\/utils\/lib\/schema\/shallowAllOfMerge\.js$/, code: `export default ${refuse('allOf in a form')};` },
  // 3: rjsf's own layouts and inputs that neither the schemas nor our kinds use.
  ...[
    'LayoutGridField',
    'LayoutMultiSchemaField',
    'LayoutHeaderField',
    'FileWidget',
    'RatingWidget',
    'AltDateWidget',
    'AltDateTimeWidget',
  ].map(unusedField),
  // 9: themes in CSS variables; a palette is a theme of its own.
  {
    file: /\/@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    code: `export default ${refuse('A theme in CSS variables')}; export const createGetCssVar = ${refuse('A theme in CSS variables')};`,
  },
  {
    file: /\/@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    code: ['CssVarsProvider', 'useColorScheme', 'getInitColorSchemeScript', 'Experimental_CssVarsProvider']
      .map((name) => `export const ${name} = ${refuse(name)};`)
      .join('\n'),
  },
  // 6: calls by fetch; in browsers axios calls by XMLHttpRequest.
  { file: /\/axios\/lib\/adapters\/fetch\.js$/, code: 'export const getFetch = () => false; export default false;' },
];

export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    load: {
      filter: { id: leftOut.map(({ file }) => file) },
      handler: (id) => leftOut.find(({ file }) => file.test(id))?.code ?? null,
    },
  };
}

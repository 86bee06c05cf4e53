// What the dialect and the schemas of the configs call a text: one in each language of the interface. The languages are
// those of src/engine/model/text.ts, whatever a definition still says.
import type { Mistake } from './problem.ts';
import type { Source } from './source.ts';

interface Definition {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

type Schema = Readonly<Record<string, unknown>>;

function textOf(schema: Schema): Definition | undefined {
  return (schema['definitions'] as { readonly text?: Definition } | undefined)?.text;
}

/** The schema with its texts in these languages. */
export function withLanguages(schema: Schema, languages: readonly string[]): Schema {
  const text = textOf(schema);
  if (text === undefined) return schema;
  const [some] = Object.values(text.properties ?? {});
  const properties = Object.fromEntries(languages.map((language) => [language, text.properties?.[language] ?? some]));
  return {
    ...schema,
    definitions: { ...(schema['definitions'] as object), text: { ...text, required: languages, properties } },
  };
}

/** Editors complete and check by the definitions as they are written. */
export function checkTextDefinitions({ dialect, configSchemas, languages }: Source): Mistake[] {
  const files: [string, Schema][] = [
    ['schemas/dialect.json', dialect],
    ...Object.entries(configSchemas).map(([name, schema]): [string, Schema] => [`schemas/config/${name}.json`, schema]),
  ];
  return files.flatMap(([file, schema]) => {
    const text = textOf(schema);
    if (text === undefined) return [];
    const isWhole = languages.every((language) => text.properties?.[language] !== undefined);
    const written = text.required ?? [];
    if (isWhole && written.length === languages.length && languages.every((one) => written.includes(one))) return [];
    return [
      {
        file,
        pointer: '/definitions/text',
        rule: 'a text is written in the languages of the interface',
        found: `it is in ${written.join(', ')}`,
        remedy: `make its properties and required ${languages.join(', ')} (src/engine/model/text.ts)`,
      },
    ];
  });
}

// messages/<language>.json: the engine's messages and those of all subjects in one file; messages.ts: the keys of the
// subjects', so that to ask for one that there is not is an error of the compiler; texts.ts: messages and labels for the
// server.
import { header, jsonFile, printCode, type Output } from './print-text.ts';
import type { Source, TextFile } from './source.ts';

const from = 'src/engine/model/texts/ and src/business/*/texts/messages.*.json';

export function printMessages({ texts, languages }: Pick<Source, 'texts' | 'languages'>): Output[] {
  const messages = texts.filter((file) => file.isMessages);
  const inOneFile = (language: string) => sorted(messages.filter((file) => file.language === language));
  const own = messages.filter(({ file, language }) => language === languages[0] && file.startsWith('src/business/'));
  return [
    ...languages.map((language) => jsonFile(`messages/${language}.json`, from, inOneFile(language))),
    { path: 'messages.ts', text: printKeys(Object.keys(sorted(own))) },
    { path: 'texts.ts', text: printTexts(languages) },
  ];
}

function sorted(files: readonly TextFile[]): Readonly<Record<string, string>> {
  const all = files.flatMap(({ texts }) => Object.entries(texts));
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function printKeys(keys: readonly string[]): string {
  return [
    header(from),
    'export {};\n',
    "declare module '#engine/model/text-keys.ts' {",
    '  interface OwnMessages {',
    ...keys.map((key) => `    readonly ${printCode(key)}: string;`),
    '  }\n}\n',
  ].join('\n');
}

function printTexts(languages: readonly string[]): string {
  return [
    header('src/engine/model/text.ts'),
    "import type { Language } from '#engine/model/text.ts';",
    ...languages.flatMap((language) => [
      `import ${language}Messages from './messages/${language}.json' with { type: 'json' };`,
      `import ${language}Labels from './labels/${language}.json' with { type: 'json' };`,
    ]),
    '\n/** All that the server says, by key. */',
    'export const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {',
    ...languages.map((language) => `  ${language}: { ...${language}Messages, ...${language}Labels },`),
    '};\n',
  ].join('\n');
}

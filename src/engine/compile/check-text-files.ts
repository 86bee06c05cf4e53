// Texts that are written by hand: each language says all that the others say, of the same things, with the plural forms
// that it has; and of the messages, which server and screens share, each is said in one place.
import { pointerOf, type Mistake } from './problem.ts';
import type { Source, TextFile } from './source.ts';

type Texts = TextFile['texts'];

const ending = /_(zero|one|two|few|many|other)$/;

export function checkTextFiles({ texts, languages }: Pick<Source, 'texts' | 'languages'>): Mistake[] {
  const sets = [...Map.groupBy(texts, ({ set }) => set)];
  return [
    ...sets.flatMap(([set, files]) => checkSet(set, files, languages)),
    ...checkTwice(texts.filter(({ isMessages, language }) => isMessages && language === languages[0])),
  ];
}

function checkSet(set: string, files: readonly TextFile[], languages: readonly string[]): Mistake[] {
  const [model] = files;
  if (model === undefined) return [];
  const missing = languages.filter((language) => files.every((file) => file.language !== language));
  // Where several say it, the default language does.
  const byRank = languages.flatMap((language) => files.filter((file) => file.language === language)).toReversed();
  const said = new Map(byRank.flatMap((file) => [...saidBy(file.texts)].map(([key, words]) => [key, { file, words }])));
  return [
    ...missing.map((language) => ({
      file: set.replace('*', language),
      pointer: '',
      rule: 'each language has all texts',
      found: 'the file is missing',
      remedy: `copy ${model.file} and translate it`,
    })),
    ...files.flatMap((file) =>
      languages.includes(file.language)
        ? checkFile(file, said)
        : [
            {
              file: file.file,
              pointer: '',
              rule: 'texts are in languages of the interface',
              found: `"${file.language}" is none`,
              remedy: `add it to languages in src/engine/model/text.ts (${languages.join(', ')}), or remove the file`,
            },
          ],
    ),
  ];
}

type Said = ReadonlyMap<string, { readonly file: TextFile; readonly words: string }>;

function checkFile({ file, language, texts }: TextFile, said: Said): Mistake[] {
  const own = saidBy(texts);
  const at = (key: string) => ({ file, pointer: pointerOf([key]) });
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const numbered = new Set(Object.keys(texts).flatMap((key) => (isForm(texts, key) ? [key.replace(ending, '')] : [])));
  return [
    ...[...said]
      .filter(([key]) => !own.has(key))
      .map(([key, other]) => ({
        ...at(key),
        rule: 'each language has all texts',
        found: 'the text is missing',
        remedy: `translate the one of ${other.file.file}`,
      })),
    ...Object.entries(texts)
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => ({
        ...at(key),
        rule: 'each language has all texts',
        found: 'the text is empty',
        remedy: `write it in ${language}`,
      })),
    ...[...numbered]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => texts[key] === undefined)
      .map((key) => ({
        ...at(key),
        rule: 'texts with a number have the plural forms of their language',
        found: 'the form is missing',
        remedy: `write it; ${language} has ${forms.join(', ')}`,
      })),
    ...[...own].flatMap(([key, words]) => {
      const other = said.get(key);
      if (other === undefined || other.words === words) return [];
      return [
        {
          ...at(key),
          rule: 'a text speaks of the same things in each language',
          found: `it has ${words || 'no placeholder'}`,
          remedy: `${other.file.file} has ${other.words || 'none'}; give both the same`,
        },
      ];
    }),
  ];
}

function checkTwice(files: readonly TextFile[]): Mistake[] {
  const first = new Map<string, TextFile>();
  return files.flatMap((file) =>
    Object.keys(file.texts).flatMap((key) => {
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      return other === undefined
        ? []
        : [
            {
              file: file.file,
              pointer: pointerOf([key]),
              rule: 'each message is said in one place',
              found: `${other.file} has it as well`,
              remedy: 'remove one of them, or give it a name of its own',
            },
          ];
    }),
  );
}

function isForm(texts: Texts, key: string): boolean {
  return ending.test(key) && texts[key.replace(ending, '_other')] !== undefined;
}

/**
 * Keys without their plural forms, each with what it speaks of: the forms together, since "one" may leave the number
 * out.
 */
function saidBy(texts: Texts): Map<string, string> {
  const keys = Map.groupBy(Object.keys(texts), (key) => (isForm(texts, key) ? key.replace(ending, '') : key));
  return new Map([...keys].map(([key, own]) => [key, placeholdersOf(own.map((form) => texts[form]).join(' '))]));
}

function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*([A-Za-z]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .sort()
    .map((name) => `{{${name}}}`)
    .join(', ');
}

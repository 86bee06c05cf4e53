// Every text of the schemas and configs says something in each language.
import type { Mistake } from './problem.ts';
import { pointerOf } from './problem.ts';
import { configFiles } from './source.ts';
import type { Source } from './source.ts';

export function checkTexts(source: Source): Mistake[] {
  const files: [string, unknown][] = [
    ...source.schemas.map(({ file, schema }): [string, unknown] => [file, schema]),
    [configFiles.routes, source.routes],
    [configFiles.navigation, source.navigation],
    [configFiles.roles, source.roles],
  ];
  const { languages } = source;
  return files.flatMap(([file, value]) =>
    emptyTexts(value, languages, []).map((path) => ({
      file,
      pointer: pointerOf(path),
      rule: `texts are there in ${[languages.slice(0, -1).join(', '), ...languages.slice(-1)].join(' and ')}`,
      found: 'the text is empty',
      remedy: `write it in ${String(path.at(-1))}`,
    })),
  );
}

type Path = readonly (string | number)[];

function emptyTexts(value: unknown, languages: readonly string[], path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value, languages))
    return languages.filter((language) => value[language]?.trim() === '').map((language) => [...path, language]);
  return Object.entries(value).flatMap(([key, entry]) => emptyTexts(entry, languages, [...path, key]));
}

/** That it has all languages, check-shape.ts says. */
function isText(value: object, languages: readonly string[]): value is Readonly<Record<string, string>> {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, entry]) => languages.includes(key) && typeof entry === 'string');
}

// Every text in three languages says something.
import { languages } from '#engine/model/text.ts';
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
  return files.flatMap(([file, value]) =>
    emptyTexts(value, []).map((path) => ({
      file,
      pointer: pointerOf(path),
      rule: 'texts are there in pt, en and fr',
      found: 'the text is empty',
      remedy: `write it in ${String(path.at(-1))}`,
    })),
  );
}

function emptyTexts(value: unknown, path: readonly (string | number)[]): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value))
    return languages.filter((language) => value[language].trim() === '').map((language) => [...path, language]);
  return Object.entries(value).flatMap(([key, entry]) => emptyTexts(entry, [...path, key]));
}

function isText(value: object): value is Record<(typeof languages)[number], string> {
  return (
    Object.keys(value).length === languages.length &&
    languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'string')
  );
}

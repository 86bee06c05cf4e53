// Finds the texts that are written by hand: the engine's and those of each subject, a file a language.
import { globSync } from 'node:fs';
import type { TextFile } from './source.ts';

const places = [
  'src/engine/model/texts/*.json',
  'src/engine/web/i18n/texts/*.json',
  'src/business/*/texts/*.json',
] as const;

/** Messages are the engine's and those of the subjects that both sides say. */
const isMessages = /^src\/(engine\/model\/texts\/[a-z]+|business\/[^/]+\/texts\/messages\.[a-z]+)\.json$/;

export function readTexts(
  root: string,
  read: (file: string) => Readonly<Record<string, unknown>> | undefined,
): TextFile[] {
  return places
    .flatMap((place) => globSync(place, { cwd: root }).sort())
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/');
      const texts = read(file);
      return texts === undefined ? [] : [textFile(file, texts as TextFile['texts'])];
    });
}

export function textFile(file: string, texts: TextFile['texts']): TextFile {
  const [, start = '', language = ''] = /^(.*[/.])([a-z]+)\.json$/.exec(file) ?? [];
  return { file, set: `${start}*.json`, language, isMessages: isMessages.test(file), texts };
}

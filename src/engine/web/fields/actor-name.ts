// Who did something, in the reader's language: where nobody who signs in did it, a word is stored in the place of a name.
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

const words: ReadonlyMap<string, TextKey> = new Map([
  ['Sistema', 'records.history.system'],
  ['Cliente', 'records.history.customer'],
]);

export function actorName(stored: unknown, text: Text): string {
  if (typeof stored !== 'string') return text('records.history.system');
  const word = words.get(stored);
  return word === undefined ? stored : text(word);
}

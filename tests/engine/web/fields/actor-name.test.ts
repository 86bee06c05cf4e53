import { expect, it } from 'vitest';
import { systemActor } from '#engine/server/actor.ts';
import { actorName } from '#engine/web/fields/actor-name.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

const text: Text = (key) => `text ${String(key)}`;

it('is a person’s own, and a word of the interface where no person did it', () => {
  expect(actorName('Ana Souza', text)).toBe('Ana Souza');
  expect(actorName('constructor', text)).toBe('constructor');
  expect(actorName(undefined, text)).toBe('text records.history.system');
  expect(actorName(systemActor('icd').name, text)).toBe('text records.history.system');
  expect(actorName('Cliente', text)).toBe('text records.history.customer');
});

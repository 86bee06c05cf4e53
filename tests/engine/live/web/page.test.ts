import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, tell, update, updateTexts } from '#engine/live/page.ts';

const told: string[] = [];
const hear = ({ type }: Event) => void told.push(type);
beforeEach(() => {
  told.length = 0;
  for (const name of ['model-change', 'model-texts']) window.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of ['model-change', 'model-texts']) window.removeEventListener(name, hear);
});

test('what came of a change takes effect when its end is told, all at once', () => {
  const entities = { provider: { fields: ['name'] } };
  const forms = { provider: ['name'] };
  const [ofEntities, ofForms] = [{}, {}];
  keep(ofEntities, { entities }, { path: 'entities.ts', version: 0 });
  keep(ofForms, { forms }, { path: 'forms.ts', version: 0 });
  update(ofEntities, { entities: { provider: { fields: ['name', 'mascot'] } } });
  updateTexts('labels/pt.json', { 'provider.mascot': 'Mascote' });
  expect(entities.provider.fields).toEqual(['name']);
  update(ofForms, { forms: { provider: ['name', 'mascot'] } });
  expect([forms.provider, told]).toEqual([['name'], []]);
  tell();
  expect([entities.provider.fields, forms.provider]).toEqual([
    ['name', 'mascot'],
    ['name', 'mascot'],
  ]);
  expect(told).toEqual(['model-texts', 'model-change']);
});

test('nobody is told of nothing', () => {
  tell();
  expect(told).toEqual([]);
});

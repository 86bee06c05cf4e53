// A language more: what schemas, configs and messages lack in it is said, place by place, until nothing is missing.
import { expect, test } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { printMessages } from '#engine/compile/print-messages.ts';
import { readSource } from '#engine/compile/read.ts';
import type { Source } from '#engine/compile/source.ts';
import { textFile } from '#engine/compile/read-texts.ts';
import { root } from './project-root.ts';
import { smallFiles, sourceOf } from './small-project.ts';

const languages = ['pt', 'en', 'fr', 'es'];
const { configSchemas } = readSource(root).source;

function withSpanish(files = smallFiles()): Source {
  return { ...sourceOf(files), configSchemas, languages };
}

/** Every text of it with one in Spanish; the value of `es` is a copy of the English one. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = ['pt', 'en', 'fr'].every((language) => Object.hasOwn(value, language));
  if (isText) return { ...value, es: (value as { en: unknown }).en };
  return Object.fromEntries(entries.map(([key, entry]) => [key, translated(entry)]));
}

test('what lacks it is listed: definitions, labels, configs and messages', () => {
  const lines = examine(withSpanish()).mistakes.map(mistakeText);
  for (const file of ['dialect', 'config/navigation', 'config/roles', 'config/routes'])
    expect(lines).toContain(
      `schemas/${file}.json#/definitions/text: it is in pt, en, fr; make its properties and required pt, en, fr, es (src/engine/model/text.ts) (rule: a text is written in the languages of the interface)`,
    );
  const missing = '"es" is missing; add "es" (rule: what is required is there)';
  for (const place of [
    'schemas/login.schema.json#/properties/email/x-label',
    'schemas/provider.schema.json#/x-entity/actions/0/done',
    'schemas/user.schema.json#/properties/role/items/x-options/admin',
    'roles.config.json#/roles/admin/label',
    'navigation.config.json#/items/0/title',
    'routes.config.json#/routes/4/label',
  ])
    expect(lines).toContain(`${place}: ${missing}`);
  expect(lines).toContain(
    'src/business/shop/texts/messages.es.json#: the file is missing; copy src/business/shop/texts/messages.pt.json and translate it (rule: each language has all texts)',
  );
});

test('once all of it is there, nothing is said, and its messages are written', () => {
  const files = translated(smallFiles()) as ReturnType<typeof smallFiles>;
  const source = withSpanish(files);
  const whole = {
    ...source,
    dialect: translated(source.dialect) as Source['dialect'],
    configSchemas: translated(configSchemas) as Source['configSchemas'],
    texts: [...source.texts, textFile('src/business/shop/texts/messages.es.json', { 'rule.emailOrPhone': 'Correo' })],
  };
  const required = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('["pt","en","fr"]', '["pt","en","fr","es"]')) as Source['dialect'];
  const told = examine({
    ...whole,
    dialect: required(whole.dialect),
    configSchemas: Object.fromEntries(
      Object.entries(whole.configSchemas).map(([name, schema]) => [name, required(schema)]),
    ),
  }).mistakes;
  expect(told.map(mistakeText)).toEqual([]);
  const outputs = new Map(printMessages(whole).map(({ path, text }) => [path, text]));
  expect(outputs.get('messages/es.json')).toContain('Correo');
  expect(outputs.get('texts.ts')).toContain('es: { ...esMessages, ...esLabels }');
});

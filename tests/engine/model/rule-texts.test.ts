import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import pt from '#generated/messages/pt.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../../schemas');
const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.schema.json'))
  .flatMap((name) => {
    const schema = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { 'x-rules'?: { message?: string }[] };
    return (schema['x-rules'] ?? []).flatMap((rule) => rule.message ?? []);
  });

it('the rule texts are exactly those that the schemas name', () => {
  const texts = Object.keys(pt).flatMap((key) => (key.startsWith('rule.') ? key.slice('rule.'.length) : []));
  expect(texts.sort()).toEqual([...new Set(named)].sort());
});

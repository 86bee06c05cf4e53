// What a field may hold, in words.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Field } from '#engine/model/entity.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';

const numbers = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
] as const satisfies readonly (keyof Field)[];
const facts = ['required', 'readOnly', 'createOnly'] as const satisfies readonly (keyof Field)[];

export function limitsText(field: Field, text: Text): readonly string[] {
  // Whole numbers in the schema, decimals to the person who types them.
  const scale = 10 ** (fieldKinds[field.kind].decimals ?? 0);
  const ofValue = (name: (typeof numbers)[number]) => name === 'minimum' || name === 'maximum';
  return [
    ...facts.filter((name) => field[name]).map((name) => text(`schema.${name}`)),
    ...numbers.flatMap((name) => {
      const limit = field[name];
      return limit === undefined ? [] : [text(`schema.${name}`, { limit: ofValue(name) ? limit / scale : limit })];
    }),
    ...(field.default === undefined ? [] : [text('schema.default', { value: JSON.stringify(field.default) })]),
    ...(field.example === undefined ? [] : [text('schema.example', { value: field.example })]),
    ...(field.sensitive === undefined ? [] : [text('schema.sensitive', { kind: field.sensitive })]),
    ...(field.was === undefined ? [] : [text('schema.was', { name: field.was })]),
  ];
}

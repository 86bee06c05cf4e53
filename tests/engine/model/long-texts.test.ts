import { expect, it } from 'vitest';
import type { Field, Shape } from '#engine/model/entity.ts';
import { checkRecord, type Validate } from '#engine/kinds/check-record.ts';
import { longestText } from '#engine/model/long-texts.ts';

const text = (name: string, more: Partial<Field> = {}): Field => ({ name, path: name, kind: 'text', ...more }) as Field;
const fields: readonly Field[] = [
  text('code', { maxLength: 8 }),
  text('free'),
  text('tags', { kind: 'strings' }),
  text('parts', { kind: 'list', fields: [text('code', { path: 'parts.code', maxLength: 4 })] }),
  text('address', { kind: 'object', fields: [text('zip', { path: 'address.zip', maxLength: 5 })] }),
];
const rules = [{ rule: 'pattern', field: 'code', pattern: '^(a|aa)+$', message: 'a' }] as unknown as Shape['rules'];
const shape = { name: 'thing', fields, rules } as unknown as Shape;

/** What a validator is given, as it was given. */
function check(data: unknown) {
  const seen: unknown[] = [];
  const validate: Validate = (given) => seen.push(given) > 0;
  const problems = checkRecord({ shape, validate, data, now: '2026-01-01T00:00:00.000Z', creating: true });
  return { seen: seen[0], problems: problems.map(({ path, rule, params }) => [path.join('.'), rule, params['limit']]) };
}

it('no pattern sees a text longer than it may be: not at the top, in an object, in a list, nor without a maxLength', () => {
  const long = `${'a'.repeat(40)}!`;
  const free = 'x'.repeat(longestText + 1);
  const { seen, problems } = check({
    code: long,
    free,
    tags: ['ok', free],
    parts: [{ code: 'ok' }, { code: long }],
    address: { zip: long },
  });
  expect(seen).toEqual({
    code: '',
    free: '',
    tags: ['ok', ''],
    parts: [{ code: 'ok' }, { code: '' }],
    address: { zip: '' },
  });
  expect(problems).toEqual([
    ['code', 'maxLength', 8],
    ['free', 'maxLength', longestText],
    ['tags.1', 'maxLength', longestText],
    ['parts.1.code', 'maxLength', 4],
    ['address.zip', 'maxLength', 5],
  ]);
});

it('what is as long as it may be is checked as ever, whatever its characters', () => {
  const data = { code: '👍'.repeat(8), free: 'x'.repeat(longestText), parts: [{ code: 'abcd' }] };
  const { seen, problems } = check(data);
  expect(seen).toEqual(data);
  expect(problems.map(([path, rule]) => [path, rule])).toEqual([['code', 'pattern']]);
  expect(check({ code: '👍'.repeat(9) }).problems).toEqual([['code', 'maxLength', 8]]);
});

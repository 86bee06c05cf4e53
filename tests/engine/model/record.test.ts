import { describe, expect, it } from 'vitest';
import {
  checkRecord,
  kindOf,
  problemOf,
  problemText,
  type Translate,
  type Validate,
} from '#engine/kinds/check-record.ts';
import type { Field, Shape } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';

function field(name: string, more: Partial<Field> = {}): Field {
  return {
    name,
    path: name,
    kind: 'text',
    column: name,
    required: false,
    readOnly: false,
    createOnly: false,
    computed: false,
    list: false,
    filter: false,
    sort: false,
    search: false,
    group: 'data',
    span: 12,
    ...more,
  };
}

const shape: Shape = {
  name: 'customer',
  fields: [
    field('email', { kind: 'email', letterCase: 'lower' }),
    field('documentType', { kind: 'choice', options: ['CPF', 'passport'] }),
    field('documentNumber', { letterCase: 'upper', kindBy: { field: 'documentType', kinds: { CPF: 'cpf' } } }),
    field('tag', { when: { field: 'documentType', equals: 'CPF' } }),
    field('address', { kind: 'object', fields: [field('city', { path: 'address.city' })] }),
    field('password', { kind: 'password' }),
  ],
  form: { layout: 'sections', creating: 'sections', groups: [] },
  rules: [{ rule: 'required', field: 'email', message: 'emailOrPhone' }],
};
const valid: Validate = () => true;
const parts = { shape, validate: valid, now: '2026-11-20T12:00:00Z', creating: true };

describe('the record check', () => {
  it('names the missing field of a required error', () => {
    expect(
      problemOf({ keyword: 'required', instancePath: '/address', params: { missingProperty: 'city' } }).path,
    ).toEqual(['address', 'city']);
  });
  it('reads list indexes and escaped slashes of a pointer', () => {
    expect(problemOf({ keyword: 'type', instancePath: '/lines/3/a~1b', params: {} }).path).toEqual(['lines', 3, 'a/b']);
  });
  it('says of a value that has not its format that, not which of such values a pattern takes', () => {
    const refused: Validate = Object.assign(() => false, {
      errors: [
        { keyword: 'pattern', instancePath: '/email', params: { pattern: '^a' } },
        { keyword: 'format', instancePath: '/email', params: { format: 'email' } },
        { keyword: 'pattern', instancePath: '/tag', params: { pattern: '^b' } },
      ],
    });
    expect(checkRecord({ ...parts, validate: refused, data: { email: 'x', tag: 'x' } })).toMatchObject([
      { path: ['email'], rule: 'format.email' },
      { path: ['tag'], rule: 'pattern' },
    ]);
  });
  it('checks a field by the kind that its sibling chooses', () => {
    const wrong = { email: 'a@example.com', documentType: 'CPF', documentNumber: '12345678901' };
    expect(checkRecord({ ...parts, data: wrong })).toMatchObject([{ path: ['documentNumber'], rule: 'format.cpf' }]);
    expect(checkRecord({ ...parts, data: { ...wrong, documentType: 'passport' } })).toEqual([]);
    expect(kindOf(shape.fields[2] as Field, wrong)).toBe('cpf');
  });
  it('reports a field once, the schema before the rules', () => {
    const validate: Validate = () => false;
    validate.errors = [{ keyword: 'required', instancePath: '', params: { missingProperty: 'email' } }];
    expect(checkRecord({ ...parts, validate, data: {} })).toEqual([{ path: ['email'], rule: 'required', params: {} }]);
  });
  it('asks for the most special message first and names fields by their labels', () => {
    const asked: (readonly string[])[] = [];
    const t: Translate = (key) => (typeof key === 'string' ? `<${key}>` : (asked.push(key), key[0] ?? ''));
    problemText({ path: ['email'], rule: 'lte', params: { left: 'email' }, message: 'custom' }, shape, t);
    expect(asked).toEqual([['message.customer.email.lte', 'rule.custom', 'validation.lte', 'validation.default']]);
  });
  it('gives an example of what a pattern wants that words cannot say', () => {
    const told: unknown[] = [];
    const t: Translate = (keys, params) => (told.push([keys, params?.['example']]), '');
    const timed: Shape = { ...shape, fields: [field('time', { example: '09:30' })] };
    const pattern = String.raw`^([01]\d|2[0-3]):[0-5]\d$`;
    problemText({ path: ['time'], rule: 'pattern', params: { pattern } }, timed, t);
    expect(told).toEqual([
      [
        ['message.customer.time.pattern', 'validation.pattern.example', 'validation.pattern', 'validation.default'],
        '09:30',
      ],
    ]);
  });
});

describe('normalising', () => {
  it('gives a translated text its first language from the text that it follows, until it has one', () => {
    const parts = [field('pt'), field('en')];
    const fields = [field('title'), field('titles', { kind: 'translated', fields: parts, follows: 'title' })];
    const titlesOf = (data: Record<string, unknown>) => normaliseRecord(fields, data)['titles'];
    expect(titlesOf({ title: 'Passaporte' })).toEqual({ pt: 'Passaporte' });
    expect(titlesOf({ title: 'Passaporte', titles: { en: 'Passport' } })).toEqual({ pt: 'Passaporte', en: 'Passport' });
    expect(titlesOf({ title: 'Passaporte', titles: { pt: 'Dia inteiro' } })).toEqual({ pt: 'Dia inteiro' });
    expect(titlesOf({ title: ' ' })).toBeUndefined();
    expect(titlesOf({ title: 'Passaporte', titles: [] })).toEqual([]);
  });

  it('drops empty values, trims and sets the letter case', () => {
    expect(
      normaliseRecord(shape.fields, {
        email: ' ANA@Example.com ',
        documentNumber: 'ab1',
        documentType: '',
        address: { city: '' },
      }),
    ).toEqual({
      email: 'ana@example.com',
      documentNumber: 'AB1',
    });
  });
  it('takes line breaks and other control characters out of texts of one line', () => {
    const fields = [field('name'), field('notes', { kind: 'multiline' })];
    expect(normaliseRecord(fields, { name: 'Ana\r\nBcc: x@example.com\u0000', notes: 'uma\nduas' })).toEqual({
      name: 'Ana Bcc: x@example.com',
      notes: 'uma\nduas',
    });
  });
  it('drops a field whose condition does not hold', () => {
    expect(normaliseRecord(shape.fields, { documentType: 'passport', tag: 'x' })).toEqual({ documentType: 'passport' });
    expect(normaliseRecord(shape.fields, { documentType: 'CPF', tag: 'x' })).toEqual({ documentType: 'CPF', tag: 'x' });
  });
  it('keeps spaces of a password and unknown keys for the check', () => {
    expect(normaliseRecord(shape.fields, { password: ' a ', nonsense: 1 })).toEqual({ password: ' a ', nonsense: 1 });
  });
  it('keeps false and zero', () => {
    expect(normaliseRecord(shape.fields, { tag: 0, documentType: 'CPF', email: false })).toEqual({
      tag: 0,
      documentType: 'CPF',
      email: false,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { rootErrors, toErrorSchema, topField, withoutPath } from '#engine/web/form/form-errors.ts';
import { defaultValues } from '#engine/web/form/default-values.ts';
import { changedValues, isSame, writableValues } from '#engine/web/form/form-values.ts';

const { fields } = entities.provider;
const before = { tradeName: 'Parque', website: 'https://a.example', address: { city: 'Natal', state: 'RN' } };

describe('what is sent', () => {
  it('is only what was changed; what was emptied is null', () => {
    expect(changedValues(fields, before, { ...before, tradeName: 'Parque Novo', website: undefined })).toEqual({
      tradeName: 'Parque Novo',
      website: null,
    });
  });

  it('takes an object whole, without its empty parts', () => {
    expect(changedValues(fields, before, { ...before, address: { city: 'Natal', state: '' } })).toEqual({
      address: { city: 'Natal' },
    });
  });

  it('is nothing when only spaces or empty values differ', () => {
    expect(isSame(fields, before, { ...before, tradeName: ' Parque ', businessName: '' })).toBe(true);
  });
});

describe('what a form starts with', () => {
  it('has nothing that only the server writes', () => {
    expect(writableValues(fields, { ...before, id: 'x', version: 3, createdAt: 'now' })).toEqual(before);
  });

  it('has the defaults of the schema for a new record', () => {
    expect(defaultValues(fields)).toMatchObject({ timeZone: 'America/Sao_Paulo' });
  });

  it('names whoever fills it in where he asks for himself', () => {
    expect(defaultValues(entities.accessRequest.fields, '018f')).toEqual({ developer: { userId: '018f' } });
  });
});

describe('messages of the server', () => {
  const errors = toErrorSchema({
    title: 'Obrigatório',
    prices: [{}, { salesPrice: 'Alto' }],
    root: { serverError: 'Não' },
  });

  it('stand at their fields; those of none apart', () => {
    expect(errors).toEqual({
      title: { __errors: ['Obrigatório'] },
      prices: { 0: {}, 1: { salesPrice: { __errors: ['Alto'] } } },
    });
    expect(rootErrors({ root: { serverError: 'Não' } })).toEqual(['Não']);
  });

  it('go when their field is typed in', () => {
    expect(withoutPath(errors, ['title'])).toEqual({ prices: { 0: {}, 1: { salesPrice: { __errors: ['Alto'] } } } });
    expect(withoutPath({ address: { city: { __errors: ['x'] } } } as never, ['address', 'city'])).toBeUndefined();
  });

  it('belong to the top field of their path', () => {
    expect(topField('.address.city')).toBe('address');
    expect(topField('products.0.quantity')).toBe('products');
  });
});

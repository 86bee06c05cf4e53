// Erasing follows the schema: what an analyst marks as sensitive goes, with its traces.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { eraseChanges } from '#business/customers/server/erasure/erase-history.ts';
import { eraseRecord } from '#business/customers/server/erasure/personal-fields.ts';
import type { PersonalValue } from '#business/customers/server/erasure/personal-values.ts';
import { buildShredder } from '#business/customers/server/erasure/shred-text.ts';

const text = entities.customer.fields.find(({ name }) => name === 'phone');
if (text === undefined) throw new Error('customers have a phone');
const added = (given: Partial<Field> & { readonly name: string }): Field => ({
  ...text,
  path: given.name,
  column: given.name,
  sensitive: 'personal',
  kind: 'text',
  ...given,
});

/** As if the schema of customers had these fields besides. */
function withFields(...fields: readonly Field[]): Entity {
  return { ...entities.customer, fields: [...entities.customer.fields, ...fields] };
}

const shred = buildShredder([], { withPatterns: true });

describe('a field that an analyst adds to customers', () => {
  it('is erased when it is sensitive, whatever its kind, also inside objects', () => {
    const person = withFields(
      added({ name: 'motherName' }),
      added({ name: 'income', kind: 'money', sensitive: 'document' }),
      added({
        name: 'guardian',
        kind: 'object',
        fields: [
          added({ name: 'name', path: 'guardian.name' }),
          added({ name: 'kinship', path: 'guardian.kinship', kind: 'choice', options: ['aunt'] }),
        ],
      }),
    );
    const guardian = person.fields.at(-1);
    const plain: Entity = {
      ...person,
      fields: [...person.fields.slice(0, -1), { ...guardian, sensitive: undefined } as unknown as Field],
    };
    const record = {
      name: 'Rita',
      motherName: 'Sônia',
      income: 100,
      guardian: { name: 'Tia Lu', kinship: 'aunt' },
      country: 'BR',
    };
    expect(eraseRecord({ entity: plain, person: plain, shred }, record)).toEqual({
      name: 'Cliente anonimizado',
      country: 'BR',
    });
  });

  it('keeps a value that says nothing where the schema wants one', () => {
    const person = withFields(
      added({ name: 'motherName', required: true }),
      added({ name: 'blood', kind: 'choice', required: true, options: ['unknown', 'A'] }),
      added({ name: 'childrenCount', kind: 'integer', required: true }),
    );
    expect(
      eraseRecord({ entity: person, person, shred }, { motherName: 'Sônia', blood: 'A', childrenCount: 3 }),
    ).toEqual({ motherName: '█████', blood: 'unknown', childrenCount: 0 });
  });

  it('goes when it is free text of staff, and stays when it is neither', () => {
    const person = withFields(
      added({ name: 'remarks', kind: 'multiline', sensitive: undefined } as unknown as Field),
      added({ name: 'newsletter', kind: 'boolean', sensitive: undefined } as unknown as Field),
    );
    expect(eraseRecord({ entity: person, person, shred }, { remarks: 'mora com a irmã', newsletter: true })).toEqual({
      newsletter: true,
    });
  });

  it('leaves history with the fact and without the values, also of fields that are gone', () => {
    const person = withFields(added({ name: 'motherName' }));
    const changes = {
      motherName: { from: 'Sônia', to: 'Sonia' },
      nickname: { from: 'Zé' },
      accessState: { from: 'active', to: 'disabled' },
      address: { from: { street: 'Rua A', state: 'RS' }, to: { state: 'SC' } },
    };
    expect(eraseChanges({ entity: person, person, shred }, changes)).toEqual({
      motherName: {},
      nickname: {},
      accessState: { from: 'active', to: 'disabled' },
      address: { from: { state: 'RS' }, to: { state: 'SC' } },
    });
  });
});

describe('a copy of the customer in another record', () => {
  it('keeps the id and the name that all have', () => {
    const order: Entity = entities.order;
    const erased = eraseRecord(
      { entity: order, shred },
      {
        client: { customerId: '1', name: 'Rita', email: 'rita@example.com' },
        provider: { providerId: '2', tradeName: 'Rita Parque' },
        total: 100,
        code: 'ABCDEFGH',
      },
    );
    expect(erased).toEqual({
      client: { customerId: '1', name: 'Cliente anonimizado' },
      provider: { providerId: '2', tradeName: 'Rita Parque' },
      total: 100,
      code: 'ABCDEFGH',
    });
  });
});

describe('shredding', () => {
  it.each([
    ['e-mail rita@example.com, obrigado', 'e-mail █████, obrigado'],
    ['CPF 529.982.247-25', 'CPF █████'],
    ['cpf 52998224725.', 'cpf █████.'],
    ['CNPJ 11.222.333/0001-81', 'CNPJ █████'],
    ['fone (51) 99999-1234 ou 51 3222-1234', 'fone █████ ou █████'],
    ['+55 11 98765-4321', '█████'],
    ['+14155552671', '█████'],
    ['98765-4321', '█████'],
  ])('blacks out %s', (given, expected) => {
    expect(shred(given)).toBe(expected);
  });

  it.each([
    'Visita em 12/01/2027 às 09:30',
    'de 2026-11-20 para 2026-11-21T10:00:00.000Z',
    'R$ 1.234,56 de 205.000,00',
    'pedido ABCD2345, 3 ingressos',
    '019a5299-8224-7251-9876-123456789012',
  ])('leaves %s', (given) => {
    expect(shred(given)).toBe(given);
  });

  it('finds a name with and without accents, whole words only', () => {
    const value: PersonalValue = { kind: 'name', value: 'Conceição', folded: 'conceicao', strong: false };
    const own = buildShredder([value], { withPatterns: false });
    expect(own({ note: 'CONCEIÇÃO e conceicao, não Conceiçãozinha', list: ['Conceiça\u0303o'] })).toEqual({
      note: '█████ e █████, não Conceiçãozinha',
      list: ['█████'],
    });
  });
});

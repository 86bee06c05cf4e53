// What who sees a record in part can write of it, and what he learns by it: nothing.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { personActor } from '#engine/server/actor.ts';
import { applyInput } from '#engine/server/records/apply-input.ts';
import type { Values } from '#tests/support/factory.ts';

describe('whoever could write what he sees in part', () => {
  const actorOf = (role: string) => personActor({ userId: '', name: '', roles: [role], organizationId: 'icd' });
  const outcomeOf = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return String(error);
    }
  };
  const customer = {
    id: '1',
    email: 'ana@example.com',
    address: { street: 'Rua A', number: '1', city: 'Recife', country: 'BR' },
  };

  it('learns nothing from a guess', () => {
    const apply = (body: Values) =>
      outcomeOf(
        () => applyInput({ entity: entities.customer, body, current: customer, actor: actorOf('financial') }).problems,
      );
    expect(apply({ email: 'ana@example.com' })).toEqual(apply({ email: 'eva@example.com' }));
    expect(apply({ email: 'ana@example.com' })).toContain('FORBIDDEN');
    expect(apply({ address: { ...customer.address, street: 'Rua A' } })).toEqual(
      apply({ address: { ...customer.address, street: 'Rua B' } }),
    );
  });

  it('changes what he sees beside it', () => {
    const shown = { city: 'Olinda', country: 'BR' };
    const applied = applyInput({
      entity: entities.customer,
      body: { address: shown, email: 'a***@example.com' },
      current: customer,
      actor: actorOf('financial'),
    });
    expect(applied).toEqual({
      record: { ...customer, address: { ...customer.address, city: 'Olinda' } },
      problems: [],
      copies: [],
    });
  });

  it.each([null, ''])('empties of an object what he sees, and no more (%j)', (nothing) => {
    const applied = applyInput({
      entity: entities.customer,
      body: { address: nothing, email: 'a***@example.com' },
      current: customer,
      actor: actorOf('financial'),
    });
    const { city: _, state: __, country: ___, ...hidden } = customer.address as Values;
    expect(applied.record['address']).toEqual(hidden);
  });

  it('keeps hidden values with their items when these change places', () => {
    const order = {
      id: '1',
      products: [
        { title: 'A', quantity: 1, transferValue: 10 },
        { title: 'B', quantity: 2, transferValue: 20 },
      ],
    };
    const entity = {
      ...entities.order,
      fields: entities.order.fields.map((field) =>
        field.name === 'products'
          ? {
              ...field,
              readOnly: false,
              createOnly: false,
              fields: field.fields?.map((inner) => ({ ...inner, readOnly: false })) ?? [],
            }
          : field,
      ),
    };
    const { record, problems } = applyInput({
      entity,
      body: {
        products: [
          { title: 'B', quantity: 2 },
          { title: 'A', quantity: 1 },
        ],
      },
      current: order,
      actor: actorOf('backOffice'),
    });
    expect(problems).toEqual([]);
    expect(record['products']).toEqual([order.products[1], order.products[0]]);
  });
});

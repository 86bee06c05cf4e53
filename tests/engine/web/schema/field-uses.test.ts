import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { roles } from '#generated/roles.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { Formula } from '#engine/model/formula.ts';
import type { StartItem } from '#engine/model/routes.ts';
import { rolesOfField } from '#engine/web/schema/field-rights.ts';
import { usesOfField } from '#engine/web/schema/field-uses.ts';
import { printFormula } from '#engine/web/schema/print-formula.ts';
import { relationsFrom, relationsTo } from '#engine/web/schema/relations.ts';

const all: readonly Entity[] = Object.values(entities);
const fieldOf = (entity: Entity, path: string) => {
  const field = fieldAt(entity, path);
  if (field === undefined) throw new Error(`${entity.name} has no field ${path}`);
  return field;
};

describe('where a field is used', () => {
  const product: Entity = entities.product;
  const tile: StartItem = { show: 'count', entity: 'product', preset: 'drafts', facts: [], auth: undefined };
  const usesOf = (path: string, start: readonly StartItem[] = []) =>
    usesOfField(product, fieldOf(product, path), { entities: all, start });

  it('names the presets that filter by it, the tiles that show these, and the actions that set it', () => {
    const uses = usesOf('status', [tile, { ...tile, preset: 'withoutChannel' }]);
    expect(uses.presets).toEqual(['drafts', 'notOnSale']);
    expect(uses.tiles).toEqual([tile]);
    expect(uses.setBy.map(({ action }) => action)).toEqual(['activate', 'deactivate']);
  });

  it('names nothing for a field that no one asks for', () => {
    const said = Object.values(usesOf('description')).filter((use) => use !== false);
    expect(said.flat()).toEqual([]);
  });

  it('names the formulas that read it', () => {
    const doubled = {
      ...fieldOf(product, 'multiple'),
      path: 'doubled',
      computed: true,
      formula: { operator: 'add', of: [{ field: 'multiple' }, { field: 'multiple' }] } satisfies Formula,
    };
    const uses = usesOfField({ ...product, fields: [...product.fields, doubled] }, fieldOf(product, 'multiple'), {
      entities: all,
      start: [],
    });
    expect(uses.formulas).toEqual(['doubled']);
  });
});

describe('who reads and writes a field', () => {
  const { provider } = entities;
  const rights = roles.entities['provider'];
  const name = fieldOf(provider, 'tradeName');

  it('is whoever has the right on the entity, and of those whom its own rule admits', () => {
    expect(rolesOfField(provider, name, rights).read).toEqual(rights?.read);
    const limited = { ...name, access: { read: ['admin'], write: [] } };
    const entity = {
      ...provider,
      fields: provider.fields.map((field) => (field.path === name.path ? limited : field)),
    };
    expect(rolesOfField(entity, limited, rights)).toMatchObject({ read: ['admin'], create: [], update: [] });
  });

  it('is nobody for what the system sets', () => {
    expect(rolesOfField(provider, fieldOf(provider, 'createdAt'), rights)).toMatchObject({ create: [], update: [] });
  });
});

describe('a formula', () => {
  const of = (field: string): Formula => ({ field });

  it('is printed as it is written in a schema, whatever binds closer', () => {
    const margin: Formula = { operator: 'subtract', of: [of('salesPrice'), of('transferValue')] };
    const half: Formula = { operator: 'divide', of: [margin, { value: 2 }] };
    expect(printFormula({ operator: 'whole', of: [{ operator: 'ceiling', of: [half] }] })).toBe(
      'ceil((salesPrice - transferValue) / 2)',
    );
    expect(printFormula({ operator: 'equal', of: [of('name'), { value: "d'Or" }] })).toBe("name = 'd''Or'");
  });
});

describe('the relations of an entity', () => {
  it('are its parent and references, and from the other end those that have it', () => {
    expect(relationsFrom(entities.providerContact)[0]).toMatchObject({ entity: 'provider', nested: true });
    const parts = relationsTo('provider', all).filter(({ nested }) => nested);
    expect(parts.map(({ entity }) => entity)).toContain('providerContact');
  });
});

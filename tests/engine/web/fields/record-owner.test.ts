import { expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { besideNamesakes, ownerColumns } from '#engine/web/fields/record-owner.ts';

const reader = { may: () => true, roles: ['admin'] };
const grid: Entity = entities.productGrid;

it('is the title of the owner, unless all options have the same one', () => {
  expect(ownerColumns(grid, { status: ['active'] }, reader)).toEqual(['productId.title']);
  expect(ownerColumns(grid, { productId: ['1'] }, reader)).toEqual([]);
  expect(ownerColumns(entities.provider, {}, reader)).toEqual([]);
});

it('asks for nothing that a list refuses: one of several owners, or an owner that the reader may not see', () => {
  expect(ownerColumns(entities.operator, {}, reader)).toEqual([]);
  expect(ownerColumns(grid, {}, { ...reader, may: (entity) => entity !== 'product' })).toEqual([]);
});

it('namesakes stand together where the first of them stood, by their owners’ names, and the others keep their order', () => {
  const row = (id: string, name: string, owner: string) => ({ id, name, _with: { productId: { title: owner } } });
  const rows = [
    row('1', 'Senior', 'Trem'),
    row('2', 'Adulto', 'Trem 10'),
    row('3', 'Adulto', 'Trem 9'),
    row('4', 'Criança', 'Trem'),
    row('5', 'Adulto', 'Água'),
  ];
  const named = { language: 'pt', t: String };
  expect(besideNamesakes(grid, rows, named).map(({ id }) => id)).toEqual(['1', '5', '3', '2', '4']);
});

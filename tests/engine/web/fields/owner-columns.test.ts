import { expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { ownerColumns } from '#engine/web/fields/owner-columns.ts';

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

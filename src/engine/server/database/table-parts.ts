// Columns, indexes and keys of tables that no schema declares, in a few words each.
import type { Column, ForeignKey, Index } from '#engine/model/table.ts';

export function required(name: string, type: string, fallback?: string): Column {
  return { name, type, nullable: false, ...(fallback === undefined ? {} : { default: fallback }) };
}

export function optional(name: string, type: string): Column {
  return { name, type, nullable: true };
}

export function index(name: string, ...expressions: readonly string[]): Index {
  return { name, method: 'btree', expressions, unique: false };
}

export function unique(name: string, ...expressions: readonly string[]): Index {
  return { name, method: 'btree', expressions, unique: true };
}

export function ofOrganization(table: string): ForeignKey {
  return {
    name: `${table}_organization_fk`,
    columns: ['organization_id'],
    table: 'organization',
    references: ['id'],
    onDelete: 'restrict',
  };
}

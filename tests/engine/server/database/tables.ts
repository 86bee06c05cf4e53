// Small tables for tests of the planner: a shop that sells rides.
import type { Column, Table } from '#engine/model/table.ts';

const system: readonly Column[] = [
  { name: 'id', type: 'uuid', nullable: false },
  { name: 'organization_id', type: 'text', nullable: false },
];

export const name: Column = { name: 'name', type: 'text', nullable: false };
export const fax: Column = { name: 'fax', type: 'text', nullable: true };
export const search: Column = { name: 'search', type: 'text', nullable: true, generated: `norm(coalesce("name", ''))` };

/** A table with the system columns, what a reference rests on, and these columns. */
export function buildTable({ columns = [], indexes = [], ...rest }: Partial<Table> = {}): Table {
  const table = rest.name ?? 'ride';
  return {
    name: table,
    entity: table,
    columns: [...system, ...columns],
    indexes: [
      { name: `${table}_key`, method: 'btree', expressions: ['"organization_id"', '"id"'], unique: true },
      ...indexes,
    ],
    foreignKeys: [],
    checks: [],
    ...rest,
  };
}

export function declare(...tables: readonly Table[]): { tables: readonly Table[]; fingerprint: string } {
  return { tables, fingerprint: 'test' };
}

const status: Column = { name: 'status', type: 'text', nullable: false, default: `'open'` };
const at: Column = { name: 'at', type: 'timestamptz', nullable: true };
export const shop = buildTable({ name: 'shop' });
/** A ride of a shop, with an index, a unique key, a choice and a reference. */
export const ride: Table = buildTable({
  columns: [name, fax, status, at, search, { name: 'shop_id', type: 'uuid', nullable: true }],
  indexes: [
    { name: 'ride_name_idx', method: 'btree', expressions: ['norm("name")'], unique: false },
    { name: 'ride_fax_key', method: 'btree', expressions: ['"organization_id"', '"fax"'], unique: true },
  ],
  checks: [{ name: 'ride_status_options', expression: `"status" in ('open', 'closed')` }],
  foreignKeys: [
    {
      name: 'ride_shop_fkey',
      columns: ['organization_id', 'shop_id'],
      table: 'shop',
      references: ['organization_id', 'id'],
      onDelete: 'restrict',
    },
  ],
});
export const rideSchema = declare(ride, shop);

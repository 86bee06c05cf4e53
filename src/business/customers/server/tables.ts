// Tables that no schema declares: what stays of an erasure.
import type { Table } from '#engine/model/table.ts';
import { index, ofOrganization, required } from '#engine/server/database/table-parts.ts';

/** What was looked through when a customer was erased, with nothing found; of the customer only his id. */
const erasureProof: Table = {
  name: 'erasure_proof',
  entity: '',
  columns: [
    required('id', 'bigserial'),
    required('organization_id', 'text'),
    required('customer_id', 'uuid'),
    required('checked_at', 'timestamptz'),
    required('tables', 'jsonb'),
  ],
  indexes: [index('erasure_proof_customer_idx', 'organization_id', 'customer_id')],
  foreignKeys: [ofOrganization('erasure_proof')],
  checks: [],
};

/**
 * Files of letters to erased customers that are still to be deleted: the transaction that erases cannot take a deleted
 * file back.
 */
const condemnedLetter: Table = {
  name: 'condemned_letter',
  entity: '',
  columns: [
    required('id', 'bigserial'),
    required('organization_id', 'text'),
    required('customer_id', 'uuid'),
    required('file', 'text'),
    required('condemned_at', 'timestamptz'),
  ],
  indexes: [index('condemned_letter_customer_idx', 'organization_id', 'customer_id')],
  foreignKeys: [ofOrganization('condemned_letter')],
  checks: [],
};

export const tables: readonly Table[] = [erasureProof, condemnedLetter];

// The table that no schema declares: links by which approvers decide.
import type { Table } from '#engine/model/table.ts';
import { index, ofOrganization, optional, required, unique } from '#engine/server/database/table-parts.ts';

/** Links to decide on an access request (docs/domain.md 2.4): each good for one action of one approver, once. */
const accessLink: Table = {
  name: 'access_link',
  entity: '',
  columns: [
    required('token_hash', 'bytea'),
    required('request_id', 'uuid'),
    required('organization_id', 'text'),
    required('action', 'text'),
    required('email', 'text'),
    required('created_at', 'timestamptz'),
    optional('used_at', 'timestamptz'),
  ],
  indexes: [unique('access_link_token_key', 'token_hash'), index('access_link_request_idx', 'request_id', 'action')],
  foreignKeys: [ofOrganization('access_link')],
  checks: [],
};

export const tables: readonly Table[] = [accessLink];

// The tables that no schema declares: the organisation, signing in, history, what was dropped, and those of the
// business (src/business/*/server/tables.ts). Planned like all others.
import { businessTables } from '#generated/business.ts';
import type { Table } from '#engine/model/table.ts';
import { index, ofOrganization, optional, required, unique } from './table-parts.ts';

const organization: Table = {
  name: 'organization',
  entity: '',
  columns: [required('id', 'text'), required('name', 'text')],
  indexes: [],
  foreignKeys: [],
  checks: [],
};

const credential: Table = {
  name: 'credential',
  entity: '',
  columns: [
    required('user_id', 'uuid'),
    required('organization_id', 'text'),
    optional('password_hash', 'text'),
    required('changed_at', 'timestamptz'),
  ],
  indexes: [unique('credential_user_key', 'user_id')],
  foreignKeys: [ofOrganization('credential')],
  checks: [],
};

const session: Table = {
  name: 'session',
  entity: '',
  columns: [
    required('id', 'uuid'),
    required('user_id', 'uuid'),
    required('organization_id', 'text'),
    required('created_at', 'timestamptz'),
    required('expires_at', 'timestamptz'),
    optional('revoked_at', 'timestamptz'),
    // Up to where in the database's log its person has written (replicas.ts).
    optional('written_to', 'text'),
  ],
  indexes: [index('session_user_idx', 'user_id'), index('session_expires_idx', 'expires_at')],
  foreignKeys: [ofOrganization('session')],
  checks: [],
};

const passwordReset: Table = {
  name: 'password_reset',
  entity: '',
  columns: [
    required('token_hash', 'bytea'),
    required('user_id', 'uuid'),
    required('organization_id', 'text'),
    required('created_at', 'timestamptz'),
    required('expires_at', 'timestamptz'),
    optional('used_at', 'timestamptz'),
  ],
  indexes: [unique('password_reset_token_key', 'token_hash'), index('password_reset_user_idx', 'user_id')],
  foreignKeys: [ofOrganization('password_reset')],
  checks: [],
};

export const historyTable: Table = {
  name: 'history',
  entity: '',
  columns: [
    required('id', 'bigserial'),
    required('organization_id', 'text'),
    required('entity', 'text'),
    required('record_id', 'uuid'),
    required('action', 'text'),
    required('at', 'timestamptz'),
    required('actor', 'jsonb'),
    required('changes', 'jsonb'),
    optional('reason', 'text'),
    required('fingerprint', 'text'),
  ],
  indexes: [
    index('history_record_idx', 'organization_id', 'entity', 'record_id', 'id'),
    index('history_at_idx', 'organization_id', 'at'),
  ],
  foreignKeys: [ofOrganization('history')],
  partition: { by: 'at', each: 'month' },
  checks: [],
};

/**
 * What permitted schema changes took out of the other tables: one row a value (or, without a column, a whole row).
 * Erasing a record erases its rows here.
 */
const droppedData: Table = {
  name: 'dropped_data',
  entity: '',
  columns: [
    required('id', 'bigserial'),
    required('dropped_at', 'timestamptz'),
    required('table_name', 'text'),
    optional('column_name', 'text'),
    optional('record_id', 'text'),
    optional('organization_id', 'text'),
    // Of a value inside a column: the keys and list places down to it, and what else its list item held.
    optional('path', 'text[]'),
    optional('beside', 'jsonb'),
    required('value', 'jsonb'),
  ],
  indexes: [index('dropped_data_column_idx', 'table_name', 'column_name', 'record_id')],
  foreignKeys: [],
  checks: [],
};

/**
 * When each background job runs next, and until when a process holds it: several processes share the work through it.
 */
const job: Table = {
  name: 'job',
  entity: '',
  columns: [
    required('name', 'text'),
    required('next_at', 'timestamptz'),
    optional('held_by', 'uuid'),
    optional('held_until', 'timestamptz'),
  ],
  indexes: [unique('job_name_key', 'name')],
  foreignKeys: [],
  checks: [],
};

/** Letters that wait to be sent, and those that no mail server took in the end. */
const mailOutbox: Table = {
  name: 'mail_outbox',
  entity: '',
  columns: [
    required('id', 'bigserial'),
    required('organization_id', 'text'),
    required('recipient', 'text'),
    required('subject', 'text'),
    required('body', 'text'),
    optional('html', 'text'),
    optional('link', 'text'),
    required('queued_at', 'timestamptz'),
    required('next_at', 'timestamptz'),
    required('attempts', 'integer', '0'),
    optional('given_up_at', 'timestamptz'),
  ],
  indexes: [index('mail_outbox_next_idx', 'next_at')],
  foreignKeys: [ofOrganization('mail_outbox')],
  checks: [],
};

/** Idempotency-Key of calls that made a record, and which. */
const requestKey: Table = {
  name: 'request_key',
  entity: '',
  columns: [
    required('organization_id', 'text'),
    required('user_id', 'uuid'),
    required('key', 'text'),
    required('content_hash', 'bytea'),
    optional('record_id', 'uuid'),
    required('expires_at', 'timestamptz'),
  ],
  indexes: [
    unique('request_key_key', 'organization_id', 'user_id', 'key'),
    index('request_key_expires_idx', 'expires_at'),
  ],
  foreignKeys: [ofOrganization('request_key')],
  checks: [],
};

/**
 * Lists that people keep under a name (views/list-views.ts): the query as pairs of name and value, readable for whoever
 * looks for what stands in them.
 */
const listView: Table = {
  name: 'list_view',
  entity: '',
  columns: [
    required('id', 'uuid'),
    required('organization_id', 'text'),
    required('owner_id', 'uuid'),
    required('entity', 'text'),
    required('name', 'text'),
    required('query', 'jsonb'),
    required('roles', 'text[]'),
    required('is_default', 'boolean'),
    required('position', 'integer'),
    required('version', 'integer'),
    required('updated_at', 'timestamptz'),
  ],
  indexes: [unique('list_view_key', 'id'), index('list_view_entity_idx', 'organization_id', 'entity')],
  foreignKeys: [ofOrganization('list_view')],
  checks: [],
};

/**
 * Files that records hold (files/stored-files.ts); their content stands elsewhere. One without a record waits to be saved,
 * one with an end is removed then.
 */
const storedFile: Table = {
  name: 'stored_file',
  entity: '',
  columns: [
    required('id', 'uuid'),
    required('organization_id', 'text'),
    required('type', 'text'),
    required('bytes', 'bigint'),
    required('created_at', 'timestamptz'),
    required('created_by', 'uuid'),
    optional('entity', 'text'),
    optional('record_id', 'uuid'),
    optional('remove_after', 'timestamptz'),
  ],
  indexes: [
    unique('stored_file_key', 'id'),
    index('stored_file_record_idx', 'record_id'),
    index('stored_file_waiting_idx', 'created_by', 'record_id'),
    index('stored_file_remove_idx', 'remove_after'),
  ],
  foreignKeys: [ofOrganization('stored_file')],
  checks: [],
};

/** What was tried too often lately (session/attempts.ts), by hash. */
const attempt: Table = {
  name: 'attempt',
  entity: '',
  columns: [
    required('key', 'bytea'),
    required('tries', 'integer'),
    required('most', 'integer'),
    required('ends_at', 'timestamptz'),
    optional('account', 'bytea'),
  ],
  indexes: [
    unique('attempt_key_key', 'key'),
    index('attempt_ends_idx', 'ends_at'),
    index('attempt_account_idx', 'account'),
  ],
  foreignKeys: [],
  checks: [],
};

export const systemTables: readonly Table[] = [
  organization,
  credential,
  session,
  passwordReset,
  historyTable,
  droppedData,
  job,
  mailOutbox,
  requestKey,
  attempt,
  listView,
  storedFile,
  ...businessTables,
];

/**
 * Columns of these tables that older versions had and nothing reads any more: they go at the next start, unasked, for
 * nobody misses a value of theirs.
 */
export const retiredColumns: ReadonlySet<string> = new Set(['credential.failures', 'credential.locked_until']);

// The links by which approvers decide from their mail: 32 random bytes each, kept here only as their hash, bound to one
// request, one action and one address, good once (docs/domain.md 2.4).
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { hasFormat } from '#engine/model/formats.ts';
import type { Database } from '#engine/server/database/database.ts';

export const linkActions = ['approve', 'deny', 'revoke'] as const;
export type LinkAction = (typeof linkActions)[number];

export interface AccessLink {
  readonly requestId: string;
  readonly organizationId: string;
  readonly action: LinkAction;
  /** The approver it was sent to. */
  readonly email: string;
  readonly isUsed: boolean;
}

/** What an address names: nothing of it is believed before the token is. */
export interface LinkAddress {
  readonly action: string;
  readonly requestId: string;
  readonly token: string;
}

interface LinkRow extends Omit<AccessLink, 'isUsed'> {
  readonly hash: Buffer;
  readonly usedAt: string | null;
}

/** The token of the new link. */
export async function addLink(
  database: Database,
  { requestId, organizationId, action, email }: Omit<AccessLink, 'isUsed'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into access_link (token_hash, request_id, organization_id, action, email, created_at)
    values (${digestOf(token)}, ${requestId}, ${organizationId}, ${action}, ${email}, ${now.toISOString()})`.execute(
    database.query,
  );
  return token;
}

/** The link of an address; what does not exist takes as long to be told apart as what does. */
export async function findLink(
  database: Database,
  { action, requestId, token }: LinkAddress,
): Promise<AccessLink | undefined> {
  const rows = hasFormat('uuid', requestId) ? await linksOf(database, requestId, action) : [];
  const digest = digestOf(token);
  const matches = rows.filter(({ hash }) => timingSafeEqual(hash, digest));
  if (rows.length === 0) timingSafeEqual(noHash, digest);
  const [match] = matches;
  if (match === undefined) return undefined;
  const { hash: _, usedAt, ...link } = match;
  return { ...link, isUsed: usedAt !== null };
}

/** False when it had been used already. */
export async function spendLink(database: Database, token: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update access_link set used_at = ${now.toISOString()} where token_hash = ${digestOf(token)} and used_at is null`.execute(
    database.query,
  );
  return numAffectedRows === 1n;
}

async function linksOf(database: Database, requestId: string, action: string): Promise<readonly LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select token_hash as hash, request_id as "requestId", organization_id as "organizationId", action, email, used_at as "usedAt"
    from access_link where request_id = ${requestId} and action = ${action}`.execute(database.query);
  return rows;
}

/** Compared with where there is nothing to compare with. */
const noHash = Buffer.alloc(32);

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

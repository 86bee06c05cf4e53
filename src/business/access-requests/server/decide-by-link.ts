// Deciding from the mail. Looking shows the request and changes nothing, however often a mail scanner looks; acting
// needs the link, acts once, and goes through the same action as the buttons of the back office. What is decided on is
// what was shown: the version comes back with the decision. Whatever is no good link gets one and the same answer: not
// found.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { AccessRequest } from '#generated/types.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { actOnRecord } from '#engine/server/records/act-on-record.ts';
import { isValues } from '#engine/server/records/present-record.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';
import { findLink, spendLink, type AccessLink, type LinkAction, type LinkAddress } from './access-links.ts';
import { hasRunOut } from './access-term.ts';
import { findApprover, type Approver } from './approvers.ts';

type Parts = Pick<RouteParts, 'database' | 'settings' | 'clock' | 'behaviours'>;
type Stored = AccessRequest & { readonly id: string; readonly createdAt: string; readonly version: number };

/**
 * `open`: the action may be done now; `early`: not yet, nothing is approved that could be revoked; `decided`: see the
 * request.
 */
export interface DecisionView {
  readonly action: LinkAction;
  readonly state: 'open' | 'early' | 'decided';
  /** Of the request as shown; sent back with the decision. */
  readonly version: number;
  readonly request: Pick<
    Stored,
    | 'project'
    | 'environment'
    | 'requestType'
    | 'branchName'
    | 'ipAddress'
    | 'reason'
    | 'expiresAt'
    | 'createdAt'
    | 'status'
    | 'decidedAt'
    | 'decisionNote'
  > & {
    readonly developer: string;
    readonly decidedBy?: string;
  };
}

const startOf: Readonly<Record<LinkAction, AccessRequest['status']>> = {
  approve: 'pending',
  deny: 'pending',
  revoke: 'approved',
};

export async function showDecision(parts: Parts, address: LinkAddress): Promise<DecisionView> {
  const { link, request } = await openLink(parts, address);
  return viewOf(link, request);
}

/** The outcome; a link that was used, or whose request was decided meanwhile, shows the same as looking does. */
export async function decideByLink(parts: Parts, address: LinkAddress, body: unknown): Promise<DecisionView> {
  const { database, clock } = parts;
  database.checkWritable();
  return database.transaction(async () => {
    // Two clicks at once: the second waits here for the first, and then sees what it did.
    await lockRequest(database, address);
    const { link, request, approver } = await openLink(parts, address);
    const view = viewOf(link, request);
    if (view.state !== 'open') return view;
    checkShown(view, body);
    if (!(await spendLink(database, address.token, clock()))) throw new ApiError('NOT_FOUND');
    await actOnRecord(parts, {
      entity: entities.accessRequest,
      action: link.action,
      actor: approver.actor,
      at: { id: request.id },
      body: { reason: reasonOf(body) },
    });
    return viewOf({ ...link, isUsed: true }, await readRequest(database, link));
  });
}

/** 409 with the request as it is now, unless that is what the page showed; whoever saw none decides on none. */
function checkShown(view: DecisionView, body: unknown): void {
  if (!isValues(body) || body['version'] !== view.version) throw new ApiError('STALE', {}, { current: view });
}

interface Opened {
  readonly link: AccessLink;
  readonly request: Stored;
  readonly approver: Approver;
}

/** 404 for every link that is none, is not for this, has had its use, or whose approver or request is out of time. */
async function openLink({ database, settings, clock }: Parts, address: LinkAddress): Promise<Opened> {
  const link = await findLink(database, address);
  if (link === undefined) throw new ApiError('NOT_FOUND');
  const [request, approver] = [
    await readRequest(database, link),
    await findApprover(database, link.organizationId, link.email),
  ];
  if (approver === undefined || approver.actor.userId === request.developer.userId) throw new ApiError('NOT_FOUND');
  const isOver =
    request.status === 'expired' ||
    (['pending', 'approved'].includes(request.status) && hasRunOut({ ...request }, clock(), settings));
  // Whoever comes back to the link that asked for his approval is told what became of it; other used links are worth
  // nothing.
  if (isOver || (link.isUsed && link.action !== 'approve')) throw new ApiError('NOT_FOUND');
  return { link, request, approver };
}

function viewOf({ action, isUsed }: AccessLink, request: Stored): DecisionView {
  const {
    project,
    environment,
    requestType,
    branchName,
    ipAddress,
    reason,
    expiresAt,
    createdAt,
    status,
    decidedAt,
    decidedBy,
    decisionNote,
    developer,
  } = request;
  const state = status === startOf[action] && !isUsed ? 'open' : status === 'pending' ? 'early' : 'decided';
  return {
    action,
    state,
    version: request.version,
    request: {
      project,
      environment,
      requestType,
      reason,
      expiresAt,
      createdAt,
      status,
      developer: developer.name ?? '',
      ...(branchName !== undefined && { branchName }),
      ...(ipAddress !== undefined && { ipAddress }),
      ...(decidedAt !== undefined && { decidedAt }),
      ...(decidedBy?.name !== undefined && { decidedBy: decidedBy.name }),
      ...(decisionNote !== undefined && { decisionNote }),
    },
  };
}

async function readRequest(database: Database, { organizationId, requestId }: AccessLink): Promise<Stored> {
  const { accessRequest } = entities;
  const [record] = await findRecords(
    database,
    accessRequest,
    sql`${ownRows(accessRequest, organizationId)} and t.id = ${requestId}`,
  );
  if (record === undefined) throw new ApiError('NOT_FOUND');
  return record;
}

async function lockRequest(database: Database, address: LinkAddress): Promise<void> {
  const link = await findLink(database, address);
  if (link === undefined) throw new ApiError('NOT_FOUND');
  await sql`select 1 from access_request where organization_id = ${link.organizationId} and id = ${link.requestId} for update`.execute(
    database.query,
  );
}

function reasonOf(body: unknown): unknown {
  return isValues(body) ? body['reason'] : undefined;
}

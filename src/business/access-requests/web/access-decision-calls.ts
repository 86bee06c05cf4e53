// The public calls to look at a request for access by the link of a letter, and to decide on it.
import type { AccessRequest } from '#generated/types.ts';
import { ApiFailure, http } from '#engine/web/api/client.ts';

export interface DecisionLink {
  readonly action: string;
  readonly requestId: string;
  readonly token: string;
}

export interface Decision {
  readonly action: 'approve' | 'deny' | 'revoke';
  /**
   * `open`: it can be decided now; `early`: nothing is approved yet that could be revoked; `decided`: the request tells
   * by whom.
   */
  readonly state: 'open' | 'early' | 'decided';
  /** Of the request as shown: what is decided on is what was read. */
  readonly version: number;
  readonly request: Pick<
    AccessRequest,
    | 'project'
    | 'environment'
    | 'requestType'
    | 'branchName'
    | 'ipAddress'
    | 'reason'
    | 'expiresAt'
    | 'status'
    | 'decidedAt'
    | 'decisionNote'
  > & {
    readonly createdAt: string;
    readonly developer: string;
    readonly decidedBy?: string;
  };
}

/** Changes nothing. */
export async function readDecision(link: DecisionLink, signal: AbortSignal): Promise<Decision> {
  return (await http.get<Decision>(addressOf(link), { signal })).data;
}

export async function decide(
  link: DecisionLink,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<Decision> {
  return (await http.post<Decision>(addressOf(link), { version, ...(reason !== '' && { reason }) })).data;
}

/** The request as it is now, when the decision was refused because another one had been shown. */
export function changedMeanwhile(failure: unknown): Decision | undefined {
  return failure instanceof ApiFailure && failure.body?.code === 'STALE'
    ? (failure.body.current as Decision)
    : undefined;
}

function addressOf({ action, requestId, token }: DecisionLink): string {
  return `/api/resource-access-request/${[action, requestId, token].map(encodeURIComponent).join('/')}`;
}

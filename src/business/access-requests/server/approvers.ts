// Who may decide on requests for access: supervisors, administrators and directors, never on their own.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { personActor, type Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { recipientColumns, type Recipient } from '#engine/server/mail/recipient.ts';

interface ApproverRow extends Recipient {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly role: readonly string[];
}

export interface Approver extends Recipient {
  readonly actor: Actor;
}

const approvingRoles = entities.accessRequest.actions.find(({ name }) => name === 'approve')?.roles ?? [];

/** Those who can sign in today; without the developer, whatever his roles. */
export async function listApprovers(
  database: Database,
  { organizationId, except }: { readonly organizationId: string; readonly except: unknown },
): Promise<readonly Approver[]> {
  const approvers = await readApprovers(database, organizationId);
  return approvers.filter(({ actor }) => actor.userId !== except);
}

/** The approver behind an address; undefined once he may not decide any more. */
export async function findApprover(
  database: Database,
  organizationId: string,
  email: string,
): Promise<Approver | undefined> {
  const approvers = await readApprovers(database, organizationId);
  return approvers.find((approver) => approver.email === email);
}

async function readApprovers(database: Database, organizationId: string): Promise<readonly Approver[]> {
  const { rows } = await sql<ApproverRow>`
    select id, organization_id as "organizationId", name, role, ${recipientColumns} from "user"
    where organization_id = ${organizationId} and status = 'active' and role && ${[...approvingRoles]}::text[] order by email`.execute(
    database.query,
  );
  return rows.map(({ id, name, email, role, language }) => ({
    email,
    language,
    actor: personActor({ userId: id, name, roles: role, organizationId }),
  }));
}

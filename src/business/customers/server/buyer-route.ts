// POST /api/customers/buyer: whoever sells names a buyer by document and e-mail together and gets the id to sell to,
// without a right to look customers up. What is said of an incomplete or wrong draft is said before anybody is looked
// for. A complete one is answered alike whether its customer was known by both or is registered now; known by one of
// both only it is refused in words that do not tell by which, and not often: whoever tries addresses by complete drafts
// registers the strangers among them, in his own name, and is soon told to wait.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { roles as roleRules } from '#generated/roles.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { firstOfEach } from '#engine/model/rules.ts';
import type { Actor } from '#engine/server/actor.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import { ApiError, invalid } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { mask } from '#engine/server/records/mask.ts';
import { withInitialValues } from '#engine/server/records/initial-values.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { applyInput } from '#engine/server/records/apply-input.ts';
import { checkData } from '#engine/server/records/check-data.ts';
import { admitBy } from '#engine/server/records/rights.ts';
import { createRecord } from '#engine/server/records/write-records.ts';
import { RateWindows } from '#engine/server/http/rate-windows.ts';
import { countAttempt, forgiveAttempt } from '#engine/server/session/attempts.ts';
import { tooMany } from '#engine/server/http/too-many.ts';
import { calls } from './calls.ts';
import { textOf } from './text-of.ts';

/** Of one person, in this process: buyers are named, not looked for. */
const callsAllowed = { max: 120, timeWindow: '10 minutes' } as const;
/**
 * Complete drafts of one person in fifteen minutes that name somebody by one of both only; those under way count until
 * they are answered.
 */
const mismatchesAllowed = 20;
const { customer, order } = entities;

export function registerBuyer(app: FastifyInstance, parts: RouteParts): void {
  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      store: RateWindows,
      keyGenerator: ({ actor, ip }) => actor?.userId ?? ip,
      errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
    });
    addCall(scope, calls.nameBuyer, {
      config: { rateLimit: callsAllowed },
      admit: admitBy('create', order),
      handler: ({ body }, _, actor) => {
        // Registered in the seller's name; what he may do with customers otherwise stays as it is.
        const registrar: Actor = { ...actor, holders: [{ ...actor.holders[0], roles: registrars }] };
        return nameBuyer(parts, registrar, normaliseRecord(customer.fields, { ...(body as Values | null) }));
      },
    });
  });
}

async function nameBuyer(parts: RouteParts, registrar: Actor, given: Readonly<Values>): Promise<Buyer> {
  const { database, clock } = parts;
  await checkDraft(registrar, given, clock());
  const key = ['buyer differs', registrar.userId];
  const { closed } = await countAttempt(database, [{ key, most: mismatchesAllowed }], clock());
  if (closed !== undefined) throw tooMany(closed.getTime() - clock().getTime());
  const id = (await findBuyer(database, registrar, given)) ?? (await register(parts, registrar, given));
  await forgiveAttempt(database, key);
  // Of the name as it was given, since the stored one would tell that there is one.
  return { id, name: mask({ kind: 'text', sensitive: 'personal' }, given['name']) ?? '' };
}

/** 422 with all that the draft itself says wrong. */
async function checkDraft(registrar: Actor, given: Readonly<Values>, now: Date): Promise<void> {
  const { record, problems } = applyInput({ entity: customer, body: given, actor: registrar });
  const filled = withInitialValues(
    customer.fields,
    { ...record, createdAt: now.toISOString() },
    { actor: registrar, now },
  );
  const found = firstOfEach([...problems, ...(await checkData(customer, filled, { now, creating: true }))]);
  if (found.length > 0) throw invalid(customer, found);
}

/**
 * Somebody else may register the same one at the same time; and what the rules of registering say of others' data is
 * not passed on.
 */
async function register(parts: RouteParts, registrar: Actor, given: Readonly<Values>): Promise<string> {
  try {
    return textOf((await createRecord(parts, { entity: customer, actor: registrar, body: given }))['id']);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION') throw error;
    const known = await findBuyer(parts.database, registrar, given);
    if (known === undefined) throw differs();
    return known;
  }
}

function differs(): ApiError {
  return invalid(customer, [{ path: [], rule: 'buyerDiffers', params: {} }]);
}

/** Who registers customers: any of them will do, the record is not shown. */
const registrars: readonly string[] = roleRules.entities['customer']?.create ?? [];

interface Buyer {
  readonly id: string;
  /** Enough to recognise. */
  readonly name: string;
}

async function findBuyer(
  database: Database,
  { organizationId }: Actor,
  { email, documentType, documentNumber }: Readonly<Values>,
): Promise<string | undefined> {
  const { rows } = await sql<Values & { readonly byEmail: boolean; readonly byDocument: boolean }>`
    select id, coalesce(norm(email) = norm(${textOf(email)}), false) as "byEmail",
      coalesce(document_type = ${textOf(documentType)} and document_number = ${textOf(documentNumber)}, false) as "byDocument"
    from customer where organization_id = ${organizationId} and deletion_state <> 'completed'
      and (norm(email) = norm(${textOf(email)}) or (document_type = ${textOf(documentType)} and document_number = ${textOf(documentNumber)}))`.execute(
    database.query,
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  if (rows.length === 1 && found.byEmail && found.byDocument) return textOf(found['id']);
  throw differs();
}

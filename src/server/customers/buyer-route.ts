// POST /api/customers/buyer: whoever sells names a buyer by document and e-mail together and gets the id to sell to, without a right to look customers up.
// Known by both: that one. Known by neither: registered. Known by one only: refused, so that nobody learns whose the other is.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import { roles as roleRules } from '#generated/roles.ts';
import { normaliseRecord } from '#model/normalise-record.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../api-error.ts';
import type { Database } from '../database/database.ts';
import type { OwnRouteParts } from '../own-routes.ts';
import { mask } from '../records/mask.ts';
import { isValues, type Values } from '../records/present-record.ts';
import { checkRight } from '../records/rights.ts';
import { createRecord } from '../records/write-records.ts';
import { RateWindows } from '../rate-windows.ts';
import { tooMany } from '../too-many.ts';
import { textOf } from './text-of.ts';

/** Of one person, in this process: buyers are named, not looked for. */
const callsAllowed = { max: 120, timeWindow: '10 minutes' } as const;
const { customer, order } = entities;

export function registerBuyer(app: FastifyInstance, parts: OwnRouteParts): void {
  void app.register(async (calls) => {
    await calls.register(rateLimit, { global: false, store: RateWindows, keyGenerator: ({ actor, ip }) => actor?.userId ?? ip, errorResponseBuilder: (_, { ttl }) => tooMany(ttl) });
    calls.post('/api/customers/buyer', { config: { rateLimit: callsAllowed } }, async (request, reply) => {
      const { actor, body } = request;
      checkRight(order, 'create', actor);
      const given = normaliseRecord(customer.fields, isValues(body) ? body : {});
      const known = await findBuyer(parts.database, actor, given);
      if (known !== undefined) return known;
      // Registered in the seller's name; what he may do with customers otherwise stays as it is.
      const registrar: Actor = { ...actor, holders: [{ ...actor.holders[0], roles: registrars }] };
      return reply.code(201).send(answer(await createRecord(parts, { entity: customer, actor: registrar, body: given })));
    });
  });
}

/** Who registers customers: any of them will do, the record is not shown. */
const registrars: readonly string[] = roleRules.entities['customer']?.create ?? [];

interface Buyer {
  readonly id: string;
  /** Enough to recognise. */
  readonly name: string;
}

function answer({ id, name }: Readonly<Values>): Buyer {
  return { id: textOf(id), name: mask({ kind: 'text', sensitive: 'personal' }, name) ?? '' };
}

async function findBuyer(database: Database, { organizationId }: Actor, { email, documentType, documentNumber }: Readonly<Values>): Promise<Buyer | undefined> {
  const { rows } = await sql<Values & { readonly byEmail: boolean; readonly byDocument: boolean }>`
    select id, name, coalesce(norm(email) = norm(${textOf(email)}), false) as "byEmail",
      coalesce(document_type = ${textOf(documentType)} and document_number = ${textOf(documentNumber)}, false) as "byDocument"
    from customer where organization_id = ${organizationId} and deletion_state <> 'completed'
      and (norm(email) = norm(${textOf(email)}) or (document_type = ${textOf(documentType)} and document_number = ${textOf(documentNumber)}))`.execute(database.query);
  const [found] = rows;
  if (found === undefined) return undefined;
  if (rows.length === 1 && found.byEmail && found.byDocument) return answer(found);
  throw invalid(customer, [{ path: [], rule: 'buyerDiffers', params: {} }]);
}

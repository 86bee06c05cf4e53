// GET /api/customers/{id}/export: one customer's data for himself, to read (PDF) or to take elsewhere (JSON); each
// leaves an entry in his history and in the log of exports.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import { roles as roleRules } from '#generated/roles.ts';
import { membersOf } from '#engine/model/named-groups.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { mayAll, type Actor } from '#engine/server/actor.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import { forbidden } from '#engine/server/http/api-error.ts';
import type { DataFormat } from '#engine/server/export/export-log.ts';
import { beginExport } from '#engine/server/export/send-export.ts';
import type { RouteParts } from '#engine/server/module.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { transitionRefused } from '#engine/server/records/check-action.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { checkRight } from '#engine/server/records/rights.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { calls } from '../calls.ts';
import { isErased } from '../erasure/prove-erasure.ts';
import { gatherData, type CustomerData } from './gather-data.ts';
import { exporters } from '../../groups.ts';

const rule = 'roles.config.json groups.customerExport';
const formats = { json: 'portability', pdf: 'access' } as const satisfies Readonly<Record<DataFormat, string>>;

export function registerExport(app: FastifyInstance, { database, clock, exportLimits }: RouteParts): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, actor: Actor) => {
    const { format = 'json', timeZone = businessTimeZone } = request.query as Asked;
    const { id } = request.params as { readonly id: string };
    database.checkWritable();
    const now = clock();
    checkNotErased(await readRecord(database, entities.customer, { at: { id }, actor }));
    const facts = {
      actor,
      format,
      source: `customers/${id}`,
      columns: [],
      conditions: '',
      personalData: true,
      expected: 1,
    };
    const count = await beginExport({ database, clock, limits: exportLimits }, { request, reply }, facts);
    reply.raw.once('finish', () => Object.assign(count, reply.statusCode === 200 && { written: 1, completed: true }));
    const data = await database.transaction(async () => {
      const customer = await readRecord(database, entities.customer, { at: { id }, actor, lock: true });
      checkNotErased(customer);
      const event = {
        id: uuidV7(now),
        customerId: id,
        type: formats[format],
        occurredAt: now.toISOString(),
        actor: { userId: actor.userId, name: actor.name },
      };
      await insertRecord(database, entities.lgpdEvent, event, { actor, now, action: 'create' });
      return gatherData(database, { actor, now, customer });
    });
    return sendData(request, reply, { data, format, timeZone });
  };
  addCall(app, calls.exportCustomer, { admit: admitExporter, handler: answer });
}

interface Asked {
  readonly format?: DataFormat;
  readonly timeZone?: string;
}

function admitExporter({ actor }: FastifyRequest): Actor {
  checkRight(entities.customer, 'read', actor);
  // Those who answer to customers (docs/domain.md 2.6).
  const allowed = membersOf(roleRules, exporters);
  if (!mayAll(actor, allowed)) throw forbidden(rule, allowed);
  return actor;
}

/** Of an erased customer there is nothing to give. */
function checkNotErased(customer: Readonly<Values>): void {
  if (isErased(customer)) throw transitionRefused(entities.customer, 'deletionState', customer);
}

async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  { data, format, timeZone }: { readonly data: CustomerData; readonly format: DataFormat; readonly timeZone: string },
): Promise<FastifyReply> {
  const file = `customer-${String(data.customer['id'])}-${data.generatedAt.slice(0, 10)}.${format}`;
  reply.header('content-disposition', `attachment; filename="${file}"`);
  if (format === 'json') return reply.type('application/json; charset=utf-8').send(data);
  const language = preferredLanguage(request.headers['accept-language']);
  // What prints, and its fonts, take 14 MB: few processes ever need them.
  const { printStatement } = await import('./print-statement.ts');
  return reply
    .type('application/pdf')
    .send(await printStatement(data, { language, t: translator(language), timeZone }));
}

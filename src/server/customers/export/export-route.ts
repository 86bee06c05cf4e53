// GET /api/customers/{id}/export: one customer's data for himself, to read (PDF) or to take elsewhere (JSON); each leaves an entry in his history.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entities } from '#generated/entities.ts';
import { roles as roleRules } from '#generated/roles.ts';
import { mayPass } from '#model/access.ts';
import { preferredLanguage } from '#model/text.ts';
import type { Actor } from '../../actor.ts';
import { ApiError, forbidden } from '../../api-error.ts';
import type { OwnRouteParts } from '../../own-routes.ts';
import type { Values } from '../../records/present-record.ts';
import { transitionRefused } from '../../records/check-action.ts';
import { readRecord } from '../../records/record-context.ts';
import { checkRight } from '../../records/rights.ts';
import { insertRecord } from '../../records/store.ts';
import { uuidV7 } from '../../records/uuid-v7.ts';
import { translator } from '../../texts.ts';
import { isErased } from '../erasure/prove-erasure.ts';
import { gatherData, type CustomerData } from './gather-data.ts';
import { printStatement } from './print-statement.ts';

const rule = 'roles.config.json groups.customerExport';
const defaultZone = 'America/Sao_Paulo';
const formats = { json: 'portability', pdf: 'access' } as const;
type Format = keyof typeof formats;

export function registerExport(app: FastifyInstance, { database, settings, clock }: OwnRouteParts): void {
  app.get('/api/customers/:id/export', { exposeHeadRoute: false, config: { writes: true } }, async (request, reply) => {
    const actor = checkExporter(request.actor);
    const { format, timeZone } = readParameters(request);
    const { id } = request.params as { readonly id: string };
    database.checkWritable();
    const now = clock();
    const data = await database.transaction(async () => {
      const customer = await readRecord(database, entities.customer, { at: { id }, actor, lock: true });
      checkNotErased(customer);
      const event = { id: uuidV7(now), customerId: id, type: formats[format], occurredAt: now.toISOString(), actor: { userId: actor.userId, name: actor.name } };
      await insertRecord(database, entities.lgpdEvent, event, { actor, now, action: 'create' });
      return gatherData(database, { actor, now, customer, organizationName: settings.organizationName });
    });
    return sendData(request, reply, { data, format, timeZone });
  });
}

function checkExporter(actor: Actor | null): Actor {
  checkRight(entities.customer, 'read', actor);
  // Those who answer to customers (DOMAIN 2.6).
  const exporters = roleRules.groups['customerExport'] ?? [];
  if (!mayPass(exporters, actor.roles)) throw forbidden(rule, exporters);
  return actor;
}

function readParameters({ query }: FastifyRequest): { readonly format: Format; readonly timeZone: string } {
  const { format = 'json', timeZone = defaultZone, ...rest } = query as Readonly<Record<string, unknown>>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: unknown });
  if (format !== 'json' && format !== 'pdf') throw new ApiError('BAD_REQUEST', { detail: `format=${String(format)}: json, pdf` });
  if (typeof timeZone !== 'string' || !isZone(timeZone)) throw new ApiError('BAD_REQUEST', { detail: `timeZone=${String(timeZone)}` });
  return { format, timeZone };
}

function isZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Of an erased customer there is nothing to give. */
function checkNotErased(customer: Readonly<Values>): void {
  if (isErased(customer)) throw transitionRefused(entities.customer, 'deletionState', customer);
}

async function sendData(request: FastifyRequest, reply: FastifyReply, { data, format, timeZone }: { readonly data: CustomerData; readonly format: Format; readonly timeZone: string }): Promise<FastifyReply> {
  const file = `customer-${String(data.customer['id'])}-${data.generatedAt.slice(0, 10)}.${format}`;
  reply.header('content-disposition', `attachment; filename="${file}"`);
  if (format === 'json') return reply.type('application/json; charset=utf-8').send(data);
  const language = preferredLanguage(request.headers['accept-language']);
  return reply.type('application/pdf').send(await printStatement(data, { language, t: translator(language), timeZone }));
}

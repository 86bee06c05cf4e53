// What can be asked about one customer besides his record: the proof of erasure, and the export of his data.
import type { FastifyInstance } from 'fastify';
import { entities } from '#generated/entities.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { translateChecks } from '#engine/server/texts/check-texts.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { transitionRefused } from '#engine/server/records/check-action.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { checkRight } from '#engine/server/records/rights.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { registerBuyer } from './buyer-route.ts';
import { deletionChecks } from './deletion-checks.ts';
import { isErased, proveErasure } from './erasure/prove-erasure.ts';
import { registerExport } from './export/export-route.ts';

interface Address {
  readonly id: string;
}

export function registerCustomers(app: FastifyInstance, parts: RouteParts): void {
  const { database, settings, clock } = parts;
  app.get('/api/customers/:id/erasure-proof', async (request) => {
    const { actor } = request;
    const customer = entities.customer;
    checkRight(customer, 'read', actor);
    const { id } = request.params as Address;
    const record = await readRecord(database, customer, { at: { id }, actor });
    if (!isErased(record)) throw transitionRefused(customer, 'deletionState', record);
    return proveErasure(database, { organizationId: actor.organizationId, customerId: id, now: clock() });
  });
  app.get('/api/customers/:id/deletion-checklist', async (request) => {
    const { actor } = request;
    const customer = entities.customer;
    checkRight(customer, 'read', actor);
    const { id } = request.params as Address;
    const current = await readRecord(database, customer, { at: { id }, actor });
    const checks = await deletionChecks({
      database,
      settings,
      entity: customer,
      actor,
      now: clock(),
      current,
      action: 'customer.completeDeletion',
    });
    return { checks: translateChecks(checks, translator(preferredLanguage(request.headers['accept-language']))) };
  });
  registerExport(app, parts);
  registerBuyer(app, parts);
}

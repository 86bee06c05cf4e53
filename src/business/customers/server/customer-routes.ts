// What can be asked about one customer besides his record: the proof of erasure, and the export of his data.
import type { FastifyInstance } from 'fastify';
import { entities } from '#generated/entities.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import { translateChecks } from '#engine/server/texts/check-texts.ts';
import type { RouteParts } from '#engine/server/module.ts';
import { transitionRefused } from '#engine/server/records/check-action.ts';
import { readRecord } from '#engine/server/records/record-context.ts';
import { admitBy } from '#engine/server/records/rights.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { calls } from './calls.ts';
import { registerBuyer } from './buyer-route.ts';
import { deletionChecks } from './deletion-checks.ts';
import { isErased, proveErasure } from './erasure/prove-erasure.ts';
import { registerExport } from './export/export-route.ts';

interface Address {
  readonly id: string;
}

export function registerCustomers(app: FastifyInstance, parts: RouteParts): void {
  const { database, settings, clock } = parts;
  const { customer } = entities;
  const admit = admitBy('read', customer);
  addCall(app, calls.proveErasure, {
    admit,
    handler: async (request, _, actor) => {
      const { id } = request.params as Address;
      const record = await readRecord(database, customer, { at: { id }, actor });
      if (!isErased(record)) throw transitionRefused(customer, 'deletionState', record);
      return proveErasure(database, { organizationId: actor.organizationId, customerId: id, now: clock() });
    },
  });
  addCall(app, calls.readDeletionChecklist, {
    admit,
    handler: async (request, _, actor) => {
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
    },
  });
  registerExport(app, parts);
  registerBuyer(app, parts);
}

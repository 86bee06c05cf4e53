import { defineServerModule } from '#engine/server/module.ts';
import { isBlocked } from './server/blocked-customer.ts';
import { customerHooks } from './server/customer-hooks.ts';
import { registerCustomers } from './server/customer-routes.ts';
import { completeDeletion, startDeletion, stopDeletion } from './server/deletion-actions.ts';
import { removeCondemnedLetters } from './server/erasure/mail-files.ts';
import { purgeFiscalArchive } from './server/purge-fiscal-archive.ts';

declare module '#engine/server/settings.ts' {
  interface ModuleSettings {
    /** Days from the request for erasure to its due date (LGPD art. 19: 15; small agents 30). */
    readonly erasureDays: number;
    /** Years for which the recipients of sales are kept for the tax authority after the customer was erased. */
    readonly fiscalYears: number;
  }
}

export const customers = defineServerModule({
  name: 'customers',
  hooks: { customer: customerHooks },
  actions: {
    'customer.completeDeletion': completeDeletion,
    'customer.startDeletion': startDeletion,
    'customer.stopDeletion': stopDeletion,
  },
  routes: [registerCustomers],
  jobs: [purgeFiscalArchive, removeCondemnedLetters],
  isBarred: isBlocked,
  settings: {
    erasureDays: { variable: 'ERASURE_DAYS', fallback: 15, range: [1, 365] },
    fiscalYears: { variable: 'FISCAL_YEARS', fallback: 5, range: [0, 100] },
  },
});

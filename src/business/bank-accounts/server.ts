import { defineServerModule } from '#engine/server/module.ts';
import { bankAccountHooks } from './server/bank-account-hooks.ts';

export const bankAccounts = defineServerModule({
  name: 'bank-accounts',
  hooks: { distributorBankAccount: bankAccountHooks, providerBankAccount: bankAccountHooks },
  // Whoever may see them learns of changed payout data at once (docs/domain.md 3.18).
  announced: ['distributorBankAccount', 'providerBankAccount'],
});

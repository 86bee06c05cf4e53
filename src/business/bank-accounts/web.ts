// What the bank accounts add to the web app.
import { valueAt } from '#engine/model/value-at.ts';
import { defineWebModule, lazyPart, type LiveValue } from '#engine/web/module.ts';
import { bankOf, type Bank } from './banks.ts';

const bankName = ofBank('name');
const bankIspb = ofBank('ispb');

export const bankAccounts = defineWebModule({
  asides: { bankAccountNotes: lazyPart(() => import('./web/bank-account-notes.tsx'), 'BankAccountNotes') },
  liveValues: {
    'distributorBankAccount.bankName': bankName,
    'distributorBankAccount.ispb': bankIspb,
    'providerBankAccount.bankName': bankName,
    'providerBankAccount.ispb': bankIspb,
  },
});

function ofBank(key: keyof Bank): LiveValue {
  return (container) => bankOf(valueAt(container, 'sortCode'))?.[key] ?? '';
}

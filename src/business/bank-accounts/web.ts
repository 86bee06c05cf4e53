// What the bank accounts add to the web app.
import type { KeysOfAll } from '#engine/model/text-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { defineWebModule, lazyPart, type LiveValue } from '#engine/web/module.ts';
import { bankOf, banks, type Bank } from './banks.ts';
import type en from './texts/screens.en.json';
import type fr from './texts/screens.fr.json';
import type pt from './texts/screens.pt.json';

declare module '#engine/web/i18n/text-keys.ts' {
  interface OwnTexts {
    readonly bankAccounts: KeysOfAll<typeof pt, typeof en, typeof fr>;
  }
}

const bankName = ofBank('name');
const bankIspb = ofBank('ispb');
const bankNames = new Map(banks.map(({ sortCode, name }) => [sortCode, name]));

export const bankAccounts = defineWebModule({
  asides: { bankAccountNotes: lazyPart(() => import('./web/bank-account-notes.tsx'), 'BankAccountNotes') },
  liveValues: {
    'distributorBankAccount.bankName': bankName,
    'distributorBankAccount.ispb': bankIspb,
    'providerBankAccount.bankName': bankName,
    'providerBankAccount.ispb': bankIspb,
  },
  suggestions: { 'distributorBankAccount.sortCode': bankNames, 'providerBankAccount.sortCode': bankNames },
});

function ofBank(key: keyof Bank): LiveValue {
  return (container) => bankOf(valueAt(container, 'sortCode'))?.[key] ?? '';
}

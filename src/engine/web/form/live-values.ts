// Calculated fields that follow what is typed before the server has said them.
import type { ComputedName } from '#generated/entities.ts';
import { bankOf, type Bank } from '#business/bank-accounts/banks.ts';
import { valueAt } from '#engine/model/value-at.ts';

type Live = (container: unknown) => string;

const bankName = ofBank('name');
const bankIspb = ofBank('ispb');

const liveValues: Partial<Readonly<Record<ComputedName, Live>>> = {
  'distributorBankAccount.bankName': bankName,
  'distributorBankAccount.ispb': bankIspb,
  'providerBankAccount.bankName': bankName,
  'providerBankAccount.ispb': bankIspb,
};

/** Empty when what is typed leads to nothing; undefined for fields that only the server calculates. */
export function liveValue(shape: string, path: string, container: unknown): string | undefined {
  return liveValues[`${shape}.${path}` as ComputedName]?.(container);
}

function ofBank(key: keyof Bank): Live {
  return (container) => bankOf(valueAt(container, 'sortCode'))?.[key] ?? '';
}

// What the bank's number says: its name and its ISPB.
import { sql } from 'kysely';
import type { ComputedName } from '#generated/entities.ts';
import type { ComputedExpression } from '#engine/server/records/computed-expression.ts';
import { banks, type Bank } from '../banks.ts';

const bankName = ofBank('name');
const bankIspb = ofBank('ispb');

export const computed = {
  'distributorBankAccount.bankName': bankName,
  'distributorBankAccount.ispb': bankIspb,
  'providerBankAccount.bankName': bankName,
  'providerBankAccount.ispb': bankIspb,
} as const satisfies Partial<Record<ComputedName, ComputedExpression>>;

function ofBank(key: keyof Bank): ComputedExpression {
  const cases = sql.join(
    banks.map((bank) => sql`when ${sql.lit(bank.sortCode)} then ${sql.lit(bank[key])}`),
    sql` `,
  );
  return (row) => sql`(case ${row}.sort_code ${cases} end)`;
}

import type { Currency, Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';

/** Of amounts that name none. */
export const defaultCurrency = 'BRL';

/** Three letters; undefined where the record, or the object around, says none. */
export function currencyOf({ currency }: Pick<Field, 'currency'>, container: unknown): string | undefined {
  if (currency === undefined) return defaultCurrency;
  if ('code' in currency) return currency.code;
  const code = valueAt(container, currency.by);
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** The path of the field that says it; undefined where it is declared. */
export function currencyPath(currency: Currency | undefined): string | undefined {
  return currency !== undefined && 'by' in currency ? currency.by : undefined;
}

/** Said by the record, wherever in it the amount stands. */
export function isOfRecord(currency: Currency | undefined): boolean {
  return currency !== undefined && 'by' in currency && currency.of === 'record';
}

import type { Field } from '#engine/model/entity.ts';
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

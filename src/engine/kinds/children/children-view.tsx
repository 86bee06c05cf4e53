// Count of nested records, or the least of one of their fields; the server calculates it.
import type { FieldView } from '../view.ts';
import { currencyOf } from '../currency-of.ts';
import { integerSpelling } from '../integer/integer-view.tsx';
import { moneySpelling } from '../money/money-view.tsx';

export const children: FieldView = {
  show: (value, field, { language, t }) => {
    if (value === undefined) return '';
    if (field.children?.show !== 'min') return integerSpelling.write(value, language);
    return t('records.least', { value: moneySpelling(currencyOf(field, undefined)).write(value, language) });
  },
  Widget: null,
  filter: 'none',
  width: 104,
  solid: true,
};

// Count of nested records, or the least of one of their fields; the server calculates it.
import type { FieldView } from '../view.ts';
import { currencyOf } from '../currency-of.ts';
import { integerSpelling } from '../integer/integer-view.tsx';
import { moneySpelling } from '../money/money-view.tsx';

export const children: FieldView = {
  show: (value, field, { language }) =>
    value === undefined
      ? ''
      : (field.children?.show === 'min' ? moneySpelling(currencyOf(field, undefined)) : integerSpelling).write(
          value,
          language,
        ),
  Widget: null,
  filter: 'none',
  width: 104,
  solid: true,
};

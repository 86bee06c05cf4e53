// Count of nested records, or the least of one of their fields; the server calculates it.
import type { FieldView } from './field-view.ts';
import { integerSpelling } from './integer.tsx';
import { moneySpelling } from './money.tsx';

export const children: FieldView = {
  show: (value, field, { language }) =>
    value === undefined
      ? ''
      : (field.children?.show === 'min' ? moneySpelling : integerSpelling).write(value, language),
  Widget: null,
  filter: 'none',
  numeric: true,
  solid: true,
};

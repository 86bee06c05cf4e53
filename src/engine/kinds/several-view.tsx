// Several plain values on screens: one after the other, typed one by one, asked for by one or some of them.
import type { Language } from '#engine/model/text.ts';
import { fieldKinds } from './index.ts';
import { listOf } from './plain-value.ts';
import type { FieldView } from './view.ts';

interface Several {
  readonly write: (item: unknown, language: Language) => string;
  readonly separator: string;
  readonly Widget: FieldView['Widget'];
}

export function severalView({ write, separator, Widget }: Several): FieldView {
  return {
    show: (values, { kind, unit }, { language, t }) => {
      // Addresses hold texts; a filter's value is shown as one of the field's.
      const read = (item: unknown) => (typeof item === 'string' ? (fieldKinds[kind].readFilter?.(item) ?? item) : item);
      const text = listOf(values)
        .map((item) => write(read(item), language))
        .join(separator);
      return unit === undefined || text === '' ? text : `${text} ${t(`records.unit.${unit}`)}`;
    },
    Widget,
    filter: 'several',
  };
}

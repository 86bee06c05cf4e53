import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import type { WidgetProps } from '../view.ts';
import { idsOf } from './references-view.tsx';

export function ReferencesInput({ widget }: { readonly widget: WidgetProps }) {
  const { field, id, label, hideLabel, value, onChange, required, invalid, describedBy, valueOf } = widget;
  if (field.reference === undefined) return null;
  return (
    <ReferencePicker
      {...{ id, label, hideLabel, required, invalid, describedBy, valueOf }}
      reference={field.reference}
      ids={idsOf(value)}
      multiple
      onIds={(ids) => onChange(ids.length === 0 ? undefined : [...ids])}
    />
  );
}

import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';
import type { WidgetProps } from '../view.ts';

export function LookupInput({ widget }: { readonly widget: WidgetProps }) {
  const { field, id, label, hideLabel, value, onChange, required, invalid, describedBy } = widget;
  if (field.lookup === undefined) return null;
  return (
    <ReferencePicker
      {...{ id, label, hideLabel, required, invalid, describedBy }}
      reference={field.lookup}
      by={field.lookup.value}
      ids={typeof value === 'string' ? [value] : []}
      multiple={false}
      onIds={([next]) => onChange(next)}
    />
  );
}

import { Fragment } from 'react';
import type { CellProps, FieldView, WidgetProps } from '../view.ts';
import { ReferenceLink } from '#engine/web/fields/reference-link.tsx';
import { ReferencePicker } from '#engine/web/fields/reference-picker.tsx';

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function ReferencesCell({ field, value }: CellProps) {
  const entity = field.reference?.entity;
  if (entity === undefined) return null;
  return idsOf(value).map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <ReferenceLink entity={entity} id={id} />
    </Fragment>
  ));
}

function ReferencesWidget({
  field,
  id,
  label,
  hideLabel,
  value,
  onChange,
  required,
  invalid,
  describedBy,
  valueOf,
}: WidgetProps) {
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

export const references: FieldView = {
  show: (value) => idsOf(value).join(', '),
  Cell: ReferencesCell,
  Widget: ReferencesWidget,
  filter: 'reference',
};

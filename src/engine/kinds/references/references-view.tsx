import { Fragment } from 'react';
import { lateWidget } from '../late-widget.tsx';
import type { CellProps, FieldView } from '../view.ts';
import { ReferenceLink } from '#engine/web/fields/reference-link.tsx';

export function idsOf(value: unknown): string[] {
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

export const references: FieldView = {
  show: (value) => idsOf(value).join(', '),
  Cell: ReferencesCell,
  holdsNothing: true,
  Widget: lateWidget(async () => (await import('./references-input.tsx')).ReferencesInput),
  filter: 'reference',
};

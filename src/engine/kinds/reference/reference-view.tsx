import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';
import { ReferenceLink } from '#engine/web/fields/reference-link.tsx';

function ReferenceCell({ field, value }: CellProps) {
  const entity = field.reference?.entity;
  return entity === undefined || typeof value !== 'string' ? (
    <>{showText(value)}</>
  ) : (
    <ReferenceLink entity={entity} id={value} />
  );
}

export const reference: FieldView = {
  show: showText,
  Cell: ReferenceCell,
  holdsNothing: true,
  Widget: lateWidget(async () => (await import('./reference-input.tsx')).ReferenceInput),
  filter: 'reference',
};

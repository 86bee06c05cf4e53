import { LookupTitle } from '#engine/web/fields/lookup-title.tsx';
import { lateWidget } from '../late-widget.tsx';
import { showText, type CellProps, type FieldView } from '../view.ts';

function LookupCell({ field, value }: CellProps) {
  return field.lookup === undefined || typeof value !== 'string' ? (
    <>{showText(value)}</>
  ) : (
    <LookupTitle lookup={field.lookup} value={value} />
  );
}

export const lookup: FieldView = {
  show: showText,
  Cell: LookupCell,
  holdsNothing: true,
  Widget: lateWidget(async () => (await import('./lookup-input.tsx')).LookupInput),
  filter: 'reference',
};

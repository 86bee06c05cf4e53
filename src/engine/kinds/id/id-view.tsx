import { showText, type CellProps, type FieldView } from '../view.ts';
import { TextWidget } from '../text/text-view.tsx';

function IdCell({ value }: CellProps) {
  return <code style={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>{showText(value)}</code>;
}

export const id: FieldView = { show: showText, Cell: IdCell, Widget: TextWidget, filter: 'none' };

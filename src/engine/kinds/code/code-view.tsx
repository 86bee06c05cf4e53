import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

function CodeCell({ value }: CellProps) {
  return <code style={{ fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>{showText(value)}</code>;
}

function CodeWidget(widget: WidgetProps) {
  const spell = (typed: string) => (widget.field.letterCase === 'upper' ? typed.toUpperCase() : typed);
  return (
    <TextInput
      widget={widget}
      text={showText(widget.value)}
      onText={(typed) => widget.onChange(typed === '' ? undefined : spell(typed))}
    />
  );
}

export const code: FieldView = {
  show: showText,
  Cell: CodeCell,
  holdsNothing: true,
  Widget: CodeWidget,
  filter: 'text',
  width: 116,
  solid: true,
};

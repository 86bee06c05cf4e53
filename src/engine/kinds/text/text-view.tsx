import { normaliseText } from '#engine/kinds/normalise-record.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

export function TextWidget(widget: WidgetProps) {
  return (
    <TextInput
      widget={widget}
      text={showText(widget.value)}
      onText={(text) => widget.onChange(text === '' ? undefined : text)}
      tidy={(text) => normaliseText(widget.field, text)}
    />
  );
}

export const text: FieldView = { show: showText, Widget: TextWidget, keepsText: true, filter: 'text' };

import { normaliseText } from '#engine/kinds/normalise-record.ts';
import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

export function TextWidget(widget: WidgetProps) {
  return (
    <TextInput
      widget={widget}
      text={showText(widget.value)}
      onText={(text) => widget.onChange(text === '' ? undefined : text)}
      onBlur={() => tidy(widget)}
    />
  );
}

/** Left, the text stands as it will be stored. */
export function tidy({ field, value, onChange }: WidgetProps): void {
  const typed = showText(value);
  const text = normaliseText(field, typed);
  if (text !== typed) onChange(text === '' ? undefined : text);
}

export const text: FieldView = { show: showText, Widget: TextWidget, filter: 'text' };

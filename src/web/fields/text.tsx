import { showText, type FieldView, type WidgetProps } from './field-view.ts';
import { TextInput } from './text-input.tsx';

export function TextWidget(widget: WidgetProps) {
  return <TextInput widget={widget} text={showText(widget.value)} onText={(text) => widget.onChange(text === '' ? undefined : text)} />;
}

export const text: FieldView = { show: showText, Widget: TextWidget, filter: 'text' };

import { showText, type FieldView, type WidgetProps } from './field-view.ts';
import { TextInput } from './text-input.tsx';

function EmailWidget(widget: WidgetProps) {
  const onText = (typed: string) => widget.onChange(typed.trim() === '' ? undefined : typed.trim());
  return <TextInput widget={widget} text={showText(widget.value)} onText={onText} inputMode="email" />;
}

export const email: FieldView = { show: showText, Widget: EmailWidget, filter: 'text' };

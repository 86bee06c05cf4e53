import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';
import { normaliseText } from '#engine/kinds/normalise-record.ts';

function EmailWidget(widget: WidgetProps) {
  const onText = (typed: string) => widget.onChange(typed.trim() === '' ? undefined : typed.trim());
  return (
    <TextInput
      widget={widget}
      text={showText(widget.value)}
      onText={onText}
      tidy={(text) => normaliseText(widget.field, text)}
      inputMode="email"
      // Pages of one short form are for browsers and password managers to know; elsewhere spaces may be typed and go.
      type={widget.roomy === true ? 'email' : 'text'}
    />
  );
}

export const email: FieldView = { show: showText, Widget: EmailWidget, filter: 'text', width: 200 };

import { useText } from '#engine/web/i18n/use-text.ts';
import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

/** From this length on a text has a counter. */
const countedFrom = 100;

function MultilineCell({ value }: CellProps) {
  return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{showText(value)}</span>;
}

export function MultilineWidget(widget: WidgetProps) {
  const t = useText();
  const text = showText(widget.value);
  const limit = widget.field.maxLength;
  return (
    <>
      <TextInput
        widget={widget}
        text={text}
        onText={(typed) => widget.onChange(typed === '' ? undefined : typed)}
        rows={3}
      />
      {limit !== undefined && limit >= countedFrom && (
        <p className={text.length > limit ? 'counter wrong' : 'counter'}>
          {t('records.counter', { used: text.length, limit })}
        </p>
      )}
    </>
  );
}

export const multiline: FieldView = {
  show: showText,
  Cell: MultilineCell,
  Widget: MultilineWidget,
  filter: 'text',
  width: 200,
};

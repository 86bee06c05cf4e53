// A colour as #RRGGBB, with a preview of text on it: black or white, whichever reads better.
import { useText } from '#engine/web/i18n/use-text.ts';
import { readableOn } from './readable-color.ts';
import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

const hex = /^#[0-9a-f]{6}$/i;

function ColorCell({ value }: CellProps) {
  const color = showText(value);
  if (!hex.test(color)) return <>{color}</>;
  return (
    <span className="color-code" style={{ backgroundColor: color, color: readableOn(color) }}>
      {color}
    </span>
  );
}

function ColorWidget(widget: WidgetProps) {
  const t = useText();
  const color = showText(widget.value);
  const isColor = hex.test(color);
  const setColor = (typed: string) =>
    widget.onChange(
      typed.trim() === '' ? undefined : /^[0-9a-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed.trim(),
    );
  return (
    <div className="color-input">
      <input
        type="color"
        aria-label={t('records.color.pick', { field: widget.label })}
        value={isColor ? color : '#808080'}
        onChange={(event) => setColor(event.target.value)}
      />
      <TextInput widget={widget} text={color} onText={setColor} />
      {isColor && (
        <span aria-hidden style={{ backgroundColor: color, color: readableOn(color) }}>
          {t('records.color.sample')}
        </span>
      )}
    </div>
  );
}

export const color: FieldView = { show: showText, Cell: ColorCell, Widget: ColorWidget, filter: 'none', width: 88 };

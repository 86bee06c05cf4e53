import { isWebAddress } from '#engine/model/formats.ts';
import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';

function UrlCell({ value }: CellProps) {
  const address = showText(value);
  if (!isWebAddress(address)) return <>{address}</>;
  return (
    <a className="reference outside" href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https:\/\//i, '').replace(/\/$/, '')}
    </a>
  );
}

function UrlWidget(widget: WidgetProps) {
  const onText = (typed: string) => widget.onChange(typed.trim() === '' ? undefined : typed.trim());
  return <TextInput widget={widget} text={showText(widget.value)} onText={onText} inputMode="url" />;
}

export const url: FieldView = { show: showText, Cell: UrlCell, Widget: UrlWidget, filter: 'text' };

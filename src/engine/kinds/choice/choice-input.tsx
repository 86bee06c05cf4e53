import { labelKeys } from '#engine/model/label-keys.ts';
import { ChoiceBox } from '#engine/web/fields/choice-box.tsx';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { showText, type WidgetProps } from '../view.ts';
import { optionLabel } from './choice-view.tsx';

/** Where choosing nothing means something, a text of its own says what. */
function emptyLabel(t: Text, shape: string, path: string): string {
  const key = labelKeys.option(shape, path, '');
  const label = t(key);
  return label === key ? t('records.noValue') : label;
}

export function ChoiceInput({ widget }: { readonly widget: WidgetProps }) {
  const { shape, field, value, onChange, required } = widget;
  const t = useText();
  const known = field.options ?? [];
  const chosen = showText(value);
  // A value that is no longer offered stays to be seen, so that it can be changed.
  const offered = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  const labelOf = (option: string) =>
    option === '' ? emptyLabel(t, shape, field.path) : optionLabel(t, shape, field.path, option);
  return (
    <ChoiceBox
      widget={widget}
      text={chosen === '' ? '' : labelOf(chosen)}
      options={required ? offered : ['', ...offered]}
      labelOf={labelOf}
      chosen={[chosen]}
      choose={(option) => onChange(option === '' ? undefined : option)}
    />
  );
}

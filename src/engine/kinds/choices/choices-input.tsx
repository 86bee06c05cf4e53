import { labelKeys } from '#engine/model/label-keys.ts';
import { ChoiceBox } from '#engine/web/fields/choice-box.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '../view.ts';
import { optionsOf } from './choices-view.tsx';

export function ChoicesInput({ widget }: { readonly widget: WidgetProps }) {
  const { shape, field, value, onChange } = widget;
  const t = useText();
  const options = field.options ?? [];
  const chosen = optionsOf(value);
  const labelOf = (option: string) => t(labelKeys.option(shape, field.path, option));
  const toggle = (option: string) => {
    const next = options.filter((one) => chosen.includes(one) !== (one === option));
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <ChoiceBox
      widget={widget}
      text={chosen.map(labelOf).join(', ')}
      options={options}
      labelOf={labelOf}
      chosen={chosen}
      choose={toggle}
      several
    />
  );
}
